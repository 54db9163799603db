import { Input } from 'antd';
import { useId } from 'react';
import { Field } from '../components/field.tsx';
import type { FieldFrame } from './field-frame.ts';

interface TextFieldProps {
  frame: FieldFrame;
  value: string;
  maxLength: number | undefined;
  placeholder: string | undefined;
  /** Offered while typing, so that one speaker keeps one spelling; whatever is typed is taken. */
  suggestions: readonly string[];
  onChange(value: string): void;
}

/** One line of text. */
export function TextField({ frame, value, maxLength, placeholder, suggestions, onChange }: TextFieldProps) {
  const list = useId();
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Input
            {...control}
            value={value}
            maxLength={maxLength}
            placeholder={placeholder}
            {...(suggestions.length > 0 ? { list, autoComplete: 'off' } : {})}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions.length > 0 ? (
            <datalist id={list}>
              {suggestions.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </Field>
  );
}
