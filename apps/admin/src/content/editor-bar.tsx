import type { ContentStatus } from '@ministry/domain';
import { Button } from 'antd';
import { StatusTag } from '../components/status-tag.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import styles from './content-editor.module.css';
import { saveCopy } from './save-copy.ts';
import type { useEditor } from './use-editor.ts';

interface EditorBarProps {
  heading: string;
  editor: ReturnType<typeof useEditor>;
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
  const { draft, isDirty, isKeeping, saveState } = editor;
  const isUntitled = String(draft['title']).trim() === '';
  const isPublished = draft['isPublished'] === true;
  usePageTitle(isUntitled ? heading : `${heading}: ${String(draft['title']).trim()}`);
  const quiet = isUploading
    ? 'A file is on its way; then you can save.'
    : isUntitled
      ? 'Give it a title first.'
      : isDirty
        ? isKeeping
          ? 'Unsaved changes, kept on this device.'
          : 'Unsaved changes; this device has no room to keep them.'
        : '';
  const copy =
    saveState === 'saving'
      ? saveCopy.saving
      : saveState === 'saved' && !isDirty
        ? saveCopy.saved
        : saveState === 'failed'
          ? saveCopy.failed
          : quiet;

  return (
    <div className={styles.bar}>
      <h1 className={styles.heading}>{heading}</h1>
      <div className={styles.state}>
        {status ? <StatusTag status={status} /> : null}
        <span
          role="status"
          className={
            saveState === 'failed' ? styles.failed : saveState === 'saved' && !isDirty ? styles.saved : undefined
          }
        >
          {copy}
        </span>
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
          disabled={isUntitled || isUploading || saveState === 'saving'}
          title="Ctrl+S"
          aria-keyshortcuts="Control+S Meta+S"
        >
          Save
        </Button>
      </div>
    </div>
  );
}
