import { useEffect, useState } from 'react';
import { Icon } from '../../../drawings/icon.tsx';
import { Field, fieldId } from '../../../forms/field.tsx';
import forms from '../../../forms/form.module.css';
import type { Faults } from '../../../forms/use-form.ts';
import { familyWords as words } from '../families.content.ts';
import { findLocation } from '../location.ts';
import css from './families.module.css';

const names = ['latitude', 'longitude'] as const;
const inputOf = (name: (typeof names)[number]) =>
  document.getElementById(fieldId('family', name)) as HTMLInputElement | null;

type Search = { isLooking: boolean; news: string; failure: string };
const quiet: Search = { isLooking: false, news: '', failure: '' };

/** FAM-02, FAM-21: the place of the home, which only the device fills in. `isReady` once a draft is back; `onChange` after each change. */
export function LocationFields({ faults, isReady, onChange }: { faults: Faults; isReady: boolean; onChange(): void }) {
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
  async function look() {
    setSearch({ ...quiet, isLooking: true, news: words.looking });
    const found = await findLocation(navigator.geolocation);
    if ('failure' in found) return setSearch({ ...quiet, failure: found.failure });
    fill(found.latitude, found.longitude);
    setSearch({ ...quiet, news: words.found });
  }
  function remove() {
    fill('', '');
    setSearch({ ...quiet, news: words.removed });
  }

  return (
    <fieldset className={`${css.location} ${forms.scripted}`}>
      <legend>{words.locationHeading}</legend>
      <p>{words.locationText}</p>
      <p className="actions">
        <button
          type="button"
          className="btn btn-quiet"
          disabled={search.isLooking}
          data-hold=""
          onClick={() => void look()}
        >
          <Icon name="pin" />
          {words.getLocation}
        </button>
        {isKnown ? (
          <button type="button" className="btn btn-quiet" onClick={remove}>
            {words.removeLocation}
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
            label={words[name]}
            fault={faults[name]}
            input={{ readOnly: true, autoComplete: 'off' }}
          />
        ))}
      </div>
    </fieldset>
  );
}
