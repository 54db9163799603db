import { useEffect, useState } from 'react';
import { Field, fieldId } from '../../../forms/field.tsx';
import { FormDone } from '../../../forms/form-done.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import type { OutcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { useForm } from '../../../forms/use-form.ts';
import { prayerForm, usePrayer } from '../api/use-prayer.ts';
import { prayerCopy as copy } from '../prayer.copy.ts';
import { lengthOf, prayerFields, validate } from '../prayer.ts';
import { PrayerSupport } from './prayer-support.tsx';
import css from '../../../forms/form.module.css';

interface PrayerFormProps {
  refusal: OutcomeWithoutScript['refusal'];
  /** The reply code of the request that was sent; null before that. */
  code: string | null;
  onSent(code: string): void;
  onAnother(): void;
}

/** CON-03 */
export function PrayerForm({ refusal, code, onSent, onAnother }: PrayerFormProps) {
  if (code === null) return <OpenForm refusal={refusal} onSent={onSent} />;
  return (
    <FormDone copy={copy.success} another={copy.another} to="/contact#prayer" onAnother={onAnother}>
      <p>{copy.codeLead}</p>
      <p className={css.code}>{code}</p>
      <p>{copy.codeText}</p>
    </FormDone>
  );
}

function OpenForm({ refusal, onSent }: { refusal: OutcomeWithoutScript['refusal']; onSent(code: string): void }) {
  const { props, errors, failure, message, isSending, isScripted } = useForm({
    name: prayerForm,
    canWait: true,
    fields: prayerFields,
    validate,
    send: usePrayer(),
    onSent,
    toasts: { missing: copy.missing, failed: copy.failure },
    refusal,
  });
  const id = fieldId('prayer', 'request');
  const [request, setRequest] = useState('');
  const look = () => setRequest((document.getElementById(id) as HTMLTextAreaElement | null)?.value ?? '');
  // Runs after the draft is restored.
  useEffect(look, [id, isScripted]);

  return (
    <form
      {...props}
      className={css.form}
      method="post"
      action="/api/prayer-requests#prayer"
      onInput={(event) => {
        props.onInput?.(event);
        look();
      }}
    >
      <FormFailure sentence={failure} ref={message} />
      <Field
        form="prayer"
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        error={errors.name}
        maxLength={lengthOf.name}
        input={{ autoComplete: 'name' }}
      />
      <Field
        form="prayer"
        name="request"
        label={copy.request}
        error={errors.request}
        rows={5}
        maxLength={lengthOf.request}
        input={{ required: true }}
      />
      <PrayerSupport request={request} />
      {(['isPublic', 'isConfidential'] as const).map((name) => (
        <label key={name} className={css.box}>
          <input type="checkbox" name={name} value="true" />
          {copy[name]}
        </label>
      ))}
      <p className={css.saved}>{copy.saved}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? copy.sending : copy.send}
      </button>
    </form>
  );
}
