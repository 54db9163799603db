import { useState } from 'react';
import { ApiError, dataOf } from '@ministry/api-client';
import { useTextDraft } from '../../content/use-text-draft.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { eventsCopy as copy } from './events.copy.ts';

const empty = { subject: '', body: '', textMessage: '' };

export type MessageField = keyof typeof empty;

/** A message to everybody who is registered for an event. */
export function useMessageDraft(eventId: number, onSent: (id: number) => void) {
  const draft = useTextDraft('event-message', eventId, empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { attempt } = useAttempt();
  const message = draft.texts;

  function type(field: MessageField, text: string) {
    draft.type({ [field]: text });
    setErrors(({ [field]: _settled, ...others }) => others);
  }
  async function post() {
    try {
      const { id } = await draft.send((body, key) =>
        dataOf(
          api.calls.POST('/api/events/{id}/messages', {
            params: { path: { id: eventId } },
            body,
            headers: { 'Idempotency-Key': key },
          }),
        ),
      );
      setErrors({});
      onSent(id);
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      throw error;
    }
  }
  const isReady = message.subject.trim() !== '' && message.body.trim() !== '';
  return { message, errors, isBusy: draft.isSending, isReady, type, send: () => attempt(post, copy.sendFailed) };
}
