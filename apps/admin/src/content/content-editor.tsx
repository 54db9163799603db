import { Alert } from 'antd';
import { useState } from 'react';
import { contentKinds, type ContentPlural } from '@ministry/domain';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../common.copy.ts';
import { EditForm } from '../forms/edit-form.tsx';
import { Presence } from '../presence/presence.tsx';
import { ItemTranslations } from '../translations/item-translations.tsx';
import { contentCopy } from './content.copy.ts';
import type { ContentItem, Draft } from './content-type.ts';
import { DraftRefusedNotice } from './draft-refused-notice.tsx';
import { EditorBar, EditorHeading } from './editor-bar.tsx';
import { EditorColumns } from './editor-columns.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorTop } from './editor-top.tsx';
import { formatDateTime } from './normalise.ts';
import { OtherDraftNotice } from './other-draft-notice.tsx';
import { PagePreview } from './page-preview.tsx';
import { SavedDraftNotice } from './saved-draft-notice.tsx';
import { type Editor, type EditorOptions, useEditor } from './use-editor.ts';
import layout from '../components/layout.module.css';
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
  const isPreviewing = opened === 'preview';
  const saveAndClose = () => void editor.submit().then((isSaved) => isSaved && onClose());
  useShortcut('$mod+s', common.save, () => void editor.submit(), !editor.isUploading);
  useShortcut('$mod+Enter', contentCopy.saveAndClose, saveAndClose, !editor.isUploading);

  const leave = (go: () => void) => (editor.isDirty || editor.isUploading ? setLeavingTo({ go }) : go());
  function togglePreview() {
    setOpened(isPreviewing ? null : 'preview');
    document.querySelector<HTMLElement>('[data-preview]')?.focus();
  }

  const showVersions = () => setOpened('versions');

  return (
    <EditForm form={editor} name={content.entity} className={`${layout.stackTight} ${styles.editor}`}>
      <div className={`${layout.row} ${styles.bar}`}>
        <EditorTop content={content} item={item} onLeave={leave} onClose={onClose} onVersions={showVersions}>
          <EditorHeading
            heading={item ? contentCopy.editHeading({ one: content.copy.one }) : content.copy.create}
            editor={editor}
          />
        </EditorTop>
        <EditorBar
          editor={editor}
          isPreviewing={isPreviewing}
          onPreview={togglePreview}
          onDuplicate={() => onDuplicate(editor.values)}
        />
      </div>
      {item ? <Presence kind={contentKinds[content.type as ContentPlural].name} item={String(item.id)} /> : null}
      <EditorNotices one={content.copy.one} editor={editor} />
      <div className={isPreviewing ? `${layout.halves} ${styles.withPreview}` : undefined} data-content="">
        <EditorColumns content={content} editor={editor} isNarrow={isPreviewing} />
        {isPreviewing ? (
          <div className={styles.dock}>
            <PagePreview content={content} draft={editor.values} stored={item} onClose={togglePreview} />
          </div>
        ) : null}
      </div>
      {item ? <ItemTranslations kind={content.type} itemId={item.id} /> : null}
      <LastChange item={item} />
      <EditorDialogs
        content={content}
        item={item}
        editor={editor}
        hasVersions={opened === 'versions'}
        leavingTo={leavingTo}
        onCloseVersions={() => setOpened(null)}
        onStay={() => setLeavingTo(null)}
      />
    </EditForm>
  );
}

/** Shows who changed the item last, and when; nothing for a new item. */
const LastChange = ({ item }: { item: ContentItem | null }) =>
  item ? (
    <p className={layout.muted}>
      {item.updatedBy
        ? contentCopy.lastChangedBy({ name: item.updatedBy, moment: formatDateTime(item.updatedAt) })
        : contentCopy.lastChanged({ moment: formatDateTime(item.updatedAt) })}
    </p>
  ) : null;

/** Notices: why saving failed, and that unsaved work was put back. */
const EditorNotices = <Item extends ContentItem>({ one, editor }: { one: string; editor: Editor<Item> }) => (
  <>
    {editor.failure ? <Alert type="error" showIcon role="alert" title={editor.failure} /> : null}
    <OtherDraftNotice other={editor.other} onContinue={editor.continueOther} onDiscard={editor.discardOther} />
    <SavedDraftNotice one={one} item={editor.item} saved={editor.restored} onDiscard={editor.discard} />
    <DraftRefusedNotice reason={editor.draftRefusal} />
  </>
);
