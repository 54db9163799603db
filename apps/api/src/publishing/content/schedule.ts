import type { ContentEntity } from './content.entity.ts';
import { publishesInThePast, unpublishesBeforePublished, unpublishesInThePast } from './content.errors.ts';

type Scheduled = Pick<ContentEntity, 'isActive' | 'publishAt' | 'unpublishAt'>;

interface DueChange {
  /** The past tense, for the audit log. */
  done: string;
  columns: Partial<ContentEntity>;
  isDone(item: Scheduled): boolean;
}

/**
 * What a change makes of the schedule: an item with a time to be published is a draft until then, and what is published
 * has no such time any more. A time that the change leaves as it was may have passed.
 * @throws DomainError 400 for a time that has passed, or an end that is not after the beginning
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

/** What is due of an item. What was to appear and to go while no process ran only goes. */
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
