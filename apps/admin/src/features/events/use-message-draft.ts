import { useState } from 'react';
import { ApiError, dataOf, randomId } from '@ministry/api-client';
import { savedDrafts } from '../../content/saved-drafts.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { eventsCopy as copy } from './events.copy.ts';

const kind = 'event-message';
const empty = { subject: '', body: '', textMessage: '' };

export type MessageField = keyof typeof empty;

function savedMessage(eventId: number) {
  const draft = savedDrafts.find(kind, eventId)?.draft ?? {};
  const textOf = (name: MessageField | 'key') => (typeof draft[name] === 'string' ? draft[name] : '');
  return { subject: textOf('subject'), body: textOf('body'), textMessage: textOf('textMessage'), key: textOf('key') };
}

/** A message to everybody who is registered for an event, saved on this device until it is sent. */
export function useMessageDraft(eventId: number, onSent: (id: number) => void) {
  const [{ key, ...message }, setDraft] = useState(() => savedMessage(eventId));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, attempt } = useAttempt();

  /** @param nextKey idempotency key of a message that was sent and not answered yet */
  function keep(next: typeof empty, nextKey = '') {
    setDraft({ ...next, key: nextKey });
    if (Object.values(next).every((text) => text.trim() === '')) savedDrafts.drop(kind, eventId);
    else
      savedDrafts.keep(kind, eventId, {
        draft: { ...next, key: nextKey },
        savedAt: new Date().toISOString(),
        basedOn: null,
      });
  }
  function type(field: MessageField, text: string) {
    keep({ ...message, [field]: text });
    setErrors(({ [field]: _settled, ...others }) => others);
  }
  async function post() {
    const sentKey = key || randomId();
    keep(message, sentKey);
    try {
      const { id } = await dataOf(
        api.calls.POST('/api/events/{id}/messages', {
          params: { path: { id: eventId } },
          body: message,
          headers: { 'Idempotency-Key': sentKey },
        }),
      );
      keep(empty);
      setErrors({});
      onSent(id);
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      throw error;
    }
  }
  const isReady = message.subject.trim() !== '' && message.body.trim() !== '';
  return { message, errors, isBusy, isReady, type, send: () => attempt(post, copy.sendFailed) };
}
