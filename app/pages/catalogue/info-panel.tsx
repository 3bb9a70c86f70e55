import { quoteLink } from '../../contact/quote-link.ts';
import { useLabels } from '../../site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import type { DocumentLink } from '../documents.server.ts';
import { Contents, type ContentsProps } from './contents.tsx';
import styles from './info-panel.module.css';
import type { CatalogueItem } from './schema.ts';

export type InfoPanelProps = Pick<CatalogueItem, 'info'> & {
  page: string;
  sheet: DocumentLink;
  contents: Omit<ContentsProps, 'name'>;
};

export function InfoPanel({ page, info, contents, sheet }: InfoPanelProps) {
  const { catalogue, selection: words } = useLabels();
  const { sample, projectUrl } = info;
  const host = projectUrl && new URL(projectUrl).host;
  const link = (
    <a href={projectUrl} target="_blank" rel="noopener">
      {host}
    </a>
  );
  const rows = [
    [catalogue.category, info.category],
    [catalogue.client, info.client],
    [catalogue.date, info.projectDate],
    [catalogue.link, sample ? host : host && link],
  ].filter(([, value]) => value);
  return (
    <aside className={styles.aside} aria-label={page}>
      <div className={styles.panel}>
        <h2 className={styles.title}>{info.description.title}</h2>
        <p>{info.description.text}</p>
        <dl className={styles.rows}>
          {rows.map(([name, value], index) => (
            <div key={String(name)}>
              <dt>{name}</dt>
              <dd>
                {value}{' '}
                {sample && index === rows.length - 1 && <SampleMark>{words.sample}</SampleMark>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.guide}>
        <ButtonLink variant="quiet" to={quoteLink(catalogue.quoteSubject, page)}>
          {catalogue.requestQuote}
        </ButtonLink>
        <a className={styles.sheet} href={sheet.href} type="application/pdf">
          {sheet.text}
        </a>
        <Contents name={catalogue.contents} {...contents} />
      </div>
    </aside>
  );
}
