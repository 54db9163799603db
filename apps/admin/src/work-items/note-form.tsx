import { Button, Input } from 'antd';
import { noteLimits, type WorkItemKind } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { useNoteDraft } from './use-note-draft.ts';
import type { WorkItem } from './use-work-item.ts';
import { workItemsCopy as copy } from './work-items.copy.ts';
import layout from '../components/layout.module.css';

/** Adds a note; Control with Enter submits it too. */
export function NoteForm({ kind, id, item }: { kind: WorkItemKind; id: number; item: WorkItem }) {
  const draft = useNoteDraft(kind, id, item.addNote);
  const state = draft.isSaved ? copy.draftKept : copy.draftNotKept;
  return (
    <form
      aria-label={common.note}
      onSubmit={(event) => {
        event.preventDefault();
        void draft.send();
      }}
    >
      <Field label={copy.addNote} hint={copy.addNoteHint} error={draft.failure || undefined}>
        {({ status, ...control }) => (
          <Input.TextArea
            {...control}
            {...(status ? { status } : {})}
            value={draft.note}
            maxLength={noteLimits.text}
            autoSize={{ minRows: 2, maxRows: 8 }}
            onChange={(event) => draft.type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void draft.send();
            }}
          />
        )}
      </Field>
      <div className={`${layout.row} ${layout.spaceAbove}`}>
        <Button
          htmlType="submit"
          disabled={draft.isBlank}
          title={common.ctrlEnter}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {draft.isSending ? common.adding : copy.addTheNote}
        </Button>
        {draft.isBlank ? null : <span className={layout.muted}>{state}</span>}
      </div>
    </form>
  );
}
