import { CalculatorJump } from '../../calculator/calculators.tsx';
import { quoteLink } from '../../contact/quote-link.ts';
import { useLabels } from '../../site.ts';
import { HashLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './info-panel.module.css';
import type { CatalogueItem } from './schema.ts';

export type InfoPanelProps = Pick<CatalogueItem, 'info' | 'keyFigures'> & {
  page: string;
  /** The headlines of the page, with their anchors. */
  contents: { id: string; text: string }[];
  hasCalculators: boolean;
};

export function InfoPanel({ page, info, keyFigures, contents, hasCalculators }: InfoPanelProps) {
  const { catalogue } = useLabels();
  const rows = [
    [catalogue.category, info.category],
    [catalogue.client, info.client],
    [catalogue.date, info.projectDate],
  ] as const;
  return (
    <aside className={styles.panel} aria-label={page}>
      <h2 className={styles.title}>{info.description.title}</h2>
      <p>{info.description.text}</p>
      {keyFigures.length > 0 && (
        <dl className={styles.figures} aria-label={catalogue.keyFigures}>
          {keyFigures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>
                {figure.value}
                {figure.unit && <span className={styles.unit}> {figure.unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={styles.rows}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {info.projectUrl && (
          <div>
            <dt>{catalogue.link}</dt>
            <dd>
              <a href={info.projectUrl} target="_blank" rel="noopener">
                {new URL(info.projectUrl).host}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <ButtonLink to={quoteLink(catalogue.quoteSubject, page)}>{catalogue.requestQuote}</ButtonLink>
      {contents.length > 0 && (
        <nav className={styles.contents} aria-label={catalogue.contents}>
          <ul>
            {hasCalculators && (
              <li>
                <CalculatorJump />
              </li>
            )}
            {contents.map(({ id, text }) => (
              <li key={id}>
                <HashLink hash={id}>{text}</HashLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}
