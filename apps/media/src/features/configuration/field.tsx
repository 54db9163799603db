import { type ReactNode, type Ref, useId } from 'react';
import { configurationWords as words } from './configuration.content.ts';
import styles from './configuration.module.css';

interface FieldProps {
  label: string;
  value: string;
  hint: string;
  fault: string;
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
  fault,
  isUnsaved,
  type = 'text',
  placeholder,
  isReadOnly = false,
  ref,
  onType,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [fault && `${id}fault`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isUnsaved ? <span className={styles.unsaved}> ● {words.unsaved}</span> : null}
      </label>
      <div className={styles.line}>
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
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onType?.(event.currentTarget.value)}
        />
        {children}
      </div>
      {fault ? (
        <p id={`${id}fault`} className={styles.fault}>
          {fault}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
