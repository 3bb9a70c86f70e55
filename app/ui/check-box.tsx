import type { ComponentPropsWithRef } from 'react';
import styles from './check-box.module.css';

export type CheckBoxProps = ComponentPropsWithRef<'input'>;

/** A box to tick, with what it stands for beside it. */
export function CheckBox({ title, children, ...rest }: CheckBoxProps) {
  return (
    <label className={styles.check} title={title}>
      <input type="checkbox" {...rest} />
      {children}
    </label>
  );
}
