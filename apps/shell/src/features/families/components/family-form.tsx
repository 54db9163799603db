import { useEffect, useRef, useState } from 'react';
import { familyLimits } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { loadDraft } from '../../../forms/draft.ts';
import { Field, fieldId } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import forms from '../../../forms/form.module.css';
import type { PlainOutcome } from '../../../forms/plain-outcome.ts';
import { useForm, type Faults } from '../../../forms/use-form.ts';
import { familyForm, registerFamily } from '../api/use-family.ts';
import { familyWords as words } from '../families.content.ts';
import { faultsOf, fieldsFor, memberField, mostMembers, rowsIn } from '../family.ts';
import css from './families.module.css';
import { LocationFields } from './location-fields.tsx';
import { MemberRow } from './member-row.tsx';

/** Rows for whom no script adds any. */
const plainRows = 6;
const none: Faults = {};

/** FAM-01. Mounted anew it is empty again (FAM-06). */
export function FamilyForm({ refusal, onRegistered }: { refusal: PlainOutcome['refusal']; onRegistered(): void }) {
  // Each row keeps its answers under a key of its own when another is taken out.
  const [rows, setRows] = useState<readonly number[]>([0]);
  const [isReady, setReady] = useState(false);
  const focusAfter = useRef<string | null>(null);
  // Faults name members by their row; when one is taken out they are about others, until the form is sent again.
  const [outdated, setOutdated] = useState<Faults>();
  const { props, faults, failure, message, isSending, isScripted, keep } = useForm({
    name: familyForm,
    fields: fieldsFor(rows.length),
    faultsOf: (answers) => faultsOf(answers, new Date()),
    send: registerFamily,
    onSent: onRegistered,
    toasts: { failed: { title: words.failure } },
    refusedLead: words.failure,
    refusal,
    isReady,
  });

  useEffect(() => {
    setRows(Array.from({ length: rowsIn(loadDraft(familyForm)) }, (_, row) => row));
    setReady(true);
  }, []);
  useEffect(() => {
    if (focusAfter.current === null) return;
    document.getElementById(focusAfter.current)?.focus();
    focusAfter.current = null;
    keep();
  });

  function add() {
    focusAfter.current = fieldId('family', memberField(rows.length, 'firstName'));
    setRows([...rows, Math.max(...rows) + 1]);
  }
  function remove(key: number) {
    focusAfter.current = 'family-add';
    setRows(rows.filter((row) => row !== key));
    setOutdated(faults);
  }

  const facts = (name: 'familyName' | 'headOfFamily' | 'email' | 'phone' | 'address') => ({
    form: 'family',
    name,
    label: words[name],
    fault: faults[name],
    maxLength: familyLimits[name],
  });
  return (
    <form {...props} className={forms.form} method="post" action="/api/families">
      <FormFailure sentence={failure} ref={message} />
      <div className={forms.pair}>
        <Field {...facts('familyName')} input={{ required: true, autoComplete: 'family-name' }} />
        <Field {...facts('headOfFamily')} input={{ required: true, autoComplete: 'name' }} />
      </div>
      <div className={forms.pair}>
        <Field {...facts('email')} input={{ type: 'email', required: true, autoComplete: 'email' }} />
        <Field {...facts('phone')} input={{ type: 'tel', required: true, autoComplete: 'tel' }} />
      </div>
      <Field {...facts('address')} hint={words.addressHint} rows={2} input={{ required: true }} />
      <LocationFields faults={faults} isReady={isReady} onChange={keep} />
      <div>
        <h3>{words.membersHeading}</h3>
        <p className={css.quiet}>{words.membersText}</p>
      </div>
      {rows.map((key, row) => (
        <MemberRow
          key={key}
          row={row}
          faults={faults === outdated ? none : faults}
          isRequired={row === 0}
          onRemove={rows.length > 1 ? () => remove(key) : undefined}
        />
      ))}
      <datalist id="family-relations">
        {words.relations.map((relation) => (
          <option key={relation} value={relation} />
        ))}
      </datalist>
      <p className={forms.scripted}>
        <button
          type="button"
          id="family-add"
          className="btn btn-quiet"
          data-hold=""
          disabled={rows.length >= mostMembers}
          onClick={add}
        >
          <Icon name="plus" />
          {words.add}
        </button>
      </p>
      {isScripted ? null : (
        <noscript>
          <details className={css.more}>
            <summary>{words.more}</summary>
            <p>{words.moreText}</p>
            {Array.from({ length: plainRows - 1 }, (_, row) => (
              <MemberRow key={row} row={row + 1} faults={faults} isRequired={false} />
            ))}
          </details>
        </noscript>
      )}
      <p className={forms.kept}>
        {words.agreed} <a href="#kept">{words.keptHeading}</a>.
      </p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}
