import { useEffect, useState } from 'react';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import { type Origin, type SavedDraft, savedDrafts } from '../content/saved-drafts.ts';
import type { DraftSender, ServerDraft } from './draft-sender.ts';
import type { FormValues } from './form-values.ts';
import { formsCopy as copy } from './forms.copy.ts';
import { thisDevice } from './server-drafts.ts';
import { type DraftForm, type DraftOptions, knownFields, originOf, type StoredItem } from './use-draft.ts';
import type { FieldErrors } from './use-field-errors.ts';
import type { useSaveOutcome } from './use-save-outcome.ts';

/** Unsaved values of the same form that the server has and this device has not. */
export interface OtherDraft {
  isOfThisDevice: boolean;
  savedAt: string;
}

/** Looks at each opening, and whenever the server says that another device has typed. */
function useServerDraft(type: string, id: number | 'new', sender: DraftSender | null) {
  const [found, setFound] = useState<ServerDraft | null>(null);
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!sender) return;
    let isOver = false;
    const isOther = ({ device }: ServerDraft) => device !== thisDevice() || savedDrafts.find(type, id) === null;
    // Where it cannot be read the device's own draft is all there is; the next try to send one tells of another.
    const look = () =>
      sender.findOther(isOther).then(
        (draft) => isOver || setFound(draft),
        () => undefined,
      );
    sender.listen({ other: () => void look(), refused: setRefusal });
    void look();
    return () => {
      isOver = true;
      sender.listen(null);
      sender.close();
    };
  }, [sender, type, id]);
  return { found, setFound, refusal };
}

/** What was typed into the same form on another device: continued or discarded by a press, and left alone until then. */
export function useOtherDraft<Item extends StoredItem, Values extends FormValues>(
  draft: DraftForm<Item, Values>,
  { type, item }: DraftOptions<Item, Values>,
  fieldErrors: FieldErrors,
  outcome: ReturnType<typeof useSaveOutcome>,
) {
  const { sender, begin } = draft;
  const { found, setFound, refusal } = useServerDraft(type, item?.id ?? 'new', sender);

  function continueOther() {
    if (!found) return;
    const { start, origin, restored, values, isDirty } = draft;
    const saved: SavedDraft = { ...(found.value as SavedDraft), savedAt: found.savedAt };
    sender?.takeOver(found);
    setFound(null);
    begin((saved.origin as Origin<Values> | undefined) ?? originOf(item, start), saved, {
      ...start,
      ...knownFields<Values>(saved.draft, start),
    });
    fieldErrors.clear();
    outcome.typed();
    if (isDirty)
      showToast({
        title: copy.otherDraftTaken,
        description: copy.otherDraftTakenText,
        action: { label: common.undo, onSelect: () => begin(origin, restored, values) },
      });
  }

  function discardOther() {
    void sender?.discardOther().then(
      () => setFound(null),
      (error: unknown) =>
        showToast({
          title: copy.draftNotDiscarded,
          description: readableError(error),
          variant: 'destructive',
        }),
    );
  }

  const other: OtherDraft | null = found && {
    isOfThisDevice: found.device === thisDevice(),
    savedAt: found.savedAt,
  };
  /** Why the server does not keep what is typed; empty where the device does not keep it either. */
  const draftRefusal = draft.isKeeping ? refusal : '';
  return { other, draftRefusal, continueOther, discardOther };
}
