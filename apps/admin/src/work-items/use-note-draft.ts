import { useState } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import type { WorkItemKind } from '@ministry/domain';
import { savedDrafts } from '../content/saved-drafts.ts';
import { useTextDraft } from '../content/use-text-draft.ts';

const typeOf = (kind: WorkItemKind): string => `${kind}-note`;

/** Whether a note was begun on this device and not added yet. */
export const hasNoteDraft = (kind: WorkItemKind, id: number): boolean => savedDrafts.find(typeOf(kind), id) !== null;

/** A new note on one item. */
export function useNoteDraft(kind: WorkItemKind, id: number, add: (text: string, key: string) => Promise<void>) {
  const draft = useTextDraft(typeOf(kind), id, { note: '' });
  const { isBlank, isSaved, isSending } = draft;
  const [failure, setFailure] = useState('');

  async function send(): Promise<void> {
    if (isBlank || isSending) return;
    setFailure('');
    try {
      await draft.send(({ note }, key) => add(note.trim(), key));
    } catch (error) {
      setFailure(error instanceof ApiError ? (error.fields['text'] ?? error.sentence) : readableError(error));
    }
  }

  return {
    note: draft.texts.note,
    type: (note: string) => draft.type({ note }),
    send,
    isBlank,
    isSaved,
    isSending,
    failure,
  };
}
