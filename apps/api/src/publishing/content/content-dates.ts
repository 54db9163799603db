import { IsDateString } from 'class-validator';
import { kampalaDay } from '@ministry/domain';
import { explained } from '../../platform/validation/explained.ts';
import { contentTexts } from './content.copy.ts';

/** Dates as the content editor sends them (EDIT-45 to EDIT-47). */

/** A date with or without a time but without a zone: what a person in Uganda types means Kampala time. */
const zoneless = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?)?$/;
/** Both databases hold these years, and nothing this ministry announces lies outside them. */
const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(2200, 0, 1);

/** '2026-02-30' and its like, which `Date.parse` would take for the second of March. */
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

/** An ISO timestamp; now where the text cannot be read or is null. Left out stays left out, what is wrong stays wrong. */
export function toInstant(value: unknown): unknown {
  if (value === null) return new Date().toISOString();
  return typeof value === 'string' && !isNoDay(value) ? (parse(value) ?? new Date().toISOString()) : value;
}

/** An ISO timestamp; null where the text cannot be read. Left out stays left out, what is wrong stays wrong. */
export function dropUnreadableDate(value: unknown): unknown {
  return typeof value === 'string' && !isNoDay(value) ? (parse(value) ?? null) : value;
}

/** An ISO timestamp; null and what cannot be read stay as they are. */
export function toTypedInstant(value: unknown): unknown {
  return typeof value === 'string' && !isNoDay(value) ? (parse(value) ?? value) : value;
}

/** Refuses what the ones above have left wrong: another type, or a day that no calendar has. */
export const IsExistingDate = (): PropertyDecorator =>
  IsDateString(
    { strict: true },
    explained(() => contentTexts.noExistingDay),
  );

/** The day in Kampala of a timestamp; a day stays the day it is, another text or type stays wrong. */
export function toDay(value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes('T') || isNoDay(value)) return value;
  const instant = parse(value);
  return instant === undefined ? value : kampalaDay(new Date(instant));
}
