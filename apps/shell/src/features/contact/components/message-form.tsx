import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../forms/field.tsx';
import { FormDone } from '../../../forms/form-done.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import type { OutcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { useForm } from '../../../forms/use-form.ts';
import { messageForm, useMessage } from '../api/use-message.ts';
import { messageCopy as copy } from '../contact.copy.ts';
import { lengthOf, type MessageField, messageFields, validate, withBeginning } from '../message.ts';
import css from '../../../forms/form.module.css';

interface MessageFormProps {
  /** First lines of the message, set by the link that the visitor followed; otherwise ''. */
  beginning: string;
  outcome: OutcomeWithoutScript;
}

/** CON-02 */
export function MessageForm({ beginning, outcome }: MessageFormProps) {
  const [isSent, setSent] = useState(outcome.isSent);
  const [refusal, setRefusal] = useState(outcome.refusal);
  // A new link after a message was sent starts the next message.
  const [cameFor, setCameFor] = useState(beginning);
  if (cameFor !== beginning) {
    setCameFor(beginning);
    if (beginning !== '') setSent(false);
  }
  function sent() {
    setSent(true);
    // The refusal was about the message that has now been sent.
    setRefusal(undefined);
  }
  if (isSent)
    return (
      <FormDone copy={copy.success} another={copy.another} to="/contact#message" onAnother={() => setSent(false)} />
    );
  return <OpenForm beginning={beginning} refusal={refusal} onSent={sent} />;
}

function OpenForm({
  beginning,
  refusal,
  onSent,
}: {
  beginning: string;
  refusal: OutcomeWithoutScript['refusal'];
  onSent(): void;
}) {
  const send = useMessage();
  const { props, errors, failure, message, isSending } = useForm({
    name: messageForm,
    canWait: true,
    fields: messageFields,
    validate,
    send,
    onSent,
    toasts: { missing: copy.missing, failed: copy.failure },
    refusal,
  });

  const begun = useRef('');
  useEffect(() => {
    // Runs after the draft is restored and adds the first lines to it.
    const control = document.getElementById('message-message');
    if (begun.current === beginning || !(control instanceof HTMLTextAreaElement)) return;
    begun.current = beginning;
    control.value = withBeginning(control.value, beginning);
  }, [beginning]);

  const facts = (name: MessageField) => ({ form: 'message', name, error: errors[name], maxLength: lengthOf[name] });
  return (
    <form {...props} className={css.form} method="post" action="/api/contact#message">
      <p className={css.lead}>{copy.lead}</p>
      <FormFailure sentence={failure} ref={message} />
      <div className={css.pair}>
        <Field {...facts('firstName')} label={copy.firstName} input={{ required: true, autoComplete: 'given-name' }} />
        <Field {...facts('lastName')} label={copy.lastName} input={{ required: true, autoComplete: 'family-name' }} />
      </div>
      <Field {...facts('email')} label={copy.email} input={{ type: 'email', required: true, autoComplete: 'email' }} />
      <Field
        {...facts('phone')}
        label={copy.phone}
        hint={copy.phoneHint}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
      <Field {...facts('message')} label={copy.message} rows={6} text={beginning} input={{ required: true }} />
      <p className={css.saved}>{copy.saved}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? copy.sending : copy.send}
      </button>
    </form>
  );
}
