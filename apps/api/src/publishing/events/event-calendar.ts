import ical, { ICalCalendarMethod } from 'ical-generator';
import { eventCategories, formatLongDay, formatTime, kampalaDay, type SiteIdentity } from '@ministry/domain';
import { toPlainText } from '../rich-text/rich-text.ts';
import type { EventEntity } from './event.entity.ts';

/** Characters of the description; the page has the rest. */
const descriptionLength = 500;

/** The address of an event's own page. */
export const eventPageUrl = (id: number, publicUrl: string): string => `${publicUrl}/events/${id}`;
/** The address of an event's calendar file. */
export const eventCalendarUrl = (id: number, publicUrl: string): string => `${publicUrl}/api/events/${id}/calendar.ics`;

/** 'Friday 4 December 2026, 5:00 PM to 8:00 PM' */
export function eventSpan({ date, endDate }: EventEntity): string {
  const start = `${formatLongDay(date)}, ${formatTime(date)}`;
  if (!endDate) return start;
  return `${start} to ${kampalaDay(endDate) === kampalaDay(date) ? formatTime(endDate) : `${formatLongDay(endDate)}, ${formatTime(endDate)}`}`;
}

/** A calendar file (RFC 5545) with these events; their ids stay the same, so that a calendar that knows one takes the change. */
export function eventCalendar(
  name: string,
  events: readonly EventEntity[],
  identity: SiteIdentity,
  publicUrl: string,
): string {
  const calendar = ical({
    name,
    prodId: { company: identity.name, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `event-${event.id}@${new URL(publicUrl).hostname}`,
      start: event.date,
      end: event.endDate,
      stamp: event.updatedAt,
      created: event.createdAt,
      lastModified: event.updatedAt,
      summary: event.title,
      description: toPlainText(event.description, descriptionLength),
      location: event.location,
      url: eventPageUrl(event.id, publicUrl),
      organizer: { name: identity.name, email: identity.email },
      categories: [{ name: eventCategories[event.category] }],
    });
  }
  return calendar.toString();
}
