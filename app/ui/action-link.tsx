import type { ComponentPropsWithRef } from 'react';
import type { LinkProps } from 'react-router';
import styles from './action-link.module.css';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

export type ActionLinkProps = Omit<LinkProps, 'className'>;

/** Leads on to what was just spoken of, and stands by itself: words, and an arrow behind the last one. */
export function ActionLink({ children, ...rest }: ActionLinkProps) {
  return (
    <AppLink className={styles.action} {...rest}>
      {children}
      <Icon name="arrow" width="18" height="18" />
    </AppLink>
  );
}

export type ActionAnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className'>;

/** The same within a page, left to the browser: what follows its #hash hears of it. */
export function ActionAnchor({ children, ...rest }: ActionAnchorProps) {
  return (
    <a className={styles.action} {...rest}>
      {children}
      <Icon name="arrow" width="18" height="18" />
    </a>
  );
}
