import { useEffect, useRef, useState } from 'react';
import type { ContentItem, ContentType, Draft, DraftValue } from './content-type.ts';
import { titleOf } from './draft-values.ts';
import type { Origin } from './saved-drafts.ts';
import { isChanged, savedDrafts } from './saved-drafts.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface DraftOptions<Item extends ContentItem> {
  content: ContentType<Item>;
  /** Null for a new item. */
  item: Item | null;
  /** What the form starts from. */
  start: Draft;
  /** An unsaved form to begin with instead, such as a duplicate. */
  proposed: Draft | null;
}

/** The form of one item as it is typed, kept on the device until it is saved or discarded. */
export function useDraft<Item extends ContentItem>({ content, item, start: given, proposed }: DraftOptions<Item>) {
  const id = item?.id ?? 'new';
  const [start, setStart] = useState(given);
  const [restored, setRestored] = useState(() => (proposed ? null : savedDrafts.find(content.type, id)));
  // What was kept goes on from the item as it was then: saving it tells if somebody has saved since.
  const [origin, setOrigin] = useState<Origin>(() => restored?.origin ?? { version: item?.version, draft: given });
  const [draft, setDraft] = useState<Draft>(() => ({ ...given, ...(proposed ?? restored?.draft) }));
  const [isKeeping, setKeeping] = useState(true);
  const isDirty = isChanged(draft, start);
  const basedOn = restored?.basedOn ?? item?.updatedAt ?? null;

  useEffect(() => {
    if (isDirty)
      setKeeping(savedDrafts.keep(content.type, id, { draft, savedAt: new Date().toISOString(), basedOn, origin }));
    else savedDrafts.drop(content.type, id);
  }, [content.type, id, draft, isDirty, basedOn, origin]);
  const latest = useRef(draft);
  const settle = useUnsavedGuard(isDirty, titleOf(draft));
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  /** Nothing is unsaved any more. */
  function forget() {
    savedDrafts.drop(content.type, id);
    settle();
  }
  return {
    draft,
    origin,
    restored,
    isDirty,
    isKeeping,
    set: (name: string, value: DraftValue) => setDraft((current) => ({ ...current, [name]: value })),
    replace: (values: Draft) => setDraft((current) => ({ ...current, ...values })),
    /** Goes on from what the server has of the item. @param next what the form holds then */
    rebase(saved: Item, next: (current: Draft, savedDraft: Draft) => Draft) {
      const savedDraft = content.toDraft(saved);
      setStart(savedDraft);
      setOrigin({ version: saved.version, draft: savedDraft });
      setDraft((current) => next(current, savedDraft));
      setRestored(null);
    },
    /** The form, when it was changed after `sent` had left; otherwise null. */
    typedSince: (sent: Draft) => (latest.current === sent ? null : latest.current),
    forget,
    discard() {
      forget();
      setRestored(null);
      setOrigin({ version: item?.version, draft: start });
      setDraft(start);
    },
  };
}
