import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';

type FieldProps = { label: string; error?: string | undefined };

export type TextFieldProps = ComponentPropsWithRef<'input'> & FieldProps;

export function TextField({ label, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-error`}
        {...rest}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export type TextAreaFieldProps = ComponentPropsWithRef<'textarea'> & FieldProps;

export function TextAreaField({ label, error, ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} aria-invalid={Boolean(error)} aria-describedby={`${id}-error`} {...rest} />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Always there, so that its words are announced when they come. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className={styles.error}>
      {error}
    </p>
  );
}
