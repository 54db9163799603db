import { lazy, Suspense } from 'react';
import { contentCopy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Editor } from './use-editor.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./versions/conflict-dialog.tsx')).ConflictDialog }));
const VersionsDrawer = lazy(async () => ({ default: (await import('./versions/versions-drawer.tsx')).VersionsDrawer }));

interface EditorDialogsProps<Item extends ContentItem> {
  content: ContentType<Item>;
  item: Item | null;
  editor: Editor<Item>;
  hasVersions: boolean;
  /** The navigation that waits for the decision about unsaved work. */
  leavingTo: { go(): void } | null;
  onCloseVersions(): void;
  onStay(): void;
}

/** Dialogs over the editor: a version conflict, the history, and the question about unsaved work. */
export function EditorDialogs<Item extends ContentItem>({
  content,
  item,
  editor,
  hasVersions,
  leavingTo,
  onCloseVersions,
  onStay,
}: EditorDialogsProps<Item>) {
  const { conflict } = editor;
  return (
    <>
      <Suspense fallback={null}>
        {conflict ? (
          <ConflictDialog
            key={conflict.theirs.updatedAt}
            one={content.copy.one}
            fields={content.fields}
            conflict={{
              base: editor.origin.draft,
              mine: conflict.mine,
              theirs: content.toDraft(conflict.theirs),
              by: conflict.theirs.updatedBy ?? contentCopy.somebody,
              at: conflict.theirs.updatedAt,
            }}
            isSaving={editor.isSaving}
            onCancel={editor.leaveConflict}
            onResolve={(chosen) => void editor.resolve(chosen)}
          />
        ) : null}
        {hasVersions && item ? (
          <VersionsDrawer
            content={content}
            id={item.id}
            draft={editor.values}
            onPutBack={editor.replace}
            onClose={onCloseVersions}
          />
        ) : null}
      </Suspense>
      {leavingTo ? (
        <LeaveDialog
          onStay={onStay}
          onKeep={leavingTo.go}
          onDiscard={() => {
            editor.discard();
            leavingTo.go();
          }}
        />
      ) : null}
    </>
  );
}
