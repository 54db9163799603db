import type { ControlProps } from './field.tsx';
import styles from './choice.module.css';

interface ChoiceProps extends Partial<Omit<ControlProps, 'aria-invalid' | 'aria-required'>> {
  'aria-invalid'?: boolean | 'true' | undefined;
  'aria-required'?: boolean | 'true' | undefined;
  /** Label for a control that has no visible label. */
  'aria-label'?: string;
  value?: string;
  options: Record<string, string>;
  disabled?: boolean;
  onChange?(value: string): void;
}

/** A native `<select>`, which suits phones and the keyboard. */
export function Choice({ options, onChange, status: _status, ...control }: ChoiceProps) {
  return (
    <select {...control} className={styles.choice} onChange={(event) => onChange?.(event.target.value)}>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
