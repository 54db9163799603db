import { ApiError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../session.ts';
import type { ContentItem, ContentType, Draft, DraftValue } from './content-type.ts';
import { titleOf } from './draft-values.ts';
import { isChanged, savedDrafts } from './saved-drafts.ts';
import type { Origin } from './saved-drafts.ts';
import { saveFailure } from './save-copy.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface EditorOptions<Item extends ContentItem> {
  content: ContentType<Item>;
  /** Null for a new item. */
  item: Item | null;
  /** What the form starts from. */
  start: Draft;
  /** An unsaved form to begin with instead, such as a duplicate. */
  proposed: Draft | null;
  /** Begins by saying that the content was saved: the editor of a new item gives way to that of the stored one. */
  justCreated: boolean;
  /** `typedSince` is the form when it was changed while the answer was on its way. */
  onSaved(item: Item, typedSince: Draft | null): void;
  /** The item as somebody else has left it in the meantime. */
  onRead(item: Item): void;
}

/** The form of one item: typing is kept on the device at once, saving answers beside the fields. */
export function useEditor<Item extends ContentItem>({
  content,
  item,
  start: given,
  proposed,
  justCreated,
  onSaved,
  onRead,
}: EditorOptions<Item>) {
  const id = item?.id ?? 'new';
  const [start, setStart] = useState(given);
  const [restored, setRestored] = useState(() => (proposed ? null : savedDrafts.find(content.type, id)));
  // What was kept goes on from the item as it was then: saving it tells if somebody has saved since.
  const [origin, setOrigin] = useState<Origin>(() => restored?.origin ?? { version: item?.version, draft: given });
  const [draft, setDraft] = useState<Draft>(() => ({ ...given, ...(proposed ?? restored?.draft) }));
  const [saveState, setSaveState] = useState<SaveState>(justCreated && !proposed ? 'saved' : 'idle');
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<{ item: Item; mine: Draft } | null>(null);
  const [isKeeping, setKeeping] = useState(true);
  const isDirty = isChanged(draft, start);
  const basedOn = restored?.basedOn ?? item?.updatedAt ?? null;

  useEffect(() => {
    if (isDirty)
      setKeeping(savedDrafts.keep(content.type, id, { draft, savedAt: new Date().toISOString(), basedOn, origin }));
    else savedDrafts.drop(content.type, id);
  }, [content.type, id, draft, isDirty, basedOn, origin]);
  const latestDraft = useRef(draft);
  const settle = useUnsavedGuard(isDirty, titleOf(draft));
  useEffect(() => {
    latestDraft.current = draft;
  }, [draft]);

  const set = useCallback((name: string, value: DraftValue) => {
    setDraft((current) => ({ ...current, [name]: value }));
    setErrors(({ [name]: _corrected, ...others }) => others);
    setSaveState((current) => (current === 'saving' ? current : 'idle'));
  }, []);
  /** Puts other values into the form, unsaved. */
  const replace = useCallback((values: Draft) => {
    setDraft((current) => ({ ...current, ...values }));
    setErrors({});
    setSaveState((current) => (current === 'saving' ? current : 'idle'));
  }, []);

  /** Answers whether it was saved. */
  async function save(sent = draft, version = origin.version): Promise<boolean> {
    if (saveState === 'saving' || titleOf(sent) === '') return false;
    setSaveState('saving');
    setFailure('');
    try {
      const now = new Date();
      // An item with an id is updated, otherwise created (EDIT-35).
      const saved = await (item ? content.calls.update(item.id, sent, now, version) : content.calls.create(sent, now));
      const savedDraft = content.toDraft(saved);
      setStart(savedDraft);
      setOrigin({ version: saved.version, draft: savedDraft });
      // What was typed while the answer was on its way stays, and stays unsaved.
      setDraft((current) => (current === sent ? savedDraft : current));
      setRestored(null);
      setErrors({});
      setConflict(null);
      setSaveState('saved');
      const typedSince = latestDraft.current === sent ? null : latestDraft.current;
      if (!typedSince || !item) {
        savedDrafts.drop(content.type, id);
        settle();
      }
      onSaved(saved, typedSince);
      return true;
    } catch (error) {
      setSaveState('failed');
      setFailure(saveFailure(error));
      setErrors(error instanceof ApiError ? error.fields : {});
      if (item && error instanceof ApiError && error.code === 'VERSION_CONFLICT') await meet(item.id, sent);
      else setConflict(null);
      return false;
    }
  }

  /** Somebody saved first: reads what they saved, for both to be looked at. */
  async function meet(itemId: number, mine: Draft) {
    try {
      setConflict({ item: await api.read(content.itemPath(itemId)), mine });
    } catch (error) {
      setFailure(saveFailure(error));
    }
  }

  /** Goes on from what they saved, with what was chosen of both. */
  async function resolve(chosen: Draft) {
    if (!conflict) return;
    const theirs = content.toDraft(conflict.item);
    setStart(theirs);
    setOrigin({ version: conflict.item.version, draft: theirs });
    setDraft(chosen);
    setRestored(null);
    onRead(conflict.item);
    if (isChanged(chosen, theirs)) {
      await save(chosen, conflict.item.version);
      return;
    }
    const { mine } = conflict;
    setConflict(null);
    setFailure('');
    setErrors({});
    setSaveState('idle');
    showToast({
      title: 'The saved one is in the editor',
      description: 'What you had written was set aside.',
      action: { label: 'Undo', onSelect: () => replace(mine) },
    });
  }

  function discard() {
    savedDrafts.drop(content.type, id);
    settle();
    setRestored(null);
    setOrigin({ version: item?.version, draft: start });
    setDraft(start);
    setErrors({});
    setFailure('');
    setSaveState('idle');
  }

  const met = conflict && {
    base: origin.draft,
    mine: conflict.mine,
    theirs: content.toDraft(conflict.item),
    by: conflict.item.updatedBy ?? 'Somebody',
    at: conflict.item.updatedAt,
  };
  return {
    draft,
    set,
    replace,
    save,
    discard,
    isDirty,
    isKeeping,
    restored,
    saveState,
    failure,
    errors,
    conflict: met,
    resolve,
    leaveConflict: () => setConflict(null),
  };
}
