import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './choice.module.css';

export type ChoiceProps = ComponentPropsWithRef<'input'> & { children?: ReactNode };

/**
 * One of several, as a native radio button under what stands for it: the browser keeps what was
 * chosen before React was there.
 */
export function Choice({ className = '', children, ...rest }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio button is in it
    <label className={`${styles.choice} ${className}`}>
      <UnseenRadio {...rest} />
      {children}
    </label>
  );
}

/** Covers what it stands in. */
export function UnseenRadio(props: ComponentPropsWithRef<'input'>) {
  return <input type="radio" className={styles.radio} {...props} />;
}

/** Which of the choices in an element the browser has, for React to take over. */
export function chosenIn(element: HTMLElement | null): number {
  const choices = element?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  const index = [...choices].findIndex(({ checked }) => checked);
  return Math.max(index, 0);
}
