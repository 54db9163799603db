import type { ContentStatus } from '@ministry/domain';
import type { ContentEntity, PublicationState } from './content.entity.ts';

type State = Pick<ContentEntity, 'isActive' | 'archivedAt' | 'deletedAt'>;

const unscheduled = { publishAt: null, unpublishAt: null };

interface Action {
  /** The action in the past tense, for the audit log. */
  done: string;
  columns(now: Date): Partial<PublicationState>;
  /** Whether the action would change nothing: a second deletion must not restart the thirty days. */
  isDone(item: State & Pick<ContentEntity, 'publishAt'>): boolean;
}

/** What an admin can do to an item's publication state. */
export const lifecycleActions = {
  publish: {
    done: 'published',
    columns: () => ({ isActive: true, archivedAt: null, publishAt: null }),
    isDone: ({ isActive, archivedAt }) => isActive && !archivedAt,
  },
  unpublish: {
    done: 'unpublished',
    columns: () => ({ isActive: false, ...unscheduled }),
    isDone: ({ isActive, publishAt }) => !isActive && !publishAt,
  },
  archive: {
    done: 'archived',
    columns: (now) => ({ archivedAt: now, ...unscheduled }),
    isDone: ({ archivedAt }) => archivedAt !== null,
  },
  unarchive: {
    done: 'unarchived',
    columns: () => ({ archivedAt: null }),
    isDone: ({ archivedAt }) => archivedAt === null,
  },
  delete: {
    done: 'deleted',
    columns: (now) => ({ deletedAt: now, ...unscheduled }),
    isDone: ({ deletedAt }) => deletedAt !== null,
  },
  restore: { done: 'restored', columns: () => ({ deletedAt: null }), isDone: ({ deletedAt }) => deletedAt === null },
} satisfies Record<string, Action>;

export type LifecycleAction = keyof typeof lifecycleActions;

/** An item's status, from its flags. */
export function statusOf({ deletedAt, archivedAt, isActive }: State): ContentStatus {
  if (deletedAt) return 'deleted';
  if (archivedAt) return 'archived';
  return isActive ? 'published' : 'draft';
}

/** The state of a new item: a draft that nobody has changed yet. */
export function newDraftState(now = new Date()): PublicationState {
  return {
    isActive: false,
    archivedAt: null,
    deletedAt: null,
    ...unscheduled,
    createdAt: now,
    updatedAt: now,
    updatedBy: null,
    version: 1,
  };
}
