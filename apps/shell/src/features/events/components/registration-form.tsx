import type { EventRegistrationResponse } from '@ministry/api-client';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useRegistration } from '../api/use-registration.ts';
import { eventPageCopy as copy } from '../events.copy.ts';
import { draftName, registrationFields, validate } from '../registration.ts';
import { RegistrationFieldset } from './registration-fieldset.tsx';
import css from '../../../forms/form.module.css';

interface RegistrationFormProps {
  eventId: number;
  /** Why the last attempt, made without a script, was refused. */
  refusal?: string;
  onRegistered(registration: EventRegistrationResponse): void;
}

/** Works without a script; with one, the page is not reloaded. */
export function RegistrationForm({ eventId, refusal, onRegistered }: RegistrationFormProps) {
  const registration = useRegistration();
  const { props, errors, failure, message, isSending } = useForm({
    name: draftName(eventId),
    canWait: true,
    fields: [...registrationFields, 'others', 'remindBy'],
    validate,
    send: (answers) => registration.mutateAsync({ eventId, answers }),
    onSent: onRegistered,
    toasts: { failed: { title: copy.failureToast } },
    refusal: refusal === undefined ? undefined : { sentence: refusal },
  });

  return (
    <form {...props} className={css.form} method="post" action={`/api/events/${eventId}/register#register`}>
      <p className={css.lead}>{copy.formLead}</p>
      <FormFailure sentence={failure} ref={message} />
      <input type="hidden" name="eventId" value={eventId} />
      <RegistrationFieldset errors={errors} withOthers />
      <p className={css.saved}>{copy.saved}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? copy.sending : copy.send}
      </button>
    </form>
  );
}
