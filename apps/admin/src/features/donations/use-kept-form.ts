import { ApiError, newIdempotencyKey, readableError } from '@ministry/api-client';
import { useState } from 'react';
import { keptDrafts } from '../../content/kept-drafts.ts';
import type { Draft } from '../../content/content-type.ts';

interface KeptForm<Typed extends Draft> {
  /** Names the draft on this device. */
  kind: string;
  id: number | 'new';
  blank: Typed;
  faultsOf(typed: Typed): Record<string, string>;
  /** @param key the same for each try of the same form: what was written by a try whose answer was lost is not written again */
  send(typed: Typed, key: string): Promise<unknown>;
}

/** A small form that writes into the books: what is typed stays on this device until it is written, however often the line breaks. */
export function useKeptForm<Typed extends Draft>({ kind, id, blank, faultsOf, send }: KeptForm<Typed>) {
  const [found] = useState(() => keptDrafts.find(kind, id));
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
    keptDrafts.keep(kind, id, {
      draft: { form: JSON.stringify(form), key: own },
      keptAt: new Date().toISOString(),
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
    keptDrafts.drop(kind, id);
    setTyped(start);
    setKey('');
    setErrors({});
    setFailure('');
  }

  /** Answers whether it is written. */
  async function submit(): Promise<boolean> {
    if (isSending) return false;
    const faults = faultsOf(typed);
    setErrors(faults);
    setFailure('');
    if (Object.keys(faults).length > 0) return false;
    const own = key || newIdempotencyKey();
    setKey(own);
    keep(typed, own);
    setSending(true);
    try {
      await send(typed, own);
      keptDrafts.drop(kind, id);
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

  return { typed, set, submit, discard, errors, failure, isSending, keptAt: found?.keptAt ?? null };
}
