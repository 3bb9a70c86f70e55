import type { ComponentPropsWithRef } from 'react';
import { type DefinitionRow, DefinitionRows } from './definition-rows.tsx';
import styles from './figure-list.module.css';

export type FigureListProps = ComponentPropsWithRef<'dl'> & {
  rows: readonly DefinitionRow[];
};

/** Large figures, each over what it is. */
export function FigureList({ rows, className = '', ...rest }: FigureListProps) {
  return (
    <dl className={`${styles.list} ${className}`} {...rest}>
      <DefinitionRows rows={rows} />
    </dl>
  );
}
