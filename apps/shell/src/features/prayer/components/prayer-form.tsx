import { useEffect, useState } from 'react';
import { Field, fieldId } from '../../../forms/field.tsx';
import { FormDone } from '../../../forms/form-done.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import css from '../../../forms/form.module.css';
import type { PlainOutcome } from '../../../forms/plain-outcome.ts';
import { useForm } from '../../../forms/use-form.ts';
import { prayerForm, usePrayer } from '../api/use-prayer.ts';
import { prayerWords as words } from '../prayer.content.ts';
import { faultsOf, lengthOf, prayerFields } from '../prayer.ts';
import { PrayerSupport } from './prayer-support.tsx';

interface PrayerFormProps {
  refusal: PlainOutcome['refusal'];
  /** The reply code of the request that has gone out; null while there is none. */
  code: string | null;
  onSent(code: string): void;
  onAnother(): void;
}

/** CON-03 */
export function PrayerForm({ refusal, code, onSent, onAnother }: PrayerFormProps) {
  if (code === null) return <OpenForm refusal={refusal} onSent={onSent} />;
  return (
    <FormDone words={words.success} another={words.another} to="/contact#prayer" onAnother={onAnother}>
      <p>{words.codeLead}</p>
      <p className={css.code}>{code}</p>
      <p>{words.codeText}</p>
    </FormDone>
  );
}

function OpenForm({ refusal, onSent }: { refusal: PlainOutcome['refusal']; onSent(code: string): void }) {
  const send = usePrayer();
  const { props, faults, failure, message, isSending, isScripted } = useForm({
    name: prayerForm,
    fields: prayerFields,
    faultsOf,
    send,
    onSent,
    toasts: { missing: words.missing, failed: words.failure },
    refusal,
  });
  const id = fieldId('prayer', 'request');
  const [request, setRequest] = useState('');
  const look = () => setRequest((document.getElementById(id) as HTMLTextAreaElement | null)?.value ?? '');
  // Once the draft is back.
  useEffect(look, [id, isScripted]);

  return (
    <form
      {...props}
      className={css.form}
      method="post"
      action="/api/prayer-requests"
      onInput={(event) => {
        props.onInput?.(event);
        look();
      }}
    >
      <FormFailure sentence={failure} ref={message} />
      <Field
        form="prayer"
        name="name"
        label={words.name}
        hint={words.nameHint}
        fault={faults.name}
        maxLength={lengthOf.name}
        input={{ autoComplete: 'name' }}
      />
      <Field
        form="prayer"
        name="request"
        label={words.request}
        fault={faults.request}
        rows={5}
        maxLength={lengthOf.request}
        input={{ required: true }}
      />
      <PrayerSupport request={request} />
      <label className={css.box}>
        <input type="checkbox" name="isPublic" value="true" />
        {words.isPublic}
      </label>
      <p className={css.kept}>{words.kept}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}
