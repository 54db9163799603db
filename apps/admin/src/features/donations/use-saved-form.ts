import { useState } from 'react';
import { ApiError, newIdempotencyKey, readableError } from '@ministry/api-client';
import type { Draft } from '../../content/content-type.ts';
import { savedDrafts } from '../../content/saved-drafts.ts';

interface SavedForm<Typed extends Draft> {
  /** Names the draft on this device. */
  kind: string;
  id: number | 'new';
  blank: Typed;
  validate(typed: Typed): Record<string, string>;
  /** @param key the same for each try of the same form: what was written by a try whose answer was lost is not written again */
  send(typed: Typed, key: string): Promise<unknown>;
}

/** A small form that writes into the books: what is typed stays on this device until it is written, however often the line breaks. */
export function useSavedForm<Typed extends Draft>({ kind, id, blank, validate, send }: SavedForm<Typed>) {
  const [found] = useState(() => savedDrafts.find(kind, id));
  const [start] = useState(blank);
  const [typed, setTyped] = useState<Typed>(() => ({
    ...blank,
    ...(found?.draft['form'] ? (JSON.parse(String(found.draft['form'])) as Typed) : {}),
  }));
  const [key, setKey] = useState(() => String(found?.draft['key'] ?? ''));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  const keep = (form: Typed, own: string) =>
    savedDrafts.keep(kind, id, {
      draft: { form: JSON.stringify(form), key: own },
      savedAt: new Date().toISOString(),
      basedOn: null,
    });

  function set(change: Partial<Typed>) {
    const next = { ...typed, ...change };
    setTyped(next);
    // Other words are another submission.
    setKey('');
    keep(next, '');
  }
  function discard() {
    savedDrafts.drop(kind, id);
    setTyped(start);
    setKey('');
    setErrors({});
    setFailure('');
  }

  /** Answers whether it is written. */
  async function submit(): Promise<boolean> {
    if (isSending) return false;
    const invalid = validate(typed);
    setErrors(invalid);
    setFailure('');
    if (Object.keys(invalid).length > 0) return false;
    const own = key || newIdempotencyKey();
    setKey(own);
    keep(typed, own);
    setSending(true);
    try {
      await send(typed, own);
      savedDrafts.drop(kind, id);
      return true;
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields : {};
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) setFailure(readableError(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { typed, set, submit, discard, errors, failure, isSending, savedAt: found?.savedAt ?? null };
}
