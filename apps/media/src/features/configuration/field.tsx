import { type ReactNode, type Ref, useId } from 'react';
import { configurationCopy as copy } from './configuration.copy.ts';
import components from '../../components/components.module.css';
import styles from './configuration.module.css';

interface FieldProps {
  label: string;
  value: string;
  hint: string;
  error: string;
  isUnsaved: boolean;
  type?: 'text' | 'password' | 'url';
  placeholder?: string;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
  onType?: (value: string) => void;
  /** Buttons after the field. */
  children?: ReactNode;
}

export function Field({
  label,
  value,
  hint,
  error,
  isUnsaved,
  type = 'text',
  placeholder,
  isReadOnly = false,
  ref,
  onType,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}fault`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className={`${components.field} ${styles.field}`}>
      <label htmlFor={id}>
        {label}
        {isUnsaved ? <span className={styles.unsaved}> ● {copy.unsaved}</span> : null}
      </label>
      <div className={components.row}>
        <input
          ref={ref}
          id={id}
          type={type}
          value={value}
          placeholder={placeholder}
          readOnly={isReadOnly}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onType?.(event.currentTarget.value)}
        />
        {children}
      </div>
      {error ? (
        <p id={`${id}fault`} className={components.failure}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}hint`} className={components.muted}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
