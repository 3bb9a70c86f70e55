import { useSite } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { sum } from './note-layout.ts';
import type { BriefVerification } from './verification.server.ts';

type Contradicted = BriefVerification['contradicted'][number];
export type NoteCheckProps = {
  verification: BriefVerification;
  /** Of each list so many rows; all of them while they are measured. */
  counts: readonly number[] | undefined;
};

/** Why a tolerance is another one: once for all rows, below them. */
const reason = /: .+/;

/** How the calculation was checked: others' values first, then one's own. */
export function NoteCheck({ verification, counts }: NoteCheckProps) {
  const { company, labels } = useSite();
  const words = labels.calculator;
  const { published, fitted, own } = verification;
  const lists = [
    [published, words.verification, words.published],
    [own, words.own, words.reckoned],
    [fitted, words.fitted, words.published],
  ] as const;
  const groups = lists.flatMap(([rows, heading, reference]) =>
    typeof rows !== 'number' && rows.length > 0 ? [{ rows, heading, reference }] : [],
  );
  const printed = groups.map(({ rows }, group) => rows.slice(0, counts?.[group]));
  const reasons = new Set(
    printed
      .flat()
      .map(({ allowed }) => allowed)
      .filter((one) => reason.test(one)),
  );
  const all = sum(lists.map(([rows]) => (typeof rows === 'number' ? rows : rows.length)));
  const shown = counts && sum(counts);
  return (
    <section className="note-check">
      <table>
        {groups.map(({ heading, reference }, group) => (
          <tbody key={heading}>
            {counts?.[group] !== 0 && (
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
            )}
            {printed[group]?.map((row) => (
              <tr key={row.id}>
                <td>{unbroken(row.quantity)}</td>
                <td>{row.published}</td>
                <td>{row.ours}</td>
                <td>{`${row.holds ? '✓ ' : ''}${row.difference}`}</td>
                <td>{unbroken(row.allowed.replace(reason, ''))}</td>
                <td>{unbroken(row.source)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {shown !== all && <p>{fill(words.verificationOnPaper, { shown: shown ?? 0, n: all })}</p>}
      {reasons.size > 0 && <p>{unbroken(`${[...reasons].join('. ')}.`)}</p>}
    </section>
  );
}

/** What is not met, in a paragraph; of the reason where it ends. */
export function contradictedNote({ rows, why }: Contradicted, name: string): string {
  const [first, ...others] = rows;
  const all = (key: 'published' | 'ours') => rows.map((row) => row[key]).join('; ');
  const named = others.length > 0 ? `${first?.quantity}, y ${others.length} más` : first?.quantity;
  const values = `${named}: ${all('published')}; ${name}, ${all('ours')}`;
  return [first?.source, values, why.split(/(?<=\.) /).at(-1)].join('. ');
}
