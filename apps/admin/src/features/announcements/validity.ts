import { formatDay, kampalaDay } from '@ministry/domain';
import { announcementsCopy } from './announcements.copy.ts';

/** Validity of an announcement. @property isOver visitors no longer see it */
export interface Validity {
  copy: string;
  isOver: boolean;
}

/** @param validUntil the last day, `YYYY-MM-DD`; null: no end. @param today as `kampalaDay` returns it */
export function validityOf(validUntil: string | null, today = kampalaDay(new Date())): Validity {
  if (validUntil === null) return { copy: announcementsCopy.withoutEnd, isOver: false };
  if (validUntil === today) return { copy: announcementsCopy.endsToday, isOver: false };
  const isOver = validUntil < today;
  const values = { day: dayInCopy(validUntil, today) };
  return { copy: isOver ? announcementsCopy.endedOn(values) : announcementsCopy.until(values), isOver };
}

/** 'Thu 31 Dec', with the year if it is not the current one. */
function dayInCopy(day: string, today: string): string {
  const year = day.slice(0, 4);
  const written = formatDay(new Date(`${day}T12:00:00+03:00`));
  return year === today.slice(0, 4) ? written : `${written} ${year}`;
}
