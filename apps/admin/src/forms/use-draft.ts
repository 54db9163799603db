import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { isChanged, type Origin, type SavedDraft, savedDrafts } from '../content/saved-drafts.ts';
import type { DraftSender } from './draft-sender.ts';
import type { FormValues } from './form-values.ts';
import { draftSender } from './server-drafts.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** What a form changes: anything with an id and, where two people may change it, a version. */
export interface StoredItem {
  id: number;
  version?: number | null;
  updatedAt?: string | null;
  updatedBy?: string | null;
}

export interface DraftOptions<Item extends StoredItem, Values extends FormValues> {
  /** Under this name the drafts stand on the device. */
  type: string;
  /** On the server too, for another device; only for forms without personal data, payment details or secrets. */
  isKeptOnServer?: boolean;
  /** Null for a new one. */
  item: Item | null;
  /** What the form holds of an item; of none, what a new one starts with. */
  toValues(item: Item | null): Values;
  /** Unsaved values to begin with instead, such as a duplicate's. */
  proposed?: Partial<Values> | null;
  /** Names what is unsaved to the person who leaves it. */
  nameOf?(values: Values): string;
}

/** A try to save just these values; each repetition has the same key and the same time. */
export interface SaveAttempt {
  key: string;
  /** Of the first try, ISO 8601. */
  triedAt: string;
}

export const originOf = <Item extends StoredItem, Values extends FormValues>(
  item: Item | null,
  draft: Values,
): Origin<Values> => ({
  version: item?.version ?? undefined,
  draft,
});

/** Without what an older release kept under other names. */
export const knownFields = <Values extends FormValues>(kept: object, start: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => name in start)) as Partial<Values>;

interface DraftTarget {
  type: string;
  id: number | 'new';
  sender: DraftSender | null;
}

/** Keeps unsaved values on the device, and on the server where there is a sender. Answers false while the device has no room. */
function useKeeping(
  { type, id, sender }: DraftTarget,
  isDirty: boolean,
  unsaved: Omit<SavedDraft, 'savedAt'>,
): boolean {
  const { draft, basedOn, origin, key = '', triedAt = '' } = unsaved;
  const [isKeeping, setKeeping] = useState(true);
  useEffect(() => {
    const saved = { draft, basedOn, ...(origin ? { origin } : {}), ...(key ? { key, triedAt } : {}) };
    if (isDirty) setKeeping(savedDrafts.keep(type, id, { ...saved, savedAt: new Date().toISOString() }));
    else savedDrafts.drop(type, id);
  }, [type, id, isDirty, draft, basedOn, origin, key, triedAt]);
  useEffect(() => {
    // Without the key: it opens the answer to a save.
    if (isDirty) sender?.typed({ draft, basedOn, ...(origin ? { origin } : {}) });
    else sender?.forget();
  }, [sender, isDirty, draft, basedOn, origin]);
  return isKeeping;
}

/** The last try to save just what was kept. */
const attemptOf = (kept: SavedDraft | null): SaveAttempt | null =>
  kept?.key ? { key: kept.key, triedAt: kept.triedAt ?? kept.savedAt } : null;

/** What the form starts from, what it holds, and what the device has kept of an earlier opening. */
function useDraftState<Item extends StoredItem, Values extends FormValues>(options: DraftOptions<Item, Values>) {
  const { type, item, toValues, proposed = null } = options;
  const [start, setStart] = useState(() => toValues(item));
  const [restored, setRestored] = useState(() => (proposed ? null : savedDrafts.find(type, item?.id ?? 'new')));
  // What was kept goes on from the item as it was then: saving it tells if somebody has saved since.
  const [origin, setOrigin] = useState(() => (restored?.origin as Origin<Values> | undefined) ?? originOf(item, start));
  const [initial] = useState(() => ({ ...start, ...knownFields<Values>(proposed ?? restored?.draft ?? {}, start) }));
  const [values, setValues] = useState(initial);
  const [attempt, setAttempt] = useState(() => attemptOf(restored));
  return { start, setStart, restored, setRestored, origin, setOrigin, initial, values, setValues, attempt, setAttempt };
}

/** The values of one form as they are typed, kept on the device until they are saved or discarded. */
export function useDraft<Item extends StoredItem, Values extends FormValues>(
  form: FormInstance<Values>,
  options: DraftOptions<Item, Values>,
) {
  const { type, item, toValues, nameOf } = options;
  const id = item?.id ?? 'new';
  const { setStart, setRestored, setOrigin, setValues, ...state } = useDraftState(options);
  const { start, restored, origin, values, attempt, setAttempt } = state;
  const isDirty = isChanged(values, start);
  const unsaved = { draft: values, basedOn: restored?.basedOn ?? item?.updatedAt ?? null, origin, ...attempt };
  const [sender] = useState(() => (options.isKeptOnServer ? draftSender(`${type}.${id}`) : null));
  const isKeeping = useKeeping({ type, id, sender }, isDirty, unsaved);
  const settle = useUnsavedGuard(isDirty, nameOf?.(values));

  /** What the form holds by now, of fields that are not shown too. */
  const held = () => form.getFieldsValue(true) as Values;
  /** Takes over what the form holds by now; other values are another submission. */
  function read() {
    setValues(held());
    setAttempt(null);
  }
  /** Puts other values into the form, unsaved. */
  function replace(change: Partial<Values>) {
    form.setFieldsValue(change);
    read();
  }
  /** Puts all values into the form, with what they were made from. */
  function begin(from: Origin<Values>, kept: SavedDraft | null, next: Values) {
    setOrigin(from);
    setRestored(kept);
    replace(next);
  }
  /** Nothing is unsaved any more, however long the form takes to go. */
  function forget() {
    savedDrafts.drop(type, id);
    sender?.forget();
    settle();
  }
  /** Goes on from what the server has of the item. @param next what the form holds then */
  function rebase(saved: Item, next: Values) {
    const savedValues = toValues(saved);
    setStart(savedValues);
    begin(originOf(saved, savedValues), null, next);
  }
  /** Back to the item as it is stored. Answers the way back. */
  function discard() {
    forget();
    begin(originOf(item, start), null, start);
    return () => {
      // Also where the form has gone by then: it finds them when it is opened again.
      savedDrafts.keep(type, id, { ...unsaved, savedAt: new Date().toISOString() });
      begin(origin, null, values);
    };
  }

  return {
    ...state,
    sender,
    begin,
    restored: isDirty ? restored : null,
    isDirty,
    isKeeping,
    held,
    replace,
    forget,
    rebase,
    discard,
  };
}
export type DraftForm<Item extends StoredItem, Values extends FormValues> = ReturnType<typeof useDraft<Item, Values>>;
