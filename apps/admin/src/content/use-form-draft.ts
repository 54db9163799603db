import { useEffect, useState } from 'react';
import { showToast } from '@ministry/ui';
import type { Draft, DraftValue } from './content-type.ts';
import { isChanged, savedDrafts } from './saved-drafts.ts';

interface FormDraftOptions {
  /** Under this name the drafts stand on the device. */
  type: string;
  id: number | 'new';
  /** What the form starts from. */
  initial(): Draft;
  /** `updatedAt` of the item; null for a new one. */
  basedOn: string | null;
}

/** The form of a dialog as it is typed, kept on the device until it is saved or discarded. */
export function useFormDraft({ type, id, initial, basedOn }: FormDraftOptions) {
  const [start, setStart] = useState(initial);
  const [restored, setRestored] = useState(() => savedDrafts.find(type, id));
  const [draft, setDraft] = useState<Draft>(() => ({ ...start, ...restored?.draft }));
  const isDirty = isChanged(draft, start);

  useEffect(() => {
    if (isDirty) savedDrafts.keep(type, id, { draft, savedAt: new Date().toISOString(), basedOn });
    else savedDrafts.drop(type, id);
  }, [type, id, draft, isDirty, basedOn]);

  return {
    draft,
    start,
    restored,
    isDirty,
    set: (name: string, value: DraftValue) => setDraft((current) => ({ ...current, [name]: value })),
    replace: setDraft,
    /** Goes on from another state of what is stored. */
    rebase(stored: Draft, next: Draft) {
      setStart(stored);
      setDraft(next);
    },
    discard() {
      setRestored(null);
      setDraft(start);
    },
    /** Nothing is unsaved any more, however long the dialog takes to go. */
    forget: () => savedDrafts.drop(type, id),
    /** Says where unsaved words are when the form is closed over them. */
    leave() {
      if (isDirty) showToast({ title: 'Not saved yet', description: 'What you typed is kept on this device.' });
    },
  };
}
export type FormDraft = ReturnType<typeof useFormDraft>;
