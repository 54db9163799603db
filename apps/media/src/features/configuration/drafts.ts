import { useSyncExternalStore } from 'react';
import type { Source } from '../../api/stream.types.ts';
import type { Draft, FieldName } from './config-fields.ts';

type Drafts = Record<Source, Draft>;
const none: Drafts = { youtube: {}, rtmp: {} };

let drafts = none;
const listeners = new Set<() => void>();

function set(next: Drafts) {
  drafts = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Unsaved values, which survive the end of a session. They are kept only in memory, because they may contain a key. */
export const useDraft = (source: Source): Draft => useSyncExternalStore(subscribe, () => drafts[source]);

export const typeDraft = (source: Source, name: FieldName, value: string) =>
  set({ ...drafts, [source]: { ...drafts[source], [name]: value } });
export const changeDraft = (source: Source, change: (draft: Draft) => Draft) =>
  set({ ...drafts, [source]: change(drafts[source]) });
/** Called on logout, so that the next person on this device starts with empty fields. */
export const forgetDrafts = () => set(none);
