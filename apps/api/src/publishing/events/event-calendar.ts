import ical, { ICalCalendarMethod } from 'ical-generator';
import { eventCategories, kampalaDay, type SiteIdentity } from '@ministry/domain';
import { datesIn } from '../../platform/message-templates/message-dates.ts';
import { type MessageLanguage, pathIn } from '../../platform/message-templates/message-template.ts';
import { toPlainText } from '../rich-text/rich-text.ts';
import type { EventEntity } from './event.entity.ts';
import { phrasesIn } from './event-phrases.ts';

/** Maximum characters of the description; the page of the event has the full text. */
const descriptionLength = 500;

/** The address of the page of an event. */
export const eventPageUrl = (id: number, publicUrl: string, language?: MessageLanguage): string =>
  `${publicUrl}${pathIn(language)}/events/${id}`;
/** The address of an event's calendar file. */
export const eventCalendarUrl = (id: number, publicUrl: string): string => `${publicUrl}/api/events/${id}/calendar.ics`;

/** Date and time of an event, such as 'Friday 4 December 2026, 5:00 PM to 8:00 PM'. */
export function eventSpan({ date, endDate }: EventEntity, language?: MessageLanguage): string {
  const { longDay, time } = datesIn(language);
  const start = `${longDay(date)}, ${time(date)}`;
  if (!endDate) return start;
  const end = kampalaDay(endDate) === kampalaDay(date) ? time(endDate) : `${longDay(endDate)}, ${time(endDate)}`;
  return `${start} ${phrasesIn(language).until} ${end}`;
}

/** A calendar file (RFC 5545) with these events. Their ids never change, so a calendar that knows an event updates it. */
export function eventCalendar(
  name: string,
  events: readonly EventEntity[],
  identity: SiteIdentity,
  publicUrl: string,
  language?: MessageLanguage,
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
      url: eventPageUrl(event.id, publicUrl, language),
      organizer: { name: identity.name, email: identity.email },
      categories: [{ name: eventCategories[event.category] }],
    });
  }
  return calendar.toString();
}
