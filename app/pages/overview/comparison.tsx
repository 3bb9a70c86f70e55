import type { ReactNode } from 'react';
import { quoteLink } from '../../contact/quote-link.ts';
import { useLabels } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { fill } from '../../ui/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { type ComparedRow, comparedRows } from './compared-rows.ts';
import styles from './comparison.module.css';
import type { Overview, OverviewItem } from './page.server.ts';
import { asterisk, useOverviewWords } from './words.ts';

export const comparisonId = 'comparacion';

export type ComparisonProps = {
  items: OverviewItem[];
  overview: Overview;
  onRemove: (item: OverviewItem) => void;
};

/** Two or three side by side. */
export function Comparison({ items, overview, onRemove }: ComparisonProps) {
  const words = useOverviewWords();
  const { supply, selection } = useLabels();
  const { shared, own, uses, isUnlike } = comparedRows(items, overview, {
    ...words,
    leadTime: supply.leadTime,
  });
  const isAnySame = [...shared, ...uses].some(({ isSame }) => isSame);
  return (
    <Section ground="warm" aria-labelledby={comparisonId}>
      <SectionHead id={comparisonId} title={words.comparison}>
        {isUnlike && words.unlike}
      </SectionHead>
      <table className={styles.comparison}>
        <Heads items={items} onRemove={onRemove}>
          {isAnySame && (
            <div className={styles.switch}>
              <span>{words.sameKey}</span>
              <CheckBox>{words.onlyDifferences}</CheckBox>
            </div>
          )}
        </Heads>
        <Rows rows={shared} />
        <OwnFigures rows={own} />
        <Rows rows={uses} title={words.uses} />
      </table>
      {[...shared, ...own, ...uses].some(({ isSample }) => isSample) && (
        <p className={styles.note}>
          <SampleMark>{selection.sample}</SampleMark> {words.illustrative}
        </p>
      )}
    </Section>
  );
}

type HeadsProps = Pick<ComparisonProps, 'items' | 'onRemove'> & { children: ReactNode };

function Heads({ items, onRemove, children }: HeadsProps) {
  const words = useOverviewWords();
  const { catalogue, selection } = useLabels();
  return (
    <thead>
      <tr>
        <td>{children}</td>
        {items.map(({ slug, picture }) => (
          <td key={slug}>
            {picture && <Picture picture={picture} alt="" sizes="(width >= 600px) 26vw, 45vw" />}
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td />
        {items.map((item) => (
          <th key={item.slug} scope="col">
            <AppLink to={item.to}>{item.label}</AppLink>
            <div className={styles.actions}>
              <AppLink
                to={quoteLink(catalogue.quoteSubject, item.label)}
                aria-label={fill(selection.quoteOf, { row: item.label })}
              >
                {selection.quote}
              </AppLink>
              <button
                type="button"
                aria-label={fill(words.removeOf, { page: item.label })}
                onClick={() => onRemove(item)}
              >
                {words.remove}
              </button>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function GroupName({ name, columns }: { name: string; columns: number }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columns}>
        {name}
      </th>
    </tr>
  );
}

/** What only one of them has stands in its own column, each figure under its name: rows would be half empty. */
function OwnFigures({ rows }: { rows: ComparedRow[] }) {
  const { own } = useOverviewWords();
  const pages = rows[0]?.cells.map(({ id }) => id) ?? [];
  if (pages.length === 0) return null;
  return (
    <tbody>
      <GroupName name={own} columns={1 + pages.length} />
      <tr>
        <td />
        {pages.map((page, place) => (
          <td key={page}>
            <dl className={styles.own}>
              {rows.map(({ name, cells, isSample }) => {
                const { value, note } = cells[place] ?? {};
                return (
                  value && (
                    <div key={name}>
                      <dt>
                        {name}
                        {isSample && asterisk}
                      </dt>
                      <dd>
                        <Figure value={value} note={note} />
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Figures of one name in one row; a group that needs it says what its rows have in common. */
function Rows({ rows, title }: { rows: ComparedRow[]; title?: string }) {
  const { notGiven } = useOverviewWords();
  if (rows.length === 0) return null;
  return (
    <tbody>
      {title && <GroupName name={title} columns={1 + (rows[0]?.cells.length ?? 0)} />}
      {rows.map(({ name, cells, isSame, isSample }) => (
        <tr key={name} data-same={isSame || undefined}>
          <th scope="row">
            {name}
            {isSample && asterisk}
          </th>
          {cells.map(({ id, value, note }) => (
            <td key={id} aria-label={value ? undefined : notGiven}>
              {value ? <Figure value={value} note={note} /> : '—'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A column of a phone is narrower than a range: it breaks between its numbers, and measures first between two. */
function Figure({ value, note }: { value: string; note?: string | undefined }) {
  const range = value.split(/\sa\s/);
  const [from = '', to] = value.includes('×')
    ? range.map((end) => end.replaceAll('\u00a0×\u00a0', ' ×\u00a0'))
    : [range.join(' a ')];
  return (
    <>
      {to ? (
        <>
          <span>{from}</span> <span>{`a\u00a0${to}`}</span>
        </>
      ) : (
        unbroken(from)
      )}
      {note && <small>{note}</small>}
    </>
  );
}
