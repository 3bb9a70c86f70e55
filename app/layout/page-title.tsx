import type { ReactNode } from 'react';
import type { PageLink } from '../pages/navigation.server.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-title.module.css';

export type PageTitleProps = {
  title: string;
  trail: PageLink[];
  /** Each kind of page opens in its own way; without one, with its words only. */
  kind?: 'catalogue' | 'overview' | 'tool' | 'tools' | 'service' | 'services' | 'about' | 'contact';
  children?: ReactNode;
  /** What kind of document it is, on paper. */
  above?: ReactNode;
  /** The things to do here. */
  action?: ReactNode;
  /** What the page is about, beside its name. */
  beside?: ReactNode;
  /** A strip of facts under both. */
  below?: ReactNode;
};

/** The first screen of every page but the home page: where one is, what it is called, the thing itself. */
export function PageTitle(props: PageTitleProps) {
  const { title, trail, kind, children, above, action, beside, below } = props;
  return (
    <div
      className={styles.band}
      data-kind={kind}
      data-ground={kind === 'about' ? 'dark' : undefined}
    >
      <div className={styles.inner} data-beside={Boolean(beside)}>
        <div className={styles.name}>
          <Breadcrumb trail={trail} />
          {above}
          <h1 data-long={title.length > 34 || undefined}>{title}</h1>
        </div>
        <div className={styles.words}>
          {children && <p className={styles.lead}>{children}</p>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </div>
  );
}
