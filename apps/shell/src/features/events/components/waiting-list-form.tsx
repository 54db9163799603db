import type { WaitingListPlaceResponse } from '@ministry/api-client';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useWaitingList } from '../api/use-waiting-list.ts';
import { eventPageCopy as copy, waitingListCopy } from '../events.copy.ts';
import { draftName, registrationFields, validate } from '../registration.ts';
import { RegistrationFieldset } from './registration-fieldset.tsx';
import css from '../../../forms/form.module.css';

interface WaitingListFormProps {
  eventId: number;
  /** Why the last attempt, made without a script, was refused. */
  refusal?: string;
  onJoined(answer: WaitingListPlaceResponse): void;
}

/**
 * The waiting list form of a full event. Works without a script. It shares the draft of the registration form, so that
 * typed answers are kept.
 */
export function WaitingListForm({ eventId, refusal, onJoined }: WaitingListFormProps) {
  const joining = useWaitingList();
  const { props, errors, failure, message, isSending } = useForm({
    name: draftName(eventId),
    fields: [...registrationFields, 'remindBy'],
    validate,
    send: (answers) => joining.mutateAsync({ eventId, answers }),
    onSent: onJoined,
    toasts: { failed: { title: waitingListCopy.failureToast } },
    refusal: refusal === undefined ? undefined : { sentence: refusal },
  });
  return (
    <form
      {...props}
      className={css.form}
      method="post"
      action={`/api/events/${eventId}/waiting-list#register`}
      data-also={`/api/events/${eventId}/register`}
    >
      <p className={css.lead}>{waitingListCopy.lead}</p>
      <FormFailure sentence={failure} ref={message} />
      <input type="hidden" name="eventId" value={eventId} />
      <RegistrationFieldset errors={errors} />
      <p className={css.saved}>{copy.saved}</p>
      <button type="submit" className="btn btn-nile" disabled={isSending}>
        {isSending ? waitingListCopy.sending : waitingListCopy.send}
      </button>
    </form>
  );
}
