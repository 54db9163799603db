import { ApiError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import type { ContentItem, Draft, DraftValue } from './content-type.ts';
import { titleOf } from './draft-values.ts';
import { isChanged } from './saved-drafts.ts';
import { useConflict } from './use-conflict.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';
import { useSaveOutcome } from './use-save-outcome.ts';

export interface EditorOptions<Item extends ContentItem> extends DraftOptions<Item> {
  /** Begins by saying that the content was saved: the editor of a new item gives way to that of the stored one. */
  justCreated: boolean;
  /** `typedSince` is the form when it was changed while the answer was on its way. */
  onSaved(item: Item, typedSince: Draft | null): void;
  /** The item as somebody else has left it in the meantime. */
  onRead(item: Item): void;
}

/** The form and what became of its last save: each change of the one takes back what was said of the other. */
function useEditorForm<Item extends ContentItem>(options: EditorOptions<Item>) {
  const form = useDraft(options);
  const outcome = useSaveOutcome(options.justCreated && !options.proposed ? 'saved' : 'idle');

  function set(name: string, value: DraftValue) {
    form.set(name, value);
    outcome.fieldChanged(name);
  }
  /** Puts other values into the form, unsaved. */
  function replace(values: Draft) {
    form.replace(values);
    outcome.formReplaced();
  }
  function discard() {
    form.discard();
    outcome.reset();
  }
  return { form, outcome, set, replace, discard };
}

/** The form of one item: typing is kept on the device at once, saving answers beside the fields. */
export function useEditor<Item extends ContentItem>(options: EditorOptions<Item>) {
  const { content, item, onSaved, onRead } = options;
  const { form, outcome, replace, ...changes } = useEditorForm(options);
  const { item: theirs, mine, ...conflict } = useConflict(content);

  /** Answers whether it was saved. */
  async function save(sent = form.draft, version = form.origin.version): Promise<boolean> {
    if (outcome.state === 'saving' || titleOf(sent) === '') return false;
    outcome.begin();
    try {
      const now = new Date();
      // An item with an id is updated, otherwise created (EDIT-35).
      const saved = await (item ? content.calls.update(item.id, sent, now, version) : content.calls.create(sent, now));
      // What was typed while the answer was on its way stays, and stays unsaved.
      form.rebase(saved, (current, savedDraft) => (current === sent ? savedDraft : current));
      conflict.clear();
      outcome.succeed();
      const typedSince = form.typedSince(sent);
      if (!typedSince || !item) form.forget();
      onSaved(saved, typedSince);
      return true;
    } catch (error) {
      outcome.fail(error);
      if (item && error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        await conflict.read(item.id, sent).catch(outcome.setFailure);
      else conflict.clear();
      return false;
    }
  }

  /** Goes on from what they saved, with what was chosen of both. */
  async function resolve(chosen: Draft) {
    if (!theirs || !mine) return;
    form.rebase(theirs, () => chosen);
    onRead(theirs);
    if (isChanged(chosen, content.toDraft(theirs))) {
      await save(chosen, theirs.version);
      return;
    }
    conflict.clear();
    outcome.reset();
    sayTheirsTaken(() => replace(mine));
  }

  return {
    ...form,
    ...changes,
    replace,
    save,
    saveState: outcome.state,
    failure: outcome.failure,
    errors: outcome.errors,
    conflict: conflict.compared(form.origin.draft),
    resolve,
    leaveConflict: conflict.clear,
  };
}

export type Editor = ReturnType<typeof useEditor>;

function sayTheirsTaken(undo: () => void) {
  showToast({
    title: 'The saved one is in the editor',
    description: 'What you had written was set aside.',
    action: { label: 'Undo', onSelect: undo },
  });
}
