import { IsDateString } from 'class-validator';
import { kampalaDay } from '@ministry/domain';
import { explained } from '../../platform/validation/explained.ts';
import { contentTexts } from './content.copy.ts';

/** Dates as the content editor sends them (EDIT-45 to EDIT-47). */

/** A date, with or without a time, that has no zone: people in Uganda type Kampala time. */
const zoneless = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?)?$/;
/** Both databases can store these years, and this ministry announces nothing outside them. */
const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(2200, 0, 1);

/** Whether the text is a day that does not exist, such as '2026-02-30', which `Date.parse` would read as 2 March. */
const isNoDay = (text: string): boolean => {
  const day = /^\s*(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))(T|\s*$)/.exec(text)?.[1];
  return day !== undefined && new Date(`${day}T00:00:00Z`).getUTCDate() !== Number(day.slice(8));
};

function parse(text: string): string | undefined {
  const written = text.trim();
  const complete = zoneless.test(written) ? `${written.length === 10 ? `${written}T00:00` : written}+03:00` : written;
  const time = /\d{4}/.test(complete) ? Date.parse(complete) : NaN;
  return time >= earliest && time < latest ? new Date(time).toISOString() : undefined;
}

/** Returns an ISO timestamp; now for null and for unreadable text. Undefined and invalid values are returned unchanged. */
export function toInstant(value: unknown): unknown {
  if (value === null) return new Date().toISOString();
  return typeof value === 'string' && !isNoDay(value) ? (parse(value) ?? new Date().toISOString()) : value;
}

/** Returns an ISO timestamp; null for unreadable text. Undefined and invalid values are returned unchanged. */
export function dropUnreadableDate(value: unknown): unknown {
  return typeof value === 'string' && !isNoDay(value) ? (parse(value) ?? null) : value;
}

/** Returns an ISO timestamp; null and unreadable values are returned unchanged. */
export function toTypedInstant(value: unknown): unknown {
  return typeof value === 'string' && !isNoDay(value) ? (parse(value) ?? value) : value;
}

/** Rejects the values that the functions above return unchanged: another type, or a day that does not exist. */
export const IsExistingDate = (): PropertyDecorator =>
  IsDateString(
    { strict: true },
    explained(() => contentTexts.noExistingDay),
  );

/** Returns the day in Kampala of a timestamp. A day without a time, any other text and other types are returned unchanged. */
export function toDay(value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes('T') || isNoDay(value)) return value;
  const instant = parse(value);
  return instant === undefined ? value : kampalaDay(new Date(instant));
}
