import type { ComponentPropsWithRef } from 'react';
import styles from './figure-list.module.css';

export type FigureListProps = ComponentPropsWithRef<'dl'> & {
  rows: readonly (readonly [label: string, value: string])[];
};

/** Large figures, each over what it is. */
export function FigureList({ rows, className = '', ...rest }: FigureListProps) {
  return (
    <dl className={`${styles.list} ${className}`} {...rest}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
