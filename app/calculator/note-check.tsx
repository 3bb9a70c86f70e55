import { useSite } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { unbroken } from '../ui/unbroken.tsx';
import type { BriefVerification, VerificationRow } from './verification.server.ts';

type Contradicted = BriefVerification['contradicted'][number];
export type NoteCheckProps = { verification: BriefVerification; lines: number };

/** How the calculation was checked: of each list as many values as the sheet has lines for. */
export function NoteCheck({ verification, lines }: NoteCheckProps) {
  const { company, labels } = useSite();
  const words = labels.calculator;
  const { published, fitted, own } = verification;
  const groups = [
    [published, words.verification, words.published],
    [fitted, words.fitted, words.published],
    [own, words.own, words.reckoned],
  ] as const;
  const shown = shared(
    groups.map(([rows, heading]) => ({ heading, rows: typeof rows === 'number' ? [] : rows })),
    lines,
  );
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const all = sum(groups.map(([rows]) => (typeof rows === 'number' ? rows : rows.length)));
  const printed = sum(shown.map((rows) => rows.length));
  return (
    <section className="note-check">
      <table>
        {groups.map(([, heading, reference], group) => (
          <tbody key={heading}>
            {shown[group]?.length ? (
              <tr>
                {[
                  heading,
                  reference,
                  company.name,
                  words.difference,
                  words.allowed,
                  words.source,
                ].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            ) : null}
            {shown[group]?.map((row) => (
              <tr key={row.id}>
                <td>{unbroken(row.quantity)}</td>
                <td>{row.published}</td>
                <td>{row.ours}</td>
                <td>{`${row.holds ? '✓ ' : ''}${row.difference}`}</td>
                <td>{unbroken(row.allowed)}</td>
                <td>{unbroken(row.source)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {printed < all && <p>{fill(words.verificationOnPaper, { shown: printed, n: all })}</p>}
    </section>
  );
}

/** What is not met, in a paragraph; of the reason only its first sentence. */
export function contradictedNote({ rows, why }: Contradicted, name: string): string {
  const [source = ''] = rows.map((row) => row.source);
  const values = rows.map(
    ({ quantity, published, ours, difference }) =>
      `${quantity}: ${published}; ${name}, ${ours} (${difference})`,
  );
  const [reason = ''] = why.split(/(?<=\.) /);
  return `${source}. ${values.join('. ')}. ${reason}`;
}

/** One row of each list in turn, as long as there is room; a head takes a line as well, a long name two. */
function shared(
  groups: { heading: string; rows: VerificationRow[] }[],
  lines: number,
): VerificationRow[][] {
  const shown = groups.map((): VerificationRow[] => []);
  let room = lines;
  for (let place = 0; groups.some(({ rows }) => place < rows.length); place += 1) {
    for (const [group, { heading, rows }] of groups.entries()) {
      const row = rows[place];
      if (!row) continue;
      const head = place === 0 ? 1.3 * inLines(heading) : 0;
      const needed = head + linesOf(row);
      if (needed > room && (place > 0 || (lines < 2 && isBegun(shown)))) return shown;
      shown[group]?.push(row);
      room -= needed;
    }
  }
  return shown;
}

const isBegun = (shown: VerificationRow[][]) => shown.some((rows) => rows.length > 0);

/** How many lines a name has in the first column. */
const inLines = (name: string) => Math.ceil(name.length / 44);

function linesOf({ quantity, source, allowed }: VerificationRow): number {
  return Math.max(inLines(quantity), Math.ceil(allowed.length / 24), Math.ceil(source.length / 30));
}
