import type { ComponentPropsWithRef } from 'react';
import styles from './plain-select.module.css';

export type PlainSelectProps = ComponentPropsWithRef<'select'>;

export function PlainSelect(props: PlainSelectProps) {
  return <select autoComplete="off" className={styles.select} {...props} />;
}
