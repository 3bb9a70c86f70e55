import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

export type DialogProps = {
  /** The element inside that names it. */
  titleId: string;
  closeLabel: string;
  onClose: () => void;
  size?: 'note' | 'film';
  /** Of one that comes late and has a size of its own (dialog-sizes.late.module.css). */
  className?: string | undefined;
  ground?: 'dark';
  children: ReactNode;
};

/** Over the page for as long as it is rendered; Escape and the cross close it. */
export function Dialog(props: DialogProps) {
  const { titleId, closeLabel, onClose, size = 'note', className = '', ground, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      data-size={size}
      data-ground={ground}
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
