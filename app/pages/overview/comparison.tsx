import { useLabels } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import styles from './comparison.module.css';
import type { Overview, OverviewItem } from './page.server.ts';

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
      <table className={styles.comparison}>
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
                <td key={item.slug} data-label={item.label}>
                  {cell(item) || '—'}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{catalogue.keyFigures}</th>
            {items.map(({ slug, label, keyFigures }) => (
              <td key={slug} data-label={label}>
                <ul>
                  {keyFigures.map((figure) => (
                    <li key={figure.label}>
                      <strong>
                        {figure.value}
                        {figure.unit && ` ${figure.unit}`}
                      </strong>{' '}
                      {figure.label}
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
