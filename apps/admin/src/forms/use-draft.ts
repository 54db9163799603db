import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { isChanged, type Origin, type SavedDraft, savedDrafts } from '../content/saved-drafts.ts';
import type { DraftSender } from './draft-sender.ts';
import type { FormValues } from './form-values.ts';
import { draftSender } from './server-drafts.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** An item that a form changes. It has an id and, if two people may change it, a version. */
export interface StoredItem {
  id: number;
  version?: number | null;
  updatedAt?: string | null;
  updatedBy?: string | null;
}

export interface DraftOptions<Item extends StoredItem, Values extends FormValues> {
  /** Name under which the drafts are stored on the device. */
  type: string;
  /** Whether drafts are kept on the server too, for other devices; only for forms without personal data, payment details or secrets. */
  isKeptOnServer?: boolean;
  /** Null for a new item. */
  item: Item | null;
  /** Form values of an item; for null, the values that a new item starts with. */
  toValues(item: Item | null): Values;
  /** Unsaved values to begin with instead, such as a duplicate's. */
  proposed?: Partial<Values> | null;
  /** Name of the unsaved item, shown to the user who leaves it. */
  nameOf?(values: Values): string;
}

/** An attempt to save exactly these values; each repetition has the same key and the same time. */
export interface SaveAttempt {
  key: string;
  /** Time of the first attempt, ISO 8601. */
  triedAt: string;
}

export const originOf = <Item extends StoredItem, Values extends FormValues>(
  item: Item | null,
  draft: Values,
): Origin<Values> => ({
  version: item?.version ?? undefined,
  draft,
});

/** Leaves out fields that an older release kept under other names. */
export const knownFields = <Values extends FormValues>(kept: object, start: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => name in start)) as Partial<Values>;

interface DraftTarget {
  type: string;
  id: number | 'new';
  sender: DraftSender | null;
}

/** Keeps unsaved values on the device, and on the server if there is a sender. Returns false while the device has no space. */
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
    // Without the key, because it gives access to the response of a save.
    if (isDirty) sender?.typed({ draft, basedOn, ...(origin ? { origin } : {}) });
    else sender?.forget();
  }, [sender, isDirty, draft, basedOn, origin]);
  return isKeeping;
}

/** The last attempt to save exactly the kept values. */
const attemptOf = (kept: SavedDraft | null): SaveAttempt | null =>
  kept?.key ? { key: kept.key, triedAt: kept.triedAt ?? kept.savedAt } : null;

/** State of a draft: the initial values, the current values, and what the device has kept from an earlier opening. */
function useDraftState<Item extends StoredItem, Values extends FormValues>(options: DraftOptions<Item, Values>) {
  const { type, item, toValues, proposed = null } = options;
  const [start, setStart] = useState(() => toValues(item));
  const [restored, setRestored] = useState(() => (proposed ? null : savedDrafts.find(type, item?.id ?? 'new')));
  // A kept draft continues from the item as it was then, so that saving shows whether somebody else has saved since.
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

  /** Current values of the form, including fields that are not shown. */
  const held = () => form.getFieldsValue(true) as Values;
  /** Takes over the current values of the form; other values are another submission. */
  function read() {
    setValues(held());
    setAttempt(null);
  }
  /** Puts other values into the form, unsaved. */
  function replace(change: Partial<Values>) {
    form.setFieldsValue(change);
    read();
  }
  /** Puts all values into the form, with the state that they started from. */
  function begin(from: Origin<Values>, kept: SavedDraft | null, next: Values) {
    setOrigin(from);
    setRestored(kept);
    replace(next);
  }
  /** Declares that nothing is unsaved any more, even if the form stays open for a while. */
  function forget() {
    savedDrafts.drop(type, id);
    sender?.forget();
    settle();
  }
  /** Continues from the item as the server has it. @param next the values of the form afterwards */
  function rebase(saved: Item, next: Values) {
    const savedValues = toValues(saved);
    setStart(savedValues);
    begin(originOf(saved, savedValues), null, next);
  }
  /** Resets the form to the stored item. Returns a function that undoes this. */
  function discard() {
    forget();
    begin(originOf(item, start), null, start);
    return () => {
      // Works even if the form is closed by then: it finds the values when it is opened again.
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
