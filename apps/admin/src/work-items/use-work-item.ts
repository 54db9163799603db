import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkItemResponse } from '@ministry/api-client';
import { ApiError, readableError } from '@ministry/api-client';
import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import { readQuery, todayPath } from '../reads.ts';
import { useAttempt } from '../use-attempt.ts';
import { workItemCalls, workItemPath } from './work-item-calls.ts';
import { workItemsCopy as copy } from './work-items.copy.ts';

/** Milliseconds between two reads of what others have noted. */
const pollMs = 30_000;

/** The assignee of an item and the notes on it. Assigning and deleting show a toast that offers Undo. */
export function useWorkItem(kind: WorkItemKind, id: number, onAssigned: () => void) {
  const path = workItemPath(kind, id);
  const queries = useQueryClient();
  // Only for the office, so it is read again at each opening and not kept afterwards.
  const query = useQuery({ ...readQuery(path), gcTime: 0, refetchInterval: pollMs });
  const { isBusy, attempt } = useAttempt();
  const calls = workItemCalls(kind, id);
  const show = (item: WorkItemResponse) => queries.setQueryData(readQuery(path).queryKey, item);

  async function assign(to: string | null, from: string | null, isUndo = false): Promise<void> {
    await attempt(
      async () => {
        show(await calls.assign(to, from));
        onAssigned();
        void queries.invalidateQueries({ queryKey: [todayPath] });
        showToast({
          title: to === null ? copy.assignedToNobody : copy.assignedTo({ name: to }),
          ...(isUndo ? {} : { action: { label: common.undo, onSelect: () => void assign(from, to, true) } }),
        });
      },
      (error) => {
        // Somebody else was faster: show who has it.
        if (error instanceof ApiError && error.code === 'ASSIGNED_MEANWHILE') {
          void query.refetch();
          onAssigned();
        }
        return { title: copy.assignFailed({ kind: workItemKinds[kind].name }), description: readableError(error) };
      },
    );
  }

  return {
    data: query.data,
    error: query.error,
    refetch: query.refetch,
    isBusy,
    assign,
    /** Raises the error, for the form in which the note was typed. */
    addNote: async (text: string, key: string) => void show(await calls.addNote(text, key)),
    editNote: async (noteId: number, text: string) => void show(await calls.editNote(noteId, text)),
    deleteNote: (noteId: number) =>
      attempt(async () => {
        show(await calls.deleteNote(noteId));
        const restore = () => void attempt(async () => void show(await calls.restoreNote(noteId)));
        showToast({ title: copy.noteDeleted, action: { label: common.undo, onSelect: restore } });
      }, copy.noteNotDeleted),
  };
}
export type WorkItem = ReturnType<typeof useWorkItem>;
