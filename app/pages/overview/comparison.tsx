import { useLabels } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import styles from './comparison.module.css';
import type { Overview, OverviewItem } from './page.server.ts';
import { type Figure, sharedFigures } from './shared-figures.ts';

export const comparisonId = 'comparacion';

export type ComparisonProps = { items: OverviewItem[]; overview: Overview };

/** Two or three side by side. */
export function Comparison({ items, overview }: ComparisonProps) {
  const { overview: words, catalogue } = useLabels();
  const named = (facet: keyof Overview['facets']) => (item: OverviewItem) =>
    overview.facets[facet]
      .filter(({ id }) => item[facet].includes(id))
      .map(({ label }) => label)
      .join(', ');
  const rows: [name: string, cell: (item: OverviewItem) => string][] = [
    [catalogue.category, ({ category }) => category],
    [
      words.pressure,
      ({ pressure }) => (pressure ? `${String(pressure).replace('.', ',')}\u00a0barg` : ''),
    ],
    [words.systems, named('systems')],
    [words.functions, named('functions')],
    [words.industries, named('industries')],
  ];
  return (
    <Section ground="warm" aria-labelledby={comparisonId}>
      <SectionHead id={comparisonId} title={words.comparison} />
      <table className={styles.comparison} data-count={items.length}>
        <thead>
          <tr>
            <td />
            {items.map(({ slug, to, label }) => (
              <th key={slug} scope="col">
                <AppLink to={to}>{label}</AppLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {items.map((item) => (
                <td key={item.slug}>{cell(item) || '—'}</td>
              ))}
            </tr>
          ))}
          {sharedFigures(items, overview.figures, words.otherFigures).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((figures, index) => (
                <td key={items[index]?.slug}>
                  {figures.length > 0 ? <Figures figures={figures} /> : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Figures({ figures }: { figures: Figure[] }) {
  return (
    <ul>
      {figures.map(({ value, unit, label }) => (
        <li key={label}>
          <strong>
            {value}
            {unit && ` ${unit}`}
          </strong>{' '}
          {label}
        </li>
      ))}
    </ul>
  );
}
