import { Input, type InputProps, Switch } from 'antd';
import { Choice } from '../components/choice.tsx';
import { Field } from '../components/field.tsx';
import type { FieldFrame } from './field-frame.ts';
import { fallsToNow as isSavedAsNow, formatMoment } from './normalise.ts';
import styles from './content-editor.module.css';

interface PlainFieldProps<Value> {
  frame: FieldFrame;
  value: Value;
  onChange(value: Value): void;
}

/** One of a few options. */
export function SelectField({
  frame,
  options,
  ...choice
}: PlainFieldProps<string> & { options: Record<string, string> }) {
  return <Field {...frame}>{(control) => <Choice {...control} {...choice} options={options} />}</Field>;
}

export function SwitchField({ frame, value, onChange }: PlainFieldProps<boolean>) {
  return (
    <Field {...frame} className={styles.switch ?? ''}>
      {({ status: _status, 'aria-required': _required, ...control }) => (
        <Switch {...control} checked={value} onChange={onChange} />
      )}
    </Field>
  );
}

/** One line in the browser's own control: a day, a number. */
export function InputField({
  frame,
  value,
  onChange,
  ...input
}: PlainFieldProps<string> & Pick<InputProps, 'type' | 'inputMode' | 'placeholder'>) {
  return (
    <Field {...frame}>
      {(control) => <Input {...control} {...input} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

/** A day and an hour; with `fallsToNow` it says what an empty or unreadable one is saved as (EDIT-46). */
export function DateTimeField({ frame, fallsToNow, ...field }: PlainFieldProps<string> & { fallsToNow: boolean }) {
  const hint =
    fallsToNow && isSavedAsNow(field.value)
      ? `No date yet: it will be saved as now, ${formatMoment(new Date().toISOString())}.`
      : (frame.hint ?? '');
  return <InputField {...field} frame={{ ...frame, ...(hint ? { hint } : {}) }} type="datetime-local" />;
}
