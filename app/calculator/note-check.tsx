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
  /** On which of the papers. */
  paper: number;
  /** How many values there are, also for other options. */
  all: number;
};

/** Why a tolerance is another one: once for all rows, below them. */
const reason = /: .+/;
const reasonOf = (allowed: string) => (reason.test(allowed) ? `${allowed}.` : undefined);

/** How the calculation was checked: others' values first, then one's own. */
export function NoteCheck({ verification, counts, paper, all }: NoteCheckProps) {
  const { company, labels } = useSite();
  const words = labels.calculator;
  const { published, fitted, own } = verification;
  const lists = [
    [published, words.verification, words.published],
    [fitted, words.fitted, words.published],
    [own, words.own, words.reckoned],
  ] as const;
  const groups = lists.flatMap(([rows, heading, reference]) =>
    typeof rows !== 'number' && rows.length > 0 ? [{ rows, heading, reference }] : [],
  );
  const printed = groups.map(({ rows }, group) => rows.slice(0, counts?.[group]));
  const reasons = new Set(printed.flat().flatMap(({ allowed }) => reasonOf(allowed) ?? []));
  const shown = counts ? sum(counts) : 0;
  return (
    <section className="note-check" data-paper={counts && paper}>
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
              <tr key={row.id} data-rank={row.rank} data-reason={reasonOf(row.allowed)}>
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
      {[...reasons].map((one) => (
        <p key={one} data-reason={one}>
          {unbroken(one)}
        </p>
      ))}
      <p>{shown < all && fill(words.verificationOnPaper, { shown, n: all })}</p>
    </section>
  );
}

/** What is not met, in a paragraph; of the reason where it ends. */
export function contradictedNote({ rows, why }: Contradicted, name: string): string {
  const all = (key: 'published' | 'ours') =>
    listed(
      rows.map((row) => row[key]),
      ';',
    );
  const values = `${namesOf(rows)}: ${all('published')} (${name}: ${all('ours')})`;
  return [rows[0]?.source, values, why.split(/(?<=\.) /).at(-1)].join('. ');
}

function listed(texts: readonly string[], sign: string): string {
  return [texts.slice(0, -1).join(`${sign} `), texts.at(-1)].filter(Boolean).join(' y ');
}

/** What they have in common once, and where they differ, each: `de 400, 500 y 600 °F`. */
function namesOf(rows: Contradicted['rows']): string {
  const names = rows.map(({ quantity }) => quantity.split(/(?<=[ \u00a0])/));
  const [first = []] = names;
  const differs = first.map((word, at) => names.some((one) => one[at] !== word));
  const from = differs.indexOf(true);
  const to = differs.lastIndexOf(true) + 1;
  if (from < 0 || names.some(({ length }) => length !== first.length)) {
    return listed(
      rows.map(({ quantity }) => quantity),
      ';',
    );
  }
  const middle = names.map((name) => name.slice(from, to).join('').trim());
  return `${first.slice(0, from).join('')}${listed(middle, ',')} ${first.slice(to).join('')}`;
}
