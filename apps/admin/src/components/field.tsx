import type { ReactNode } from 'react';
import { useId } from 'react';
import { componentsCopy as copy } from './components.copy.ts';
import layout from './layout.module.css';

/** Attributes that connect a control with its label, its hint and its error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  status: 'error' | undefined;
}

interface FieldProps {
  label: string;
  /** Id of the control; generated if left out. */
  id?: string;
  hint?: ReactNode;
  /** Error message from the server or the form. */
  error?: string | undefined;
  required?: boolean;
  className?: string;
  children(control: ControlProps): ReactNode;
}

/** A labelled control with its hint and its error message. */
export function Field({ label, id: given, hint, error, required = false, className = '', children }: FieldProps) {
  const ownId = useId();
  const id = given ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`${layout.stackTight} ${className}`}>
      <label htmlFor={id} className={layout.strong}>
        {label}
        {required ? <small> {copy.required}</small> : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        status: error ? 'error' : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={`${layout.muted} ${layout.small}`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={layout.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
