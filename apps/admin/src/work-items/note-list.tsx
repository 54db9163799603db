import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { NoteResponse } from '@ministry/api-client';
import { ApiError, readableError } from '@ministry/api-client';
import { noteLimits } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { formatDateTime } from '../content/normalise.ts';
import { savedDrafts } from '../content/saved-drafts.ts';
import { useAccount } from '../use-may.ts';
import type { WorkItem } from './use-work-item.ts';
import { workItemsCopy as copy } from './work-items.copy.ts';
import layout from '../components/layout.module.css';

const isEditable = ({ createdAt }: NoteResponse): boolean =>
  Date.now() - Date.parse(createdAt) < noteLimits.editableMinutes * 60_000;

const draftsType = 'note-change';

/** The unsaved change of a note on this device. */
const savedChange = (id: number): string | undefined => savedDrafts.text(draftsType, id, 'text');

/** The notes on one item, oldest first. Users can change their own notes for a while, and delete them. */
export function NoteList({ notes, item }: { notes: readonly NoteResponse[]; item: WorkItem }) {
  const username = useAccount().data?.username;
  const [editing, setEditing] = useState(() => notes.find(({ id }) => savedChange(id) !== undefined)?.id);
  return (
    <ol className={`${layout.plainList} ${layout.stack}`}>
      {notes.map((note) => (
        <li key={note.id} className={layout.quote}>
          <p className={`${layout.facts} ${layout.muted}`}>
            <strong>{note.author}</strong>
            <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
            {note.editedAt ? <span>{copy.noteChanged}</span> : null}
          </p>
          {editing === note.id ? (
            <NoteEditor note={note} item={item} onClose={() => setEditing(undefined)} />
          ) : (
            <>
              <p className={layout.prose}>{note.text}</p>
              {note.author === username ? (
                <div className={`${layout.row} ${layout.spaceAbove}`}>
                  {isEditable(note) ? (
                    <Button size="small" onClick={() => setEditing(note.id)}>
                      {common.edit}
                    </Button>
                  ) : null}
                  <Button size="small" danger disabled={item.isBusy} onClick={() => void item.deleteNote(note.id)}>
                    {common.delete}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What is typed is kept on this device until it is saved or cancelled. */
function NoteEditor({ note, item, onClose }: { note: NoteResponse; item: WorkItem; onClose(): void }) {
  const [text, setText] = useState(() => savedChange(note.id) ?? note.text);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });

  function type(next: string) {
    setText(next);
    savedDrafts.keep(draftsType, note.id, { draft: { text: next }, savedAt: new Date().toISOString(), basedOn: null });
  }
  function close() {
    savedDrafts.drop(draftsType, note.id);
    onClose();
  }
  async function save() {
    setSaving(true);
    setFailure('');
    try {
      await item.editNote(note.id, text.trim());
      // What was typed during the request stays, unsaved.
      if (latest.current === text) close();
    } catch (error) {
      setFailure(error instanceof ApiError ? (error.fields['text'] ?? error.sentence) : readableError(error));
    } finally {
      setSaving(false);
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={copy.changeNote} error={failure || undefined}>
        {({ status, ...control }) => (
          <Input.TextArea
            {...control}
            {...(status ? { status } : {})}
            autoFocus
            value={text}
            maxLength={noteLimits.text}
            autoSize={{ minRows: 2, maxRows: 8 }}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className={`${layout.row} ${layout.spaceAbove}`}>
        <Button type="primary" htmlType="submit" disabled={isSaving || text.trim() === ''}>
          {common.save}
        </Button>
        <Button onClick={close}>{common.cancel}</Button>
      </div>
    </form>
  );
}
