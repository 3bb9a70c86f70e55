import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './section.module.css';

export type SectionProps = ComponentPropsWithRef<'section'> & {
  ground?: 'paper' | 'warm' | 'dark';
  /** Which way the hot line crosses this band: down the left side and over, or down the right. */
  line?: 'left' | 'right';
  /** Lies far below the first screen, with no anchor behind it: it is laid out late (base.css). */
  far?: boolean;
};

/** A band of the page, as wide as the window, its content as wide as the page. */
export function Section({ ground = 'paper', line, far, children, ...rest }: SectionProps) {
  const marks = { 'data-ground': ground, 'data-line': line, 'data-far': far };
  return (
    <section className={styles.section} {...marks} {...rest}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

export type SectionHeadProps = { title: string; id?: string; children?: ReactNode };

export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
