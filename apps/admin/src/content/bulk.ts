import { ApiError } from '@ministry/api-client';
import { type BulkAction, type ContentStatus, restorableDays } from '@ministry/domain';
import { contentCopy } from './content.copy.ts';

/** Real past participles (EDIT-57). */
const done: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  archive: 'archived',
  unarchive: 'unarchived',
  duplicate: 'duplicated',
  delete: 'deleted',
  restore: 'restored',
  export: 'exported',
};

export const bulkLabels: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  archive: 'Archive',
  unarchive: 'Unarchive',
  duplicate: 'Duplicate',
  delete: 'Delete',
  restore: 'Restore',
  export: 'Export',
};

/** What takes an action back, where one word of the API does. */
export const undoOf: Partial<Record<BulkAction, BulkAction>> = {
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
};

/** Said once something is deleted: the question before has the specification's words alone. */
export const restorable = contentCopy.itCanBeRestoredFor({ restorableDays });
const allRestorable = contentCopy.theyCanBeRestoredFor({ restorableDays });

/** @param type as in the address, 'events' */
export function bulkSuccess(action: BulkAction, count: number, type: string) {
  const success = contentCopy.successfullyItems({ value: done[action], count, type });
  return {
    title: contentCopy.bulkOperationCompleted,
    description: action === 'delete' ? `${success} ${count === 1 ? restorable : allRestorable}` : success,
  };
}

export const bulkFailure = (action: BulkAction, error: unknown) => ({
  title: contentCopy.bulkOperationFailed,
  description: error instanceof ApiError && error.code ? error.sentence : contentCopy.failedToSelectedItems({ action }),
});

/** TST-14, EDIT-56 */
export const deleteQuestion = (count: number, copy: { one: string; many: string }) =>
  `Are you sure you want to delete ${count} ${count === 1 ? copy.one : copy.many}? This action cannot be undone.`;

/** The actions that make sense where the list shows this status; `current` and `all` show several. */
export function actionsFor(filter: ContentStatus | 'current' | 'all'): BulkAction[] {
  if (filter === 'deleted') return ['restore'];
  if (filter === 'archived') return ['unarchive', 'duplicate', 'delete', 'export'];
  return ['publish', 'unpublish', 'archive', 'duplicate', 'delete', 'export'];
}
