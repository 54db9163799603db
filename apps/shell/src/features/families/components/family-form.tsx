import { useEffect, useRef, useState } from 'react';
import { familyLimits } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { loadDraft } from '../../../forms/draft.ts';
import { Field, fieldId } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import type { OutcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { type FieldErrors, useForm } from '../../../forms/use-form.ts';
import { familyForm, registerFamily } from '../api/use-family.ts';
import { familyCopy as copy } from '../families.copy.ts';
import { fieldsFor, maxMembers, memberField, rowsIn, validate } from '../family.ts';
import { LocationFields } from './location-fields.tsx';
import { MemberRow } from './member-row.tsx';
import forms from '../../../forms/form.module.css';
import css from './families.module.css';

/** Rows of the form without a script, which cannot add rows. */
const plainRows = 6;
const none: FieldErrors = {};

interface FamilyFormProps {
  refusal: OutcomeWithoutScript['refusal'];
  onRegistered(): void;
}

/** FAM-01. Mounting it again empties it (FAM-06). */
export function FamilyForm({ refusal, onRegistered }: FamilyFormProps) {
  const { rows, setRows, isReady } = useRows();
  const focusAfter = useRef<string | null>(null);
  // Errors name members by row. After a row is removed they no longer match, so they are hidden until the form is sent again.
  const [outdated, setOutdated] = useState<FieldErrors>();
  const { props, errors, failure, message, isSending, isScripted, keep } = useForm({
    name: familyForm,
    canWait: true,
    fields: fieldsFor(rows.length),
    validate: (answers) => validate(answers, new Date()),
    send: registerFamily,
    onSent: onRegistered,
    toasts: { failed: { title: copy.failure } },
    refusedLead: copy.failure,
    refusal,
    isReady,
  });

  // Moves the focus after a row was added or removed, and stores the draft.
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
    setOutdated(errors);
  }

  return (
    <form {...props} className={forms.form} method="post" action="/api/families#family">
      <FormFailure sentence={failure} ref={message} />
      <HouseholdFields errors={errors} />
      <LocationFields errors={errors} isReady={isReady} onChange={keep} />
      <MembersHeading />
      {rows.map((key, row) => (
        <MemberRow
          key={key}
          row={row}
          errors={errors === outdated ? none : errors}
          isRequired={row === 0}
          onRemove={rows.length > 1 ? () => remove(key) : undefined}
        />
      ))}
      <AddButton isFull={rows.length >= maxMembers} onAdd={add} />
      {isScripted ? null : <FurtherRows errors={errors} />}
      <p className={forms.saved}>
        {copy.agreed} <a href="#kept">{copy.savedHeading}</a>.
      </p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? copy.sending : copy.send}
      </button>
    </form>
  );
}

/** React keys of the members' rows, so that a row keeps its answers when another is removed. Starts with the rows of the draft. */
function useRows() {
  const [rows, setRows] = useState<readonly number[]>([0]);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setRows(Array.from({ length: rowsIn(loadDraft(familyForm)) }, (_, row) => row));
    setReady(true);
  }, []);
  return { rows, setRows, isReady };
}

/** The heading of the members, and the relations that their fields suggest. */
function MembersHeading() {
  return (
    <div>
      <h3>{copy.membersHeading}</h3>
      <p className={css.quiet}>{copy.membersText}</p>
      <datalist id="family-relations">
        {copy.relations.map((relation) => (
          <option key={relation} value={relation} />
        ))}
      </datalist>
    </div>
  );
}

function AddButton({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  return (
    <p className={forms.scripted}>
      <button type="button" id="family-add" className="btn btn-quiet" data-hold="" disabled={isFull} onClick={onAdd}>
        <Icon name="plus" />
        {copy.add}
      </button>
    </p>
  );
}

function HouseholdFields({ errors }: { errors: FieldErrors }) {
  const common = (name: 'familyName' | 'headOfFamily' | 'email' | 'phone' | 'address') => ({
    form: 'family',
    name,
    label: copy[name],
    error: errors[name],
    maxLength: familyLimits[name],
  });
  return (
    <>
      <div className={forms.pair}>
        <Field {...common('familyName')} input={{ required: true, autoComplete: 'family-name' }} />
        <Field {...common('headOfFamily')} input={{ required: true, autoComplete: 'name' }} />
      </div>
      <div className={forms.pair}>
        <Field {...common('email')} input={{ type: 'email', required: true, autoComplete: 'email' }} />
        <Field {...common('phone')} input={{ type: 'tel', required: true, autoComplete: 'tel' }} />
      </div>
      <Field {...common('address')} hint={copy.addressHint} rows={2} input={{ required: true }} />
    </>
  );
}

/** Rows for visitors without scripts. */
function FurtherRows({ errors }: { errors: FieldErrors }) {
  return (
    <noscript>
      <details className={css.more}>
        <summary>{copy.more}</summary>
        <p>{copy.moreText}</p>
        {Array.from({ length: plainRows - 1 }, (_, row) => (
          <MemberRow key={row} row={row + 1} errors={errors} isRequired={false} />
        ))}
      </details>
    </noscript>
  );
}
