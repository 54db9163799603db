import { Button } from 'antd';
import { commonCopy as common } from '../common.copy.ts';
import { StatusTag } from '../components/status-tag.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentItem } from './content-type.ts';
import { titleOf } from './draft-values.ts';
import { saveCopy } from './save-copy.ts';
import type { Editor } from './use-editor.ts';
import layout from '../components/layout.module.css';
import styles from './content-editor.module.css';

interface EditorHeadingProps<Item extends ContentItem> {
  heading: string;
  editor: Editor<Item>;
}

/** Heading of the editor, and the status of saving. */
export function EditorHeading<Item extends ContentItem>({ heading, editor }: EditorHeadingProps<Item>) {
  const title = titleOf(editor.values);
  usePageTitle(title === '' ? heading : `${heading}: ${title}`);
  return (
    <>
      <h1 className={`${layout.title} ${layout.spokenOnPhone}`}>{heading}</h1>
      <div className={`${layout.facts} ${layout.grow} ${layout.muted} ${layout.small} ${styles.state}`}>
        {editor.item ? <StatusTag item={editor.item} /> : null}
        <SaveStatus editor={editor} isUntitled={title === ''} />
      </div>
    </>
  );
}

interface EditorBarProps<Item extends ContentItem> {
  editor: Editor<Item>;
  isPreviewing: boolean;
  onPreview(): void;
  onDuplicate(): void;
}

/** Save, Preview, Duplicate and Publish; none of them without a title (EDIT-41 to EDIT-44). */
export function EditorBar<Item extends ContentItem>({
  editor,
  isPreviewing,
  onPreview,
  onDuplicate,
}: EditorBarProps<Item>) {
  const isUntitled = titleOf(editor.values) === '';
  const isPublished = editor.values['isPublished'] === true;
  return (
    <div className={`${layout.row} ${styles.actions}`}>
      <Button disabled={isUntitled} onClick={() => editor.replace({ isPublished: !isPublished })}>
        {isPublished ? copy.actions.unpublish : copy.actions.publish}
      </Button>
      <Button disabled={isUntitled} onClick={onDuplicate}>
        {copy.actions.duplicate}
      </Button>
      <Button disabled={isUntitled} onClick={onPreview} data-preview="" aria-pressed={isPreviewing}>
        {common.preview}
      </Button>
      <Button
        type="primary"
        htmlType="submit"
        // A file that is still uploading belongs to what is saved.
        disabled={isUntitled || editor.isUploading || editor.isSaving}
        title={copy.saveKeys}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {common.save}
      </Button>
    </div>
  );
}

interface SaveStatusProps {
  editor: Pick<Editor<ContentItem>, 'isDirty' | 'isKeeping' | 'isUploading' | 'state'>;
  isUntitled: boolean;
}

/** Status of saving, or what is missing before saving; announced by screen readers. */
function SaveStatus({ editor: { isDirty, isKeeping, isUploading, state }, isUntitled }: SaveStatusProps) {
  const isSaved = state === 'saved' && !isDirty;
  return (
    <span role="status" className={state === 'failed' ? layout.error : isSaved ? layout.strong : undefined}>
      {isSaved || state === 'saving' || state === 'failed' ? saveCopy[state] : openCopy()}
    </span>
  );

  /** Why the item cannot be saved, or what would be lost. */
  function openCopy(): string {
    if (isUploading) return copy.uploadUnderWay;
    if (isUntitled) return copy.titleMissing;
    if (!isDirty) return '';
    return isKeeping ? copy.unsavedKept : copy.unsavedNotKept;
  }
}
