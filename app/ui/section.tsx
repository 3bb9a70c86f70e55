import { type ComponentPropsWithRef, type ReactNode, Suspense } from 'react';
import styles from './section.module.css';

export type SectionProps = ComponentPropsWithRef<'section'> & {
  ground?: 'paper' | 'warm' | 'dark';
  /** Follows what is above it as its answer. */
  space?: 'close';
  /** Has nothing to say on paper, such as links to other pages. */
  print?: 'never';
};

/**
 * A band of the page, as wide as the window, its content as wide as the page. React takes the bands
 * over one by one, each in a short task, and first the one in which something is pressed.
 */
export function Section({ ground = 'paper', space, print, children, ...rest }: SectionProps) {
  return (
    <Suspense>
      <section
        className={styles.section}
        data-ground={ground}
        data-space={space}
        data-print={print}
        {...rest}
      >
        <div className={styles.inner}>{children}</div>
      </section>
    </Suspense>
  );
}

export type SectionHeadProps = {
  title: ReactNode;
  id?: string;
  /** What is under it speaks for itself on paper. */
  print?: 'never' | undefined;
  children?: ReactNode;
};

export function SectionHead({ title, id, print, children }: SectionHeadProps) {
  return (
    <div className={styles.head} data-print={print}>
      <h2 id={id}>{title}</h2>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
