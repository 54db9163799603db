import { Alert } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { DraftRefusedNotice } from '../content/draft-refused-notice.tsx';
import { OtherDraftNotice } from '../content/other-draft-notice.tsx';
import { SavedDraftNotice } from '../content/saved-draft-notice.tsx';
import { ConflictNote } from '../content/versions/conflict-note.tsx';
import type { FormValues } from './form-values.ts';
import type { StoredItem } from './use-draft.ts';
import type { ItemForm } from './use-item-form.ts';
import layout from '../components/layout.module.css';
import styles from './forms.module.css';

interface FormNotesProps<Item extends StoredItem, Values extends FormValues> {
  form: ItemForm<Item, Values>;
  /** 'product' */
  one: string;
  summary?(theirs: Item): ReactNode;
  mineOver?(theirs: Item): Values;
  /** A question that has to be answered first; replaces the reason why saving failed. */
  question?: ReactNode;
}

/** Notices above a form: unsaved changes that were put back, why saving failed, and what somebody else has saved in the meantime. */
export function FormNotes<Item extends StoredItem, Values extends FormValues>({
  form,
  one,
  summary,
  mineOver = () => form.values,
  question = null,
}: FormNotesProps<Item, Values>) {
  // On a phone the save button may be a screen below this notice, so the notice is scrolled into view.
  const notes = useRef<HTMLDivElement>(null);
  const { failure, isBesideFields, conflict } = form;
  const isRefused = (failure !== '' && !isBesideFields) || conflict !== null;
  useEffect(() => {
    if (isRefused) notes.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, failure]);

  return (
    <div ref={notes} className={`${layout.stack} ${styles.notes}`}>
      <OtherDraftNotice other={form.other} onContinue={form.continueOther} onDiscard={form.discardOther} />
      <SavedDraftNotice one={one} item={form.item} saved={form.restored} onDiscard={form.discard} />
      <DraftRefusedNotice reason={form.draftRefusal} />
      {conflict ? (
        <ConflictNote
          one={one}
          theirs={conflict.theirs}
          isSaving={form.isSaving}
          onTake={() => void form.resolve(form.toValues(conflict.theirs))}
          onKeep={() => void form.resolve(mineOver(conflict.theirs))}
        >
          {summary?.(conflict.theirs)}
        </ConflictNote>
      ) : (
        (question ?? (isRefused ? <Alert type="error" showIcon role="alert" title={failure} /> : null))
      )}
    </div>
  );
}
