import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';

type FieldProps = { label: string; error?: string | undefined };

export type TextFieldProps = ComponentPropsWithRef<'input'> &
  FieldProps & { unit?: string | undefined; help?: string | undefined };

export function TextField({ label, error, unit, help, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.entry}>
        <input
          id={id}
          type="text"
          aria-invalid={Boolean(error)}
          aria-describedby={help ? `${id}-error ${id}-help` : `${id}-error`}
          {...rest}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}

export type SelectFieldProps = ComponentPropsWithRef<'select'> & {
  label: string;
  /** Name of the choice that chooses nothing. */
  any: string;
  options: readonly { value: string; name: string }[];
};

export function SelectField({ label, any, options, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...rest}>
        <option value="">{any}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
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
