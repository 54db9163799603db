import { Alert } from 'antd';
import { type FormEvent, useState } from 'react';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { useInvalidFocus } from '../components/use-invalid-focus.ts';
import type { ContentItem, Draft } from './content-type.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorColumns } from './editor-columns.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorTop } from './editor-top.tsx';
import { PagePreview } from './page-preview.tsx';
import { SavedDraftNotice } from './saved-draft-notice.tsx';
import { useBusy } from './use-busy.ts';
import { type Editor, type EditorOptions, useEditor } from './use-editor.ts';
import styles from './content-editor.module.css';

interface ContentEditorProps<Item extends ContentItem> extends EditorOptions<Item> {
  onDuplicate(draft: Draft): void;
  onClose(): void;
}

/** The editor of one item (EDIT-09 to EDIT-48). */
export function ContentEditor<Item extends ContentItem>(props: ContentEditorProps<Item>) {
  const { content, item, onDuplicate, onClose } = props;
  const editor = useEditor(props);
  const [opened, setOpened] = useState<'preview' | 'versions' | null>(null);
  const [leavingTo, setLeavingTo] = useState<{ go(): void } | null>(null);
  const uploads = useBusy();
  const form = useInvalidFocus(editor.errors);
  const isPreviewing = opened === 'preview';
  const saveAndClose = () => void editor.save().then((isSaved) => isSaved && onClose());
  useShortcut('$mod+s', 'Save', () => void editor.save(), !uploads.isBusy);
  useShortcut('$mod+Enter', 'Save and close', saveAndClose, !uploads.isBusy);

  const leave = (go: () => void) => (editor.isDirty || uploads.isBusy ? setLeavingTo({ go }) : go());
  function togglePreview() {
    setOpened(isPreviewing ? null : 'preview');
    form.current?.querySelector<HTMLElement>('[data-preview]')?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!uploads.isBusy) void editor.save();
  }

  return (
    <form ref={form} className={styles.editor} noValidate onSubmit={submit}>
      <EditorTop
        content={content}
        item={item}
        onLeave={leave}
        onClose={onClose}
        onVersions={() => setOpened('versions')}
      />
      <EditorBar
        heading={item ? `Edit ${content.copy.one}` : content.copy.create}
        editor={editor}
        status={item?.status ?? null}
        isUploading={uploads.isBusy}
        isPreviewing={isPreviewing}
        onPreview={togglePreview}
        onDuplicate={() => onDuplicate(editor.draft)}
      />
      <EditorNotices content={content} item={item} editor={editor} />
      <div className={isPreviewing ? styles.withPreview : undefined}>
        <EditorColumns content={content} id={item?.id ?? 'new'} editor={editor} onBusy={uploads.notify} />
        {isPreviewing ? (
          <div className={styles.dock}>
            <PagePreview content={content} draft={editor.draft} stored={item} onClose={togglePreview} />
          </div>
        ) : null}
      </div>
      <EditorDialogs
        content={content}
        item={item}
        editor={editor}
        hasVersions={opened === 'versions'}
        leavingTo={leavingTo}
        onCloseVersions={() => setOpened(null)}
        onStay={() => setLeavingTo(null)}
      />
    </form>
  );
}

type EditorNoticesProps<Item extends ContentItem> = Pick<EditorOptions<Item>, 'content' | 'item'> & { editor: Editor };

/** Why it was not saved, and that unsaved work was put back. */
function EditorNotices<Item extends ContentItem>({ content, item, editor }: EditorNoticesProps<Item>) {
  return (
    <>
      {editor.failure ? <Alert type="error" showIcon role="alert" title={editor.failure} /> : null}
      <SavedDraftNotice
        one={content.copy.one}
        item={item}
        saved={editor.isDirty ? editor.restored : null}
        onDiscard={editor.discard}
      />
    </>
  );
}
