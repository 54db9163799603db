import { useShortcut } from '@ministry/ui/use-shortcut';
import { Alert } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useInvalidFocus } from '../components/use-invalid-focus.ts';
import styles from './content-editor.module.css';
import type { ContentItem, ContentType, Draft } from './content-type.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorField } from './editor-field.tsx';
import { EditorTop } from './editor-top.tsx';
import { SavedDraftNotice } from './saved-draft-notice.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PagePreview } from './page-preview.tsx';
import { useBusy } from './use-busy.ts';
import { useEditor } from './use-editor.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./versions/conflict-dialog.tsx')).ConflictDialog }));
const VersionsDrawer = lazy(async () => ({ default: (await import('./versions/versions-drawer.tsx')).VersionsDrawer }));

interface ContentEditorProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item | null;
  start: Draft;
  proposed: Draft | null;
  justCreated: boolean;
  onSaved(item: Item, typedSince: Draft | null): void;
  onRead(item: Item): void;
  onDuplicate(draft: Draft): void;
  onClose(): void;
}

/** The editor of one item (EDIT-09 to EDIT-48). */
export function ContentEditor<Item extends ContentItem>({
  content,
  item,
  start,
  proposed,
  justCreated,
  onSaved,
  onRead,
  onDuplicate,
  onClose,
}: ContentEditorProps<Item>) {
  const editor = useEditor({ content, item, start, proposed, justCreated, onSaved, onRead });
  const [opened, setOpened] = useState<'preview' | 'versions' | null>(null);
  const [leavingTo, setLeavingTo] = useState<{ go(): void } | null>(null);
  const uploads = useBusy();
  const { draft, errors, conflict } = editor;
  const form = useInvalidFocus(errors);

  useShortcut('$mod+s', 'Save', () => void editor.save(), !uploads.isBusy);
  useShortcut(
    '$mod+Enter',
    'Save and close',
    () => void editor.save().then((isSaved) => isSaved && onClose()),
    !uploads.isBusy,
  );

  const leave = (go: () => void) => (editor.isDirty || uploads.isBusy ? setLeavingTo({ go }) : go());
  function togglePreview() {
    setOpened(opened === 'preview' ? null : 'preview');
    form.current?.querySelector<HTMLElement>('[data-preview]')?.focus();
  }
  const column = (place: 'main' | 'side') =>
    content.fields
      .filter((field) => field.place === place)
      .map((field) => (
        <EditorField
          key={field.name}
          field={field}
          content={content}
          value={draft[field.name] ?? ''}
          error={errorOf(errors, field.name, { isPublished: 'isActive', ...content.apiNames })}
          id={item?.id ?? 'new'}
          onBusy={uploads.notify}
          onChange={editor.set}
        />
      ));

  return (
    <form
      ref={form}
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!uploads.isBusy) void editor.save();
      }}
    >
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
        isPreviewing={opened === 'preview'}
        onPreview={togglePreview}
        onDuplicate={() => onDuplicate(draft)}
      />
      {editor.failure ? <Alert type="error" showIcon role="alert" title={editor.failure} /> : null}
      <SavedDraftNotice
        one={content.copy.one}
        item={item}
        saved={editor.isDirty ? editor.restored : null}
        onDiscard={editor.discard}
      />
      <div className={opened === 'preview' ? styles.withPreview : undefined}>
        <div className={styles.columns}>
          <div className={styles.main}>{column('main')}</div>
          <div className={styles.side}>{column('side')}</div>
        </div>
        {opened === 'preview' ? (
          <div className={styles.dock}>
            <PagePreview content={content} draft={draft} stored={item} onClose={togglePreview} />
          </div>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {conflict ? (
          <ConflictDialog
            key={conflict.at}
            one={content.copy.one}
            fields={content.fields}
            conflict={conflict}
            isSaving={editor.saveState === 'saving'}
            onCancel={editor.leaveConflict}
            onResolve={(chosen) => void editor.resolve(chosen)}
          />
        ) : null}
        {opened === 'versions' && item ? (
          <VersionsDrawer
            content={content}
            id={item.id}
            draft={draft}
            onPutBack={editor.replace}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
      {leavingTo ? (
        <LeaveDialog
          onStay={() => setLeavingTo(null)}
          onKeep={leavingTo.go}
          onDiscard={() => {
            editor.discard();
            leavingTo.go();
          }}
        />
      ) : null}
    </form>
  );
}

/** The server names an entry of a list as `tags.3`; it belongs to the field of the list. */
function errorOf(
  errors: Readonly<Record<string, string>>,
  name: string,
  apiNames: Record<string, string>,
): string | undefined {
  return (
    errors[name] ??
    errors[apiNames[name] ?? ''] ??
    Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1]
  );
}
