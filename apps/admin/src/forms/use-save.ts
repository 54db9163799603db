import { useState } from 'react';
import { ApiError, newIdempotencyKey } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import { isChanged, type Origin } from '../content/saved-drafts.ts';
import type { FormValues } from './form-values.ts';
import { formsCopy as copy } from './forms.copy.ts';
import type { DraftForm, DraftOptions, StoredItem } from './use-draft.ts';
import type { FieldErrors } from './use-field-errors.ts';
import { useSaveOutcome } from './use-save-outcome.ts';

export interface SaveOptions<Item extends StoredItem, Values extends FormValues> extends DraftOptions<Item, Values> {
  /**
   * Raises `ApiError` when refused.
   * @param from what the values were made from: the item's version, and the form it gave
   * @param key the same for each try of the same values: what a try has written whose answer was lost is not written again
   * @param now of the first try with the key: the server refuses another time under a key that it knows
   */
  send(values: Values, from: Origin<Values>, key: string, now: Date): Promise<Item>;
  /** The item as it stands now; asked for when somebody else has saved it meanwhile (409 VERSION_CONFLICT). */
  read?(id: number): Promise<Item>;
  /** Why it was not saved, in a sentence. */
  failed(error: unknown): string;
  /** Begins by saying that it was saved: the form of a new item gives way to that of the stored one. */
  justCreated?: boolean;
  /** `typedSince` are the values when they were changed while the answer was on its way. */
  onSaved(item: Item, typedSince: Values | null): void;
  /** The item as somebody else has left it in the meantime. */
  onRead?(item: Item): void;
}

/** What two people have made of one item. */
interface TwoStates<Item, Values> {
  theirs: Item;
  mine: Values;
}

/** Saves what a form holds, and says what came of it; where somebody else was first, both states are there to choose from. */
export function useSave<Item extends StoredItem, Values extends FormValues>(
  draft: DraftForm<Item, Values>,
  fieldErrors: FieldErrors,
  options: SaveOptions<Item, Values>,
) {
  const { item, toValues, failed } = options;
  const outcome = useSaveOutcome(options.justCreated && !options.proposed ? 'saved' : 'idle');
  const [conflict, setConflict] = useState<TwoStates<Item, Values> | null>(null);

  /** Answers whether it was saved. */
  async function save(sent = draft.held(), from = draft.origin): Promise<boolean> {
    if (outcome.state === 'saving') return false;
    const attempt = draft.attempt ?? { key: newIdempotencyKey(), triedAt: new Date().toISOString() };
    draft.setAttempt(attempt);
    fieldErrors.clear();
    outcome.begin();
    try {
      succeed(await options.send(sent, from, attempt.key, new Date(attempt.triedAt)), sent);
      return true;
    } catch (error) {
      await refuse(error, sent);
      return false;
    }
  }

  function succeed(saved: Item, sent: Values) {
    // What was typed while the answer was on its way stays, and stays unsaved.
    const now = draft.held();
    const typedSince = isChanged(now, sent) ? now : null;
    draft.rebase(saved, typedSince ?? toValues(saved));
    setConflict(null);
    outcome.succeed();
    if (!typedSince || !item) draft.forget();
    options.onSaved(saved, typedSince);
  }

  async function refuse(error: unknown, mine: Values) {
    outcome.fail(failed(error), fieldErrors.show(error));
    const isBehind = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
    if (!item || !options.read || !isBehind) return setConflict(null);
    try {
      setConflict({ theirs: await options.read(item.id), mine });
    } catch (second) {
      outcome.fail(failed(second));
    }
  }

  /** Goes on from what they have saved, with what was chosen of both. */
  async function resolve(chosen: Values) {
    if (!conflict) return;
    const { theirs, mine } = conflict;
    const theirValues = toValues(theirs);
    draft.rebase(theirs, chosen);
    options.onRead?.(theirs);
    if (isChanged(chosen, theirValues)) {
      await save(chosen, { version: theirs.version ?? undefined, draft: theirValues });
      return;
    }
    setConflict(null);
    outcome.reset();
    sayTheirsTaken(() => draft.replace(mine));
  }

  return { outcome, save, conflict, leaveConflict: () => setConflict(null), resolve };
}

function sayTheirsTaken(undo: () => void) {
  showToast({
    title: copy.savedTaken,
    description: copy.savedTakenText,
    action: { label: common.undo, onSelect: undo },
  });
}
