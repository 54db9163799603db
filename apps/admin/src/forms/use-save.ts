import { useState } from 'react';
import { ApiError, randomId } from '@ministry/api-client';
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
   * @param from the state that the values started from: the version of the item and its form values
   * @param key the same for each attempt with the same values, so that a write whose response was lost is not repeated
   * @param now time of the first attempt with the key; the server refuses another time with a key that it knows
   */
  send(values: Values, from: Origin<Values>, key: string, now: Date): Promise<Item>;
  /** Reads the current item, after somebody else has saved it in the meantime (409 VERSION_CONFLICT). */
  read?(id: number): Promise<Item>;
  /** The reason why it was not saved, as a sentence. */
  failed(error: unknown): string;
  /** Starts with the message that it was saved: the form of the stored item has replaced that of the new one. */
  justCreated?: boolean;
  /** `typedSince` are the values if they were changed during the request; otherwise null. */
  onSaved(item: Item, typedSince: Values | null): void;
  /** Called with the item that somebody else has saved in the meantime. */
  onRead?(item: Item): void;
}

/** Two versions of one item, by two people. */
interface TwoStates<Item, Values> {
  theirs: Item;
  mine: Values;
}

/** Saves the values of a form and reports the result. If somebody else saved first, both versions are offered to choose from. */
export function useSave<Item extends StoredItem, Values extends FormValues>(
  draft: DraftForm<Item, Values>,
  fieldErrors: FieldErrors,
  options: SaveOptions<Item, Values>,
) {
  const { item, toValues, failed } = options;
  const outcome = useSaveOutcome(options.justCreated && !options.proposed ? 'saved' : 'idle');
  const [conflict, setConflict] = useState<TwoStates<Item, Values> | null>(null);

  /** Returns whether it was saved. */
  async function save(sent = draft.held(), from = draft.origin): Promise<boolean> {
    if (outcome.state === 'saving') return false;
    const attempt = draft.attempt ?? { key: randomId(), triedAt: new Date().toISOString() };
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
    // What was typed during the request stays in the form, unsaved.
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

  /** Continues from the version of the other person, with the values chosen from both. */
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
