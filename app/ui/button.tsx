import type { ComponentPropsWithRef } from 'react';
import type { LinkProps } from 'react-router';
import { AppLink, HashLink, type HashLinkProps } from './app-link.tsx';
import styles from './button.module.css';

/** Plain ones stand in a row under another: words that can be pressed. */
type Variant = 'primary' | 'quiet' | 'plain';

export type ButtonProps = ComponentPropsWithRef<'button'> & { variant?: Variant };

export function Button({ variant = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles.button} data-variant={variant} {...rest} />;
}

export type ButtonLinkProps = LinkProps & { variant?: Variant };

export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <AppLink className={styles.button} data-variant={variant} {...rest} />;
}

export type ButtonHashLinkProps = HashLinkProps & { variant?: Variant };

export function ButtonHashLink({ variant = 'primary', ...rest }: ButtonHashLinkProps) {
  return <HashLink className={styles.button} data-variant={variant} {...rest} />;
}

export type ButtonAnchorProps = ComponentPropsWithRef<'a'> & { variant?: Variant };

/** For what is not a page of the site: telephone, mail, other sites. */
export function ButtonAnchor({ variant = 'quiet', children, ...rest }: ButtonAnchorProps) {
  return (
    <a className={styles.button} data-variant={variant} {...rest}>
      {children}
    </a>
  );
}
