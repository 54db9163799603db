import type { InputHTMLAttributes } from 'react';
import css from './form.module.css';

interface FieldProps {
  /** Begins the id, where a page has several forms. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Lines of a longer answer. */
  rows?: number;
  /** Characters. */
  maxLength?: number;
  /** What stands in a longer answer from the beginning. */
  text?: string | undefined;
  input?: InputHTMLAttributes<HTMLInputElement>;
}

export const fieldId = (form: string, name: string): string => `${form}-${name}`;

/** One question with its hint and what is wrong with its answer. */
export function Field({ form, name, label, hint, fault, rows, maxLength, text, input }: FieldProps) {
  const id = fieldId(form, name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const common = {
    id,
    name,
    maxLength,
    'aria-describedby': described,
    'aria-invalid': fault ? (true as const) : undefined,
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
      {fault ? (
        <span id={`${id}-fault`} className={css.fault}>
          {fault}
        </span>
      ) : null}
    </div>
  );
}
