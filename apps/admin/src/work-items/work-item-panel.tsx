import { Button } from 'antd';
import { useId, useState } from 'react';
import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { Choice } from '../components/choice.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Presence } from '../presence/presence.tsx';
import { useAccount } from '../use-may.ts';
import { NoteForm } from './note-form.tsx';
import { NoteList } from './note-list.tsx';
import { hasNoteDraft } from './use-note-draft.ts';
import { useWorkItem, type WorkItem } from './use-work-item.ts';
import { workItemsCopy as copy } from './work-items.copy.ts';
import layout from '../components/layout.module.css';
import styles from './work-items.module.css';

interface WorkItemPanelProps {
  kind: WorkItemKind;
  id: number;
  /** Called after a change, because the list shows the assignee too. */
  onAssigned(): void;
}

/** Panel beside an item: its assignee, who else has it open, and the notes of the office. */
export function WorkItemPanel({ kind, id, onAssigned }: WorkItemPanelProps) {
  const item = useWorkItem(kind, id, onAssigned);
  const [isOpen, setOpen] = useState(() => (hasNoteDraft(kind, id) ? true : undefined));
  const notesId = useId();
  const notes = item.data?.notes ?? [];
  const showsNotes = isOpen ?? notes.length > 0;
  return (
    <section className={`${layout.band} ${layout.stack} ${styles.panel}`} aria-label={copy.panel}>
      <Presence kind={kind} item={String(id)} />
      {item.error && !item.data ? (
        <LoadFailed title={copy.panelFailed} error={item.error} onRetry={() => void item.refetch()} />
      ) : (
        <div className={layout.row}>
          <AssigneeChoice kind={kind} item={item} />
          <Button aria-expanded={showsNotes} aria-controls={notesId} onClick={() => setOpen(!showsNotes)}>
            {copy.notes({ count: item.data ? String(notes.length) : '…' })}
          </Button>
        </div>
      )}
      <div id={notesId} hidden={!showsNotes} className={showsNotes ? layout.stack : undefined}>
        {showsNotes ? (
          <>
            {notes.length > 0 ? <NoteList notes={notes} item={item} /> : null}
            <NoteForm kind={kind} id={id} item={item} />
          </>
        ) : null}
      </div>
    </section>
  );
}

/** The assignee; one click assigns an unassigned item to the user. */
function AssigneeChoice({ kind, item: { data, isBusy, assign } }: { kind: WorkItemKind; item: WorkItem }) {
  const username = useAccount().data?.username;
  const label = useId();
  const assignee = data?.assignment?.assignee ?? null;
  const candidates = data?.candidates ?? [];
  const isLost = assignee !== null && !candidates.includes(assignee);
  const options = Object.fromEntries([
    ['', copy.nobody],
    ...(isLost ? [[assignee, assignee] as const] : []),
    ...candidates.map((name) => [name, name === username ? copy.you({ name }) : name]),
  ]) as Record<string, string>;
  return (
    <>
      <span className={layout.row}>
        <span id={label} aria-hidden="true">
          {copy.assignedToLabel}
        </span>
        <Choice
          aria-label={copy.assignedToLabel}
          value={assignee ?? ''}
          options={options}
          disabled={!data || isBusy}
          onChange={(to) => void assign(to || null, assignee)}
        />
      </span>
      {data && assignee === null && username && candidates.includes(username) ? (
        <Button disabled={isBusy} onClick={() => void assign(username, null)}>
          {copy.assignToMe}
        </Button>
      ) : null}
      {isLost ? (
        <span className={layout.warning} role="status">
          {copy.mayNotSee({ name: assignee, kind: workItemKinds[kind].name })}
        </span>
      ) : null}
    </>
  );
}
