import { Alert, Button, Input, Modal } from 'antd';
import type { GalleryResponse } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { Field } from '../../components/field.tsx';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { useInvalidFocus } from '../../components/use-invalid-focus.ts';
import { ConflictNote } from '../../content/versions/conflict-note.tsx';
import { albumFacts } from './album-card.tsx';
import { type AlbumEditor, useAlbumForm } from './use-album-form.ts';
import styles from './galleries.module.css';

interface AlbumFormProps {
  /** Null for a new one. */
  album: GalleryResponse | null;
  onSaved(album: GalleryResponse): void;
  onClose(): void;
}

/** Title, description and date of an album (GAL-17 to GAL-23). */
export function AlbumForm({ album, onSaved, onClose }: AlbumFormProps) {
  const editor = useAlbumForm(album, (saved) => {
    showToast({ title: album ? 'The album is saved.' : `'${saved.title}' is there; now add its photos.` });
    onSaved(saved);
    onClose();
  });
  const form = useInvalidFocus(editor.errors);

  function leave() {
    if (editor.isChanged) showToast({ title: 'Not saved yet', description: 'What you typed is kept on this device.' });
    onClose();
  }
  return (
    <Modal
      open
      afterOpenChange={focusFirstField}
      title={album ? `Edit '${album.title}'` : 'New album'}
      footer={null}
      mask={{ closable: false }}
      onCancel={leave}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
      >
        <SaveNotices editor={editor} />
        <AlbumFields editor={editor} />
        <div className={styles.buttons}>
          <Button onClick={leave}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={editor.isSending}>
            {editor.isSending ? 'Saving…' : album ? 'Save' : 'Create album'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** What was put back, what failed, and what somebody else has saved meanwhile. */
function SaveNotices({ editor }: { editor: AlbumEditor }) {
  const { errors, theirs } = editor;
  return (
    <>
      {editor.wasRestored && !theirs ? (
        <Alert
          type="warning"
          showIcon
          title="What you typed and did not save was put back."
          action={<Button onClick={editor.discard}>Discard it</Button>}
        />
      ) : null}
      {editor.failure && Object.keys(errors).length === 0 ? (
        <Alert type="error" showIcon title={editor.failure} />
      ) : null}
      {theirs ? (
        <ConflictNote
          one="album"
          theirs={theirs}
          isSaving={editor.isSending}
          onKeep={() => editor.keepMine(theirs)}
          onTake={() => editor.takeTheirs(theirs)}
        >
          <strong>{theirs.title}</strong>, {albumFacts(theirs)}
          {theirs.description ? `. ${theirs.description}` : ''}
        </ConflictNote>
      ) : null}
    </>
  );
}

function AlbumFields({ editor: { draft, change, errors } }: { editor: AlbumEditor }) {
  return (
    <>
      <Field label="Title" required error={errors['title']}>
        {(control) => (
          <Input
            {...control}
            value={draft.title}
            maxLength={galleryLimits.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Event date" required error={errors['eventDate']}>
        {(control) => (
          <Input
            {...control}
            type="date"
            className={styles.date ?? ''}
            value={draft.eventDate}
            min="1900-01-01"
            max="2199-12-31"
            onChange={(event) => change({ eventDate: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Description"
        hint="What the photos show, in a sentence or two. It may stay empty."
        error={errors['description']}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            rows={4}
            value={draft.description}
            maxLength={galleryLimits.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
