import type { ContentStatus } from '@ministry/domain';
import type { ContentEntity, Standing } from './content.entity.ts';

interface Move {
  /** The past tense, for the audit log. */
  done: string;
  columns(now: Date): Partial<Standing>;
}

/** What an admin can do to an item's standing. */
export const standings = {
  publish: { done: 'published', columns: () => ({ isActive: true, archivedAt: null }) },
  unpublish: { done: 'unpublished', columns: () => ({ isActive: false }) },
  archive: { done: 'archived', columns: (now) => ({ archivedAt: now }) },
  unarchive: { done: 'unarchived', columns: () => ({ archivedAt: null }) },
  delete: { done: 'deleted', columns: (now) => ({ deletedAt: now }) },
  restore: { done: 'restored', columns: () => ({ deletedAt: null }) },
} satisfies Record<string, Move>;

export type StandingAction = keyof typeof standings;

/** Where an item stands, from its flags. */
export function statusOf({
  deletedAt,
  archivedAt,
  isActive,
}: Pick<ContentEntity, 'deletedAt' | 'archivedAt' | 'isActive'>): ContentStatus {
  if (deletedAt) return 'deleted';
  if (archivedAt) return 'archived';
  return isActive ? 'published' : 'draft';
}

/** How an item begins: a draft, nobody's change yet. */
export function blankStanding(now = new Date()): Standing {
  return {
    isActive: false,
    archivedAt: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    updatedBy: null,
    version: 1,
  };
}
