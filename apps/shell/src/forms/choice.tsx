import css from './choice.module.css';
import { fieldId } from './field.tsx';

interface Option {
  value: string;
  label: string;
  hint?: string | undefined;
}

interface ChoiceProps {
  /** Begins the ids, where a page has several forms. */
  form: string;
  name: string;
  legend: string;
  options: readonly Option[];
  /** What is chosen from the beginning. */
  chosen?: string | undefined;
  fault?: string | undefined;
  className?: string | undefined;
}

/** One question with its answers to choose from, each a large target. */
export function Choice({ form, name, legend, options, chosen, fault, className = '' }: ChoiceProps) {
  const id = fieldId(form, name);
  return (
    <fieldset className={`${css.choice} ${className}`} aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-invalid={fault ? true : undefined}
          />
          <span>
            {label}
            {hint ? <small>{hint}</small> : null}
          </span>
        </label>
      ))}
      {fault ? (
        <span id={`${id}-fault`} className={css.fault}>
          {fault}
        </span>
      ) : null}
    </fieldset>
  );
}
