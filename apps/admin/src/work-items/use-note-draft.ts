import { useState } from 'react';
import { ApiError, randomId, readableError } from '@ministry/api-client';
import type { WorkItemKind } from '@ministry/domain';
import { savedDrafts } from '../content/saved-drafts.ts';

interface NoteDraft {
  note: string;
  /** Idempotency key of a note that was sent, until its response arrives; another text gets another key. */
  key: string;
}

const typeOf = (kind: WorkItemKind): string => `${kind}-note`;

function savedNote(kind: WorkItemKind, id: number): NoteDraft {
  const { note, key } = savedDrafts.find(typeOf(kind), id)?.draft ?? {};
  return { note: typeof note === 'string' ? note : '', key: typeof key === 'string' ? key : '' };
}

/** Whether a note was begun on this device and not added yet. */
export const hasNoteDraft = (kind: WorkItemKind, id: number): boolean => savedDrafts.find(typeOf(kind), id) !== null;

/** A new note on one item. What is typed is kept on this device until the server has it. */
export function useNoteDraft(kind: WorkItemKind, id: number, add: (text: string, key: string) => Promise<void>) {
  const [draft, setDraft] = useState(() => savedNote(kind, id));
  const [isSaved, setSaved] = useState(true);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isBlank = draft.note.trim() === '';

  function keep(next: NoteDraft) {
    setDraft(next);
    const type = typeOf(kind);
    if (next.note.trim() === '') savedDrafts.drop(type, id);
    else setSaved(savedDrafts.keep(type, id, { draft: { ...next }, savedAt: new Date().toISOString(), basedOn: null }));
  }

  async function send(): Promise<void> {
    if (isBlank || isSending) return;
    const key = draft.key || randomId();
    keep({ ...draft, key });
    setSending(true);
    setFailure('');
    try {
      await add(draft.note.trim(), key);
      keep({ note: '', key: '' });
    } catch (error) {
      setFailure(error instanceof ApiError ? (error.fields['text'] ?? error.sentence) : readableError(error));
    } finally {
      setSending(false);
    }
  }

  return {
    note: draft.note,
    type: (note: string) => keep({ note, key: '' }),
    send,
    isBlank,
    isSaved,
    isSending,
    failure,
  };
}
