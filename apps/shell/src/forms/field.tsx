import type { InputHTMLAttributes } from 'react';
import css from './form.module.css';

interface FieldProps {
  /** Prefix of the id, where a page has several forms. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Lines of a textarea; without it an input is rendered. */
  rows?: number;
  /** Characters. */
  maxLength?: number;
  /** Default value of a textarea. */
  text?: string | undefined;
  input?: InputHTMLAttributes<HTMLInputElement>;
}

export const fieldId = (form: string, name: string): string => `${form}-${name}`;

/** A labelled input or textarea with its hint and error. */
export function Field({ form, name, label, hint, error, rows, maxLength, text, input }: FieldProps) {
  const id = fieldId(form, name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const common = {
    id,
    name,
    maxLength,
    'aria-describedby': described,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {rows ? (
        <textarea {...common} rows={rows} required={input?.required} defaultValue={text} />
      ) : (
        <input {...common} {...input} />
      )}
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
