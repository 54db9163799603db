import type { ContentEntity } from './content.entity.ts';
import { publishesInThePast, unpublishesBeforePublished, unpublishesInThePast } from './content.errors.ts';

type Scheduled = Pick<ContentEntity, 'isActive' | 'publishAt' | 'unpublishAt'>;

interface DueChange {
  /** The action in the past tense, for the audit log. */
  done: string;
  columns: Partial<ContentEntity>;
  isDone(item: Scheduled): boolean;
}

/**
 * Applies a change to the schedule of an item. An item with a time of publication is a draft until then, and a published item has no such time. A
 * time that the change leaves as it was may have passed.
 * @throws DomainError 400 for a new time that has passed, or an end that is not after the beginning
 */
export function withSchedule<Columns extends Partial<Scheduled>>(
  before: Scheduled | null,
  columns: Columns,
  now: Date,
): Columns {
  const publishAt = orPrevious(columns.publishAt, columns.isActive ? null : before?.publishAt);
  const unpublishAt = orPrevious(columns.unpublishAt, before?.unpublishAt);
  if (isNewAndPast(publishAt, before?.publishAt, now)) throw publishesInThePast();
  if (isNewAndPast(unpublishAt, before?.unpublishAt, now)) throw unpublishesInThePast();
  if (publishAt && unpublishAt && unpublishAt <= publishAt) throw unpublishesBeforePublished();
  return { ...columns, publishAt, unpublishAt, ...(publishAt ? { isActive: false } : {}) };
}

/** The change that is due. If both times passed while no process ran, the item is only taken down. */
export function dueChange({ publishAt, unpublishAt }: Scheduled, now: Date): DueChange | undefined {
  const isDue = (time: Date | null): boolean => time !== null && time <= now;
  if (isDue(unpublishAt))
    return {
      done: 'unpublished',
      columns: { isActive: false, publishAt: null, unpublishAt: null },
      isDone: (item) => !isDue(item.unpublishAt),
    };
  if (isDue(publishAt))
    return {
      done: 'published',
      columns: { isActive: true, archivedAt: null, publishAt: null },
      isDone: (item) => !isDue(item.publishAt),
    };
  return undefined;
}

const orPrevious = (asked: Date | null | undefined, otherwise: Date | null | undefined): Date | null =>
  asked === undefined ? (otherwise ?? null) : asked;

const isNewAndPast = (time: Date | null, before: Date | null | undefined, now: Date): boolean =>
  time !== null && time.getTime() !== before?.getTime() && time <= now;
