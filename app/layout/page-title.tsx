import type { ReactNode } from 'react';
import type { PageLink } from '../pages/navigation.server.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-title.module.css';

export type PageTitleProps = {
  title: string;
  trail: PageLink[];
  /** Each kind of page opens in its own way: the class of its rules for `[data-slot]`. */
  look?: string | undefined;
  ground?: 'dark';
  /** For the bands below it that look otherwise there. */
  kind?: 'catalogue' | 'service' | 'tool';
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
  const { title, trail, look = '', ground, kind, children, above, action, beside, below } = props;
  return (
    <div className={`${styles.band} ${look}`} data-ground={ground} data-kind={kind}>
      <div data-slot="inner" data-beside={Boolean(beside)}>
        <div data-slot="name">
          <Breadcrumb trail={trail} />
          {above}
          <h1 data-long={title.length > 34 || undefined}>{title}</h1>
        </div>
        <div data-slot="words">
          {children && <p data-slot="lead">{children}</p>}
          {action && <div data-slot="action">{action}</div>}
        </div>
        {beside && <div data-slot="beside">{beside}</div>}
        {below && <div data-slot="below">{below}</div>}
      </div>
    </div>
  );
}
