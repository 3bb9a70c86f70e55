import type { ReactNode } from 'react';
import type { PageLink } from '../pages/navigation.server.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-title.module.css';

export type PageTitleProps = {
  title: string;
  trail: PageLink[];
  children?: ReactNode;
  /** The one thing to do here that stands further down. */
  action?: ReactNode;
};

/** The head of every page but the home page: where one is, what it is called, what it is about. */
export function PageTitle({ title, trail, children, action }: PageTitleProps) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
        {children && <p className={styles.lead}>{children}</p>}
        {action && <p className={styles.action}>{action}</p>}
      </div>
    </div>
  );
}
