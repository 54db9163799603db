import { ApiError } from '@ministry/api-client';
import { type BulkAction, type ContentStatus, restorableDays } from '@ministry/domain';
import { contentCopy } from './content.copy.ts';

export const bulkLabels: Record<BulkAction, string> = contentCopy.actions;

/** The action of the API that undoes another one, where there is one. */
export const undoOf: Partial<Record<BulkAction, BulkAction>> = {
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
};

/** Shown after a deletion, because the confirmation before it has only the wording of the specification. */
export const restorable = contentCopy.restorableOne({ days: restorableDays });
const allRestorable = contentCopy.restorableMany({ days: restorableDays });

/** Text of the toast, with real past participles (EDIT-57). @param type as in the address, 'events' */
export function bulkSuccess(action: BulkAction, count: number, type: string) {
  const success = contentCopy.bulkDone({ action, count, type });
  return {
    title: contentCopy.bulkDoneTitle,
    description: action === 'delete' ? `${success} ${count === 1 ? restorable : allRestorable}` : success,
  };
}

export const bulkFailure = (action: BulkAction, error: unknown) => ({
  title: contentCopy.bulkFailedTitle,
  description: error instanceof ApiError && error.code ? error.sentence : contentCopy.bulkFailed({ action }),
});

/** TST-14, EDIT-56 */
export const deleteQuestion = (count: number, copy: { one: string; many: string }) =>
  contentCopy.deleteManyQuestion({ count, one: copy.one, many: copy.many });

/** The actions that make sense where the list shows this status; `current` and `all` show several. */
export function actionsFor(filter: ContentStatus | 'current' | 'all'): BulkAction[] {
  if (filter === 'deleted') return ['restore'];
  if (filter === 'archived') return ['unarchive', 'duplicate', 'delete', 'export'];
  return ['publish', 'unpublish', 'archive', 'duplicate', 'delete', 'export'];
}
