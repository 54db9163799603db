import type { EventRegistrationResponse } from '@ministry/api-client';
import { FormFailure } from '../../../forms/form-failure.tsx';
import css from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import { useRegistration } from '../api/use-registration.ts';
import { eventPageWords as words } from '../events.content.ts';
import { draftName, faultsOf, registrationFields } from '../registration.ts';
import { RegistrationFieldset } from './registration-fieldset.tsx';

interface RegistrationFormProps {
  eventId: number;
  /** Why the last attempt, made without a script, was refused. */
  refusal?: string;
  onRegistered(registration: EventRegistrationResponse): void;
}

/** An ordinary form; with its script it stays on the page, marks faults beside the fields and keeps a draft. */
export function RegistrationForm({ eventId, refusal, onRegistered }: RegistrationFormProps) {
  const registration = useRegistration();
  const { props, faults, failure, message, isSending } = useForm({
    name: draftName(eventId),
    fields: registrationFields,
    faultsOf,
    send: (answers) => registration.mutateAsync({ eventId, answers }),
    onSent: onRegistered,
    toasts: { failed: { title: words.failureToast } },
    refusal: refusal === undefined ? undefined : { sentence: refusal },
  });

  return (
    <form {...props} className={css.form} method="post" action={`/api/events/${eventId}/register`}>
      <p className={css.lead}>{words.formLead}</p>
      <FormFailure sentence={failure} ref={message} />
      <input type="hidden" name="eventId" value={eventId} />
      <RegistrationFieldset faults={faults} />
      <p className={css.kept}>{words.kept}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}
