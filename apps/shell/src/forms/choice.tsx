import { fieldId } from './field.tsx';
import css from './choice.module.css';

interface Option {
  value: string;
  label: string;
  hint?: string | undefined;
}

interface ChoiceProps {
  /** Prefix of the ids, where a page has several forms. */
  form: string;
  name: string;
  legend: string;
  options: readonly Option[];
  /** The value that is chosen at first. */
  chosen?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

/** A group of radio buttons. */
export function Choice({ form, name, legend, options, chosen, error, className = '' }: ChoiceProps) {
  const id = fieldId(form, name);
  return (
    <fieldset className={`${css.choice} ${className}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-invalid={error ? true : undefined}
          />
          <span>
            {label}
            {hint ? <small>{hint}</small> : null}
          </span>
        </label>
      ))}
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}
