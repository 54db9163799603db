import type { FormValues } from '../forms/form-values.ts';
import type { Draft } from './content-type.ts';
import { titleOf } from './draft-values.ts';

/** What somebody began to write from. */
export interface Origin<Values extends FormValues = FormValues> {
  version: number | undefined;
  draft: Values;
}

/** An editor's unsaved form, kept on this device. */
export interface SavedDraft {
  draft: FormValues;
  /** When it was last typed in, ISO 8601. */
  savedAt: string;
  /** `updatedAt` of the item it was made from; null for a new one. */
  basedOn: string | null;
  /** The item it was made from: its version, and the form it gave; missing for a new one. */
  origin?: Origin;
  /** Of the last try to save just this; empty before the first. */
  key?: string;
  /** When the first try with this key was made, ISO 8601. */
  triedAt?: string;
}

const prefix = 'admin.draft.';
const keyOf = (type: string, id: number | 'new') => `${prefix}${type}.${id}`;

/** Unsaved work outlives a failed call, a closed tab and a power cut: it stands in local storage until saved or discarded. */
export const savedDrafts = {
  find(type: string, id: number | 'new'): SavedDraft | null {
    const stored = localStorage.getItem(keyOf(type, id));
    if (stored === null) return null;
    try {
      // Drafts of the first release call the time `keptAt`.
      const { keptAt = '', ...saved } = JSON.parse(stored) as SavedDraft & { keptAt?: string };
      return { ...saved, ...fromText(saved.draft), savedAt: saved.savedAt ?? keptAt };
    } catch {
      // Written by an older release or cut short: nothing that could be offered.
      return null;
    }
  },

  /** Answers false when the device has no room left, so that the editor can say that nothing is kept. */
  keep(type: string, id: number | 'new', saved: SavedDraft): boolean {
    try {
      localStorage.setItem(keyOf(type, id), JSON.stringify(saved));
      return true;
    } catch {
      return false;
    }
  },

  drop: (type: string, id: number | 'new'): void => localStorage.removeItem(keyOf(type, id)),

  /** Ids with unsaved work, `'new'` among them. */
  list(type: string): (number | 'new')[] {
    const start = `${prefix}${type}.`;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .map((id) => (id === 'new' ? id : Number(id)));
  },
};

/** Whether the form differs from what it started as. */
export function isChanged(draft: FormValues, start: FormValues): boolean {
  return JSON.stringify(Object.entries(draft).sort()) !== JSON.stringify(Object.entries(start).sort());
}

/** The form of a gift, which the first release kept as text beside its key. */
const fromText = ({ form, key }: FormValues): Partial<SavedDraft> =>
  typeof form === 'string' ? { draft: JSON.parse(form) as Draft, key: typeof key === 'string' ? key : '' } : {};

/** What the editor turns into for a duplicate: '(Copy)' after the title, unpublished (EDIT-37 to EDIT-39). */
export const duplicateOf = (draft: Draft): Draft => ({
  ...draft,
  title: `${titleOf(draft)} (Copy)`,
  isPublished: false,
  publishAt: '',
  unpublishAt: '',
});
