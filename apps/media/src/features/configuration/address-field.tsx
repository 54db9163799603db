import { useRef } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { Field } from './field.tsx';

interface AddressFieldProps {
  label: string;
  value: string;
  hint: string;
  error?: string;
  isUnsaved?: boolean;
  /** If left out, the field is read-only, but can be copied. */
  onType?: (value: string) => void;
}

export function AddressField({ label, value, hint, error = '', isUnsaved = false, onType }: AddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      ref={input}
      label={label}
      value={value}
      hint={hint}
      error={error}
      isUnsaved={isUnsaved}
      isReadOnly={!onType}
      {...(onType ? { onType } : {})}
    >
      <CopyButton name={label} text={value} isOff={value === ''} onRefused={() => input.current?.select()} />
    </Field>
  );
}
