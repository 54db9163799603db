import { useId } from 'react';
import { MinistryIcon } from '../components/ministry-icon.tsx';
import type { FieldFrame } from './field-frame.ts';
import layout from '../components/layout.module.css';

interface IconFieldProps {
  frame: FieldFrame;
  value: string;
  options: Record<string, string>;
  onChange(value: string): void;
}

/** Chooses one of the icons by its picture; arrow keys move between them, as in every group of radio buttons. */
export function IconField({ frame, value, options, onChange }: IconFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={frame.error ? `${id}-error` : undefined}>
      <legend>{frame.label}</legend>
      <div className={layout.tilesSmall}>
        {Object.entries(options).map(([icon, label]) => (
          <label key={icon} className={`${layout.choiceCard} ${layout.row}`}>
            <input
              type="radio"
              name={id}
              value={icon}
              checked={icon === value}
              aria-invalid={frame.error ? true : undefined}
              onChange={() => onChange(icon)}
            />
            <MinistryIcon icon={icon} size={36} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {frame.error ? (
        <p id={`${id}-error`} className={layout.error}>
          {frame.error}
        </p>
      ) : null}
    </fieldset>
  );
}
