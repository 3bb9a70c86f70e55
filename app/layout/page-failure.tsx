import { isRouteErrorResponse } from 'react-router';
import { useOptionalSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import styles from './message-page.module.css';

export type PageFailureProps = { error: unknown };

/** Shown in place of a page whose data or code failed. */
export function PageFailure({ error }: PageFailureProps) {
  const site = useOptionalSite();
  if (!site) return <WithoutContent error={error} />;
  const { labels, company } = site;
  const { heading, title, help, reload } = labels.failure;
  return (
    <div className={styles.page}>
      <title>{`${heading} | ${company.name}`}</title>
      <p className={styles.title}>{title}</p>
      <p className={styles.help}>{fill(help, { phone: company.contactInfo.phones[0].label })}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
      <div className={styles.quote}>
        <h1 lang="en">{heading}</h1>
        <p lang="en">{errorMessage(error)}</p>
      </div>
    </div>
  );
}

/** While developing, content that does not hold stops the root loader; its report is the page. */
function WithoutContent({ error }: PageFailureProps) {
  return (
    <div className={styles.page} lang="en">
      <h1>Unexpected Application Error!</h1>
      <pre className={styles.report}>{errorMessage(error)}</pre>
    </div>
  );
}

function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
