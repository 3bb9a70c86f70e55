import { quoteLink } from '../../contact/quote-link.ts';
import { useLabels } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { fill } from '../../ui/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { type ComparedRow, comparedRows, type OwnFigures } from './compared-rows.ts';
import styles from './comparison.module.css';
import type { Overview, OverviewItem } from './page.server.ts';
import { useOverviewWords } from './words.ts';

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
  const { shared, own, uses, invented } = comparedRows(items, overview, {
    ...words,
    leadTime: supply.leadTime,
  });
  return (
    <Section ground="warm" aria-labelledby={comparisonId}>
      <SectionHead id={comparisonId} title={words.comparison}>
        {shared.length === 0 && words.nothingShared}
      </SectionHead>
      {shared.length > 0 && (
        <div className={styles.switch}>
          <CheckBox>{words.onlyDifferences}</CheckBox>
        </div>
      )}
      <table className={styles.comparison}>
        <Heads items={items} onRemove={onRemove} />
        <tbody>
          {shared.map((row) => (
            <Row key={row.name} row={row} />
          ))}
          {own.some(({ figures }) => figures.length > 0) && <OwnRow own={own} />}
          {uses.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
      {invented.length > 0 && (
        <p className={styles.note}>
          <SampleMark>{selection.sample}</SampleMark>{' '}
          {fill(words.illustrative, { rows: invented.join(', ') })}
        </p>
      )}
    </Section>
  );
}

function Heads({ items, onRemove }: Pick<ComparisonProps, 'items' | 'onRemove'>) {
  const words = useOverviewWords();
  const { catalogue, selection } = useLabels();
  return (
    <thead>
      <tr>
        <td />
        {items.map(({ slug, picture }) => (
          <td key={slug}>{picture && <Picture picture={picture} alt="" sizes="208px" />}</td>
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

function Row({ row: { name, cells, isSame } }: { row: ComparedRow }) {
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">{name}</th>
      {cells.map(({ id, value, note }) => (
        <td key={id}>
          <Figure value={value || '—'} note={note} />
        </td>
      ))}
    </tr>
  );
}

/** Each one's own figures in its own column. */
function OwnRow({ own }: { own: OwnFigures[] }) {
  const words = useOverviewWords();
  return (
    <tr>
      <th scope="row">{words.own}</th>
      {own.map(({ id, figures }) => (
        <td key={id}>
          <dl className={styles.own}>
            {figures.map(({ name, value, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Figure value={value} note={note} />
                </dd>
              </div>
            ))}
          </dl>
        </td>
      ))}
    </tr>
  );
}

function Figure({ value, note }: { value: string; note?: string | undefined }) {
  return (
    <>
      {unbroken(value)}
      {note && <span>{note}</span>}
    </>
  );
}
