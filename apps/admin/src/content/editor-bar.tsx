import { Button } from 'antd';
import type { ContentStatus } from '@ministry/domain';
import { StatusTag } from '../components/status-tag.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { saveCopy } from './save-copy.ts';
import type { Editor } from './use-editor.ts';
import styles from './content-editor.module.css';

interface EditorBarProps {
  heading: string;
  editor: Editor;
  /** Null for a new item. */
  status: ContentStatus | null;
  /** A file is on its way: it belongs to what is saved, so saving waits. */
  isUploading: boolean;
  isPreviewing: boolean;
  onPreview(): void;
  onDuplicate(): void;
}

/** Save, Preview, Duplicate and Publish; none of them without a title (EDIT-41 to EDIT-44). */
export function EditorBar({
  heading,
  editor,
  status,
  isUploading,
  isPreviewing,
  onPreview,
  onDuplicate,
}: EditorBarProps) {
  const { draft } = editor;
  const isUntitled = String(draft['title']).trim() === '';
  const isPublished = draft['isPublished'] === true;
  usePageTitle(isUntitled ? heading : `${heading}: ${String(draft['title']).trim()}`);

  return (
    <div className={styles.bar}>
      <h1 className={styles.heading}>{heading}</h1>
      <div className={styles.state}>
        {status ? <StatusTag status={status} /> : null}
        <SaveStatus editor={editor} isUploading={isUploading} isUntitled={isUntitled} />
      </div>
      <div className={styles.actions}>
        <Button disabled={isUntitled} onClick={() => editor.set('isPublished', !isPublished)}>
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button disabled={isUntitled} onClick={onDuplicate}>
          Duplicate
        </Button>
        <Button disabled={isUntitled} onClick={onPreview} data-preview="" aria-pressed={isPreviewing}>
          Preview
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          disabled={isUntitled || isUploading || editor.saveState === 'saving'}
          title="Ctrl+S"
          aria-keyshortcuts="Control+S Meta+S"
        >
          Save
        </Button>
      </div>
    </div>
  );
}

interface SaveStatusProps {
  editor: Editor;
  isUploading: boolean;
  isUntitled: boolean;
}

/** Where saving stands, or what is missing for it, said aloud. */
function SaveStatus({ editor, isUploading, isUntitled }: SaveStatusProps) {
  const { isDirty, isKeeping, saveState } = editor;
  const isSaved = saveState === 'saved' && !isDirty;
  return (
    <span role="status" className={saveState === 'failed' ? styles.failed : isSaved ? styles.saved : undefined}>
      {isSaved || saveState === 'saving' || saveState === 'failed' ? saveCopy[saveState] : openCopy()}
    </span>
  );

  /** What keeps it from being saved, or what would be lost. */
  function openCopy(): string {
    if (isUploading) return 'A file is on its way; then you can save.';
    if (isUntitled) return 'Give it a title first.';
    if (!isDirty) return '';
    return isKeeping
      ? 'Unsaved changes, kept on this device.'
      : 'Unsaved changes; this device has no room to keep them.';
  }
}
