import type { ComponentProps } from 'react';
import styles from './scroller.module.css';

/** What may be wider than the window: it scrolls by itself, and fades where there is more. Needs a name. */
export function Scroller({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    // A region that can scroll must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={`${styles.scroller} ${className}`} tabIndex={0} {...rest} />
  );
}
