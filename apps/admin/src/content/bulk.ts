import { ApiError } from '@ministry/api-client';
import type { BulkAction, ContentStatus } from '@ministry/domain';

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

/** @param type as in the address, 'events' */
export const bulkSuccess = (action: BulkAction, count: number, type: string) => ({
  title: 'Bulk Operation Completed',
  description: `Successfully ${done[action]} ${count} ${type} items.`,
});

export const bulkFailure = (action: BulkAction, error: unknown) => ({
  title: 'Bulk Operation Failed',
  description: error instanceof ApiError && error.code ? error.sentence : `Failed to ${action} selected items.`,
});

/** EDIT-56. */
export const deleteQuestion = (count: number, words: { one: string; many: string }) =>
  `Are you sure you want to delete ${count} ${count === 1 ? words.one : words.many}? This action cannot be undone.`;

/** The actions that make sense where the list shows this status; `current` and `all` show several. */
export function actionsFor(filter: ContentStatus | 'current' | 'all'): BulkAction[] {
  if (filter === 'deleted') return ['restore'];
  if (filter === 'archived') return ['unarchive', 'duplicate', 'delete', 'export'];
  return ['publish', 'unpublish', 'archive', 'duplicate', 'delete', 'export'];
}
