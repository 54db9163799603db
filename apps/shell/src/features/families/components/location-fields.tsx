import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../drawings/icon.tsx';
import { Field, fieldId } from '../../../forms/field.tsx';
import type { FieldErrors } from '../../../forms/use-form.ts';
import { familyCopy as copy } from '../families.copy.ts';
import { findLocation } from '../location.ts';
import forms from '../../../forms/form.module.css';
import css from './families.module.css';

const names = ['latitude', 'longitude'] as const;
const inputOf = (name: (typeof names)[number]) =>
  document.getElementById(fieldId('family', name)) as HTMLInputElement | null;

type Search = { isLooking: boolean; news: string; failure: string };
const quiet: Search = { isLooking: false, news: '', failure: '' };

interface LocationFieldsProps {
  errors: FieldErrors;
  /** Whether a stored draft has been restored. */
  isReady: boolean;
  /** Called after each change. */
  onChange(): void;
}

/** FAM-02, FAM-21: the position of the home, which only the device fills in. */
export function LocationFields({ errors, isReady, onChange }: LocationFieldsProps) {
  const { search, isKnown, find, remove } = useLocationSearch(isReady, onChange);
  const finder = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={`${css.location} ${forms.scripted}`}>
      <legend>{copy.locationHeading}</legend>
      <p>{copy.locationText}</p>
      <p className="actions">
        <button
          ref={finder}
          type="button"
          className="btn btn-quiet"
          disabled={search.isLooking}
          data-hold=""
          onClick={() => void find()}
        >
          <Icon name="pin" />
          {copy.getLocation}
        </button>
        {isKnown ? (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              remove();
              // This button is removed.
              finder.current?.focus();
            }}
          >
            {copy.removeLocation}
          </button>
        ) : null}
      </p>
      <p role="status" className={css.news}>
        {search.news}
      </p>
      <p role="alert" className={search.failure ? forms.failure : undefined}>
        {search.failure}
      </p>
      <div className={forms.pair}>
        {names.map((name) => (
          <Field
            key={name}
            form="family"
            name={name}
            label={copy[name]}
            error={errors[name]}
            input={{ readOnly: true, autoComplete: 'off' }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Fills the fields with the position of the device, or empties them. */
function useLocationSearch(isReady: boolean, onChange: () => void) {
  const [search, setSearch] = useState<Search>(quiet);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(inputOf('latitude')?.value !== ''), [isReady]);

  function fill(latitude: string, longitude: string) {
    for (const [name, value] of [
      ['latitude', latitude],
      ['longitude', longitude],
    ] as const) {
      const input = inputOf(name);
      if (input) input.value = value;
    }
    setKnown(latitude !== '');
    onChange();
  }
  async function find() {
    setSearch({ ...quiet, isLooking: true, news: copy.looking });
    const found = await findLocation(navigator.geolocation);
    if ('failure' in found) return setSearch({ ...quiet, failure: found.failure });
    fill(found.latitude, found.longitude);
    setSearch({ ...quiet, news: copy.found });
  }
  function remove() {
    fill('', '');
    setSearch({ ...quiet, news: copy.removed });
  }
  return { search, isKnown, find, remove };
}
