import { useSite } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { unbroken } from '../ui/unbroken.tsx';
import type { BriefVerification, VerificationRow } from './verification.server.ts';

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
    groups.map(([rows]) => (typeof rows === 'number' ? [] : rows)),
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
                {[heading, reference, company.name, words.difference, words.source].map((name) => (
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

/** One row of each list in turn, as long as there is room; a head takes a line as well, a long name two. */
function shared(groups: VerificationRow[][], lines: number): VerificationRow[][] {
  const shown = groups.map((): VerificationRow[] => []);
  let room = lines;
  for (let place = 0; groups.some((rows) => place < rows.length); place += 1) {
    for (const [group, rows] of groups.entries()) {
      const row = rows[place];
      if (!row) continue;
      const needed = (place === 0 ? 1.3 : 0) + linesOf(row);
      if (needed > room && (place > 0 || (lines < 2 && isBegun(shown)))) return shown;
      shown[group]?.push(row);
      room -= needed;
    }
  }
  return shown;
}

const isBegun = (shown: VerificationRow[][]) => shown.some((rows) => rows.length > 0);

function linesOf({ quantity, source }: VerificationRow): number {
  return Math.max(Math.ceil(quantity.length / 52), Math.ceil(source.length / 34));
}
