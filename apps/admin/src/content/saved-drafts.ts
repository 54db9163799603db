import type { FormValues } from '../forms/form-values.ts';
import type { Draft } from './content-type.ts';
import { titleOf } from './draft-values.ts';

/** The state of an item that a form started from. */
export interface Origin<Values extends FormValues = FormValues> {
  version: number | undefined;
  draft: Values;
}

/** An editor's unsaved form, kept on this device. */
export interface SavedDraft {
  draft: FormValues;
  /** When the form was last changed, ISO 8601. */
  savedAt: string;
  /** `updatedAt` of the item it was made from; null for a new one. */
  basedOn: string | null;
  /** The state that the form started from: the version of the item and its form values. Some forms keep none. */
  origin?: Origin;
  /** Idempotency key of the last attempt to save exactly these values; empty before the first one. */
  key?: string;
  /** When the first attempt with this key was made, ISO 8601. */
  triedAt?: string;
}

const prefix = 'admin.draft.';
const keyOf = (type: string, id: number | 'new') => `${prefix}${type}.${id}`;

/** Keeps unsaved work in local storage until it is saved or discarded, so that it survives a failed call, a closed tab and a power cut. */
export const savedDrafts = {
  find(type: string, id: number | 'new'): SavedDraft | null {
    const stored = localStorage.getItem(keyOf(type, id));
    if (stored === null) return null;
    try {
      // Drafts of the first release call the time `keptAt`.
      const { keptAt = '', ...saved } = JSON.parse(stored) as SavedDraft & { keptAt?: string };
      return { ...saved, ...fromText(saved.draft), savedAt: saved.savedAt ?? keptAt };
    } catch {
      // Written by an older release, or incomplete: there is nothing to offer.
      return null;
    }
  },

  /** One text of a draft; undefined if there is none. */
  text(type: string, id: number | 'new', name: string): string | undefined {
    const text = savedDrafts.find(type, id)?.draft[name];
    return typeof text === 'string' ? text : undefined;
  },

  /** Returns false if the device has no space left, so that the editor can say that nothing is kept. */
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

/** Reads the form of a gift, which the first release stored as text beside its key. */
const fromText = ({ form, key }: FormValues): Partial<SavedDraft> =>
  typeof form === 'string' ? { draft: JSON.parse(form) as Draft, key: typeof key === 'string' ? key : '' } : {};

/** The form of a duplicate: '(Copy)' after the title, unpublished (EDIT-37 to EDIT-39). */
export const duplicateOf = (draft: Draft): Draft => ({
  ...draft,
  title: `${titleOf(draft)} (Copy)`,
  isPublished: false,
  publishAt: '',
  unpublishAt: '',
});
