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

/** A draft of the same form that is on the server but not on this device. */
export interface OtherDraft {
  isOfThisDevice: boolean;
  savedAt: string;
}

/** Looks for a draft at each opening, and whenever the server reports one of another device. */
function useServerDraft(type: string, id: number | 'new', sender: DraftSender | null) {
  const [found, setFound] = useState<ServerDraft | null>(null);
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (!sender) return;
    let isOver = false;
    const isOther = ({ device }: ServerDraft) => device !== thisDevice() || savedDrafts.find(type, id) === null;
    // If the read fails, only the draft of this device is used; the next attempt to send one reports any other draft.
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

/** A draft of the same form from another device. The user continues or discards it; until then it is left as it is. */
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
