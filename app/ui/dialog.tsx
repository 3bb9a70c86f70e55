import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import sizes from './dialog-sizes.late.module.css';
import { Icon } from './icon.tsx';

export type DialogProps = {
  /** The element inside that names it. */
  titleId: string;
  closeLabel: string;
  onClose: () => void;
  size?: 'note' | 'film' | 'search' | 'full';
  children: ReactNode;
};

/** Over the page for as long as it is rendered; Escape and the cross close it. */
export function Dialog({ titleId, closeLabel, onClose, size = 'note', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${sizes[size] ?? ''}`}
      data-size={size}
      data-ground={size === 'full' ? 'dark' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}
