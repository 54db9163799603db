import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../forms/field.tsx';
import { FormDone } from '../../../forms/form-done.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import css from '../../../forms/form.module.css';
import type { PlainOutcome } from '../../../forms/plain-outcome.ts';
import { useForm } from '../../../forms/use-form.ts';
import { messageForm, useMessage } from '../api/use-message.ts';
import { messageWords as words } from '../contact.content.ts';
import { faultsOf, lengthOf, messageFields, withBeginning, type MessageField } from '../message.ts';

interface MessageFormProps {
  /** What the visitor came for, as the first words of the message; '' when for nothing in particular. */
  beginning: string;
  outcome: PlainOutcome;
}

/** CON-02 */
export function MessageForm({ beginning, outcome }: MessageFormProps) {
  const [isSent, setSent] = useState(outcome.isSent);
  const [refusal, setRefusal] = useState(outcome.refusal);
  // Whoever comes for something after a message has gone out writes the next one.
  const [cameFor, setCameFor] = useState(beginning);
  if (cameFor !== beginning) {
    setCameFor(beginning);
    if (beginning !== '') setSent(false);
  }
  function sent() {
    setSent(true);
    // It was about what has gone out now.
    setRefusal(undefined);
  }
  if (isSent)
    return (
      <FormDone words={words.success} another={words.another} to="/contact#message" onAnother={() => setSent(false)} />
    );
  return <OpenForm beginning={beginning} refusal={refusal} onSent={sent} />;
}

function OpenForm({
  beginning,
  refusal,
  onSent,
}: {
  beginning: string;
  refusal: PlainOutcome['refusal'];
  onSent(): void;
}) {
  const send = useMessage();
  const { props, faults, failure, message, isSending } = useForm({
    name: messageForm,
    fields: messageFields,
    faultsOf,
    send,
    onSent,
    toasts: { missing: words.missing, failed: words.failure },
    refusal,
  });

  const begun = useRef('');
  useEffect(() => {
    // After the draft is back: what somebody came for is added to what was written already.
    const control = document.getElementById('message-message');
    if (begun.current === beginning || !(control instanceof HTMLTextAreaElement)) return;
    begun.current = beginning;
    control.value = withBeginning(control.value, beginning);
  }, [beginning]);

  const facts = (name: MessageField) => ({ form: 'message', name, fault: faults[name], maxLength: lengthOf[name] });
  return (
    <form {...props} className={css.form} method="post" action="/api/contact">
      <p className={css.lead}>{words.lead}</p>
      <FormFailure sentence={failure} ref={message} />
      <div className={css.pair}>
        <Field {...facts('firstName')} label={words.firstName} input={{ required: true, autoComplete: 'given-name' }} />
        <Field {...facts('lastName')} label={words.lastName} input={{ required: true, autoComplete: 'family-name' }} />
      </div>
      <Field {...facts('email')} label={words.email} input={{ type: 'email', required: true, autoComplete: 'email' }} />
      <Field
        {...facts('phone')}
        label={words.phone}
        hint={words.phoneHint}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
      <Field {...facts('message')} label={words.message} rows={6} text={beginning} input={{ required: true }} />
      <p className={css.kept}>{words.kept}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}
