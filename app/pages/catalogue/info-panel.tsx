import { CalculatorJump } from '../../calculator/calculators.tsx';
import { quoteLink } from '../../contact/quote-link.ts';
import { insideAnchor } from '../../explorer/anchor.ts';
import { headlineId } from '../../sections/headline-id.ts';
import { SelectionJump } from '../../selection/selection.tsx';
import { useLabels } from '../../site.ts';
import { HashLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import type { DocumentLink } from '../documents.server.ts';
import styles from './info-panel.module.css';
import type { CatalogueItem } from './schema.ts';
import { supplyAnchor } from './supply.tsx';

export type InfoPanelProps = Pick<CatalogueItem, 'info' | 'selection'> & {
  page: string;
  /** The headlines of the page. */
  contents: string[];
  sheet: DocumentLink;
  hasCalculators: boolean;
  questionsTitle: string | undefined;
  /** The name of the part that tells how it works. */
  insideTitle: string | undefined;
  hasSupply: boolean;
};

export function InfoPanel(props: InfoPanelProps) {
  const { page, info, contents, selection, sheet, hasCalculators } = props;
  const { insideTitle, hasSupply, questionsTitle } = props;
  const { catalogue, selection: words, supply } = useLabels();
  const mark = info.sample && <SampleMark>{words.sample}</SampleMark>;
  const rows = [
    [catalogue.client, info.client],
    [catalogue.date, info.projectDate],
  ] as const;
  return (
    <aside className={styles.aside} aria-label={page}>
      <div className={styles.panel}>
        <h2 className={styles.title}>{info.description.title}</h2>
        <p>{info.description.text}</p>
        <dl className={styles.rows}>
          <div>
            <dt>{catalogue.category}</dt>
            <dd>{info.category}</dd>
          </div>
          {rows.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {value} {mark}
                  </dd>
                </div>
              ),
          )}
          {info.projectUrl && (
            <div>
              <dt>{catalogue.link}</dt>
              <dd>
                {info.sample ? (
                  new URL(info.projectUrl).host
                ) : (
                  <a href={info.projectUrl} target="_blank" rel="noopener">
                    {new URL(info.projectUrl).host}
                  </a>
                )}{' '}
                {mark}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.guide}>
        <ButtonLink variant="quiet" to={quoteLink(catalogue.quoteSubject, page)}>
          {catalogue.requestQuote}
        </ButtonLink>
        <a className={styles.sheet} href={sheet.href} type="application/pdf">
          {sheet.text}
        </a>
        {contents.length > 0 && (
          <nav className={styles.contents} aria-label={catalogue.contents}>
            <ul>
              {selection && (
                <li>
                  <SelectionJump selection={selection} />
                </li>
              )}
              {insideTitle && (
                <li>
                  <HashLink hash={insideAnchor}>{insideTitle}</HashLink>
                </li>
              )}
              {hasCalculators && (
                <li>
                  <CalculatorJump />
                </li>
              )}
              {contents.map((text) => (
                <li key={text}>
                  <HashLink hash={headlineId(text)}>{text}</HashLink>
                </li>
              ))}
              {hasSupply && (
                <li>
                  <HashLink hash={supplyAnchor}>{supply.title}</HashLink>
                </li>
              )}
              {questionsTitle && (
                <li>
                  <HashLink hash={headlineId(questionsTitle)}>{questionsTitle}</HashLink>
                </li>
              )}
            </ul>
          </nav>
        )}
      </div>
    </aside>
  );
}
