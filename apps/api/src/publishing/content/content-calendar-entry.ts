import type { CalendarEntryType } from '@ministry/domain';
import type { ContentEntity } from './content.entity.ts';
import type { ContentCalendarEntryResponse } from './content-calendar.dto.ts';
import type { ContentLifecycle } from './content-kind.ts';
import { statusOf } from './lifecycle.ts';

/** Entries of one kind of content. */
export interface DatedEntries {
  entries: ContentCalendarEntryResponse[];
  isComplete: boolean;
}

const isoOf = (moment: unknown): string | undefined => (moment instanceof Date ? moment.toISOString() : undefined);

/** @param column holds the time of the entry */
export function toCalendarEntry<Item extends ContentEntity, Response extends object>(
  { plural, title, takesPlace }: ContentLifecycle<Item, Response>,
  item: Item,
  type: CalendarEntryType,
  column: keyof Item & string,
): ContentCalendarEntryResponse {
  const endsAt = type === 'takes-place' && takesPlace ? isoOf(item[takesPlace.until]) : undefined;
  return {
    kind: plural,
    id: item.id,
    title: String(item[title.column]),
    status: statusOf(item),
    type,
    at: isoOf(item[column]) ?? '',
    ...(endsAt ? { endsAt } : {}),
  };
}
