import { SchedulerRegistry } from '@nestjs/schedule';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventsRepository } from '../../src/publishing/events/events.repository.ts';
import { WaitingListEntry } from '../../src/publishing/events/waiting-list/waiting-list-entry.entity.ts';
import { WaitingListLinks } from '../../src/publishing/events/waiting-list/waiting-list-links.ts';
import type { TestApp } from '../test-app.ts';
import { createEvent, registrationRequest } from './event.ts';

export const personAt = (eventId: number, firstName: string, own: object = {}): Record<string, unknown> =>
  registrationRequest(eventId, { firstName, email: `${firstName}.${eventId}@example.org`, ...own });

export const register = (api: TestApp, eventId: number, firstName: string, own: object = {}) =>
  api.send({
    method: 'POST',
    url: `/api/events/${eventId}/register`,
    payload: personAt(eventId, firstName, own),
  });

export const join = (api: TestApp, eventId: number, firstName: string, own: object = {}, headers = {}) =>
  api.send({
    method: 'POST',
    url: `/api/events/${eventId}/waiting-list`,
    headers,
    payload: personAt(eventId, firstName, own),
  });

/** Creates an event with one seat for each of these people, all registered. */
export async function fullEvent(api: TestApp, seated: readonly string[], own: object = {}): Promise<number> {
  const { id } = await createEvent(api, { attendeeLimit: seated.length, ...own });
  for (const name of seated) {
    const { statusCode, body } = await register(api, id, name);
    if (statusCode !== 201) throw new Error(`${name} got no seat: ${body}`);
  }
  return id;
}

export const registrationOf = (api: TestApp, eventId: number, firstName: string) =>
  api.database.repository(EventRegistration).findOneByOrFail({ eventId, firstName });

export const entryOf = (api: TestApp, eventId: number, firstName: string) =>
  api.database.repository(WaitingListEntry).findOneByOrFail({ eventId, firstName });

/** Entries such as 'Ruth offered', in the order of the waiting list. */
export const waitingListOf = async (api: TestApp, eventId: number): Promise<string[]> =>
  (await api.database.repository(WaitingListEntry).find({ where: { eventId }, order: { id: 'ASC' } })).map(
    ({ firstName, state }) => `${firstName} ${state}`.trim(),
  );

export const seatsTaken = async (api: TestApp, id: number): Promise<number | undefined> =>
  (await api.app.get(EventsRepository).table.findById(id))?.seatsTaken;

/** Subjects of the messages to a person, in order and without the part after the colon; 'text' for a text message. */
export const mailsTo = async (api: TestApp, recipient: string): Promise<string[]> =>
  (await api.database.repository(OutboxMessage).find({ where: { recipient }, order: { id: 'ASC' } })).map(
    ({ subject }) => subject?.replace(/:.*/, '') ?? 'text',
  );

export const linkOf = (api: TestApp, entry: Pick<WaitingListEntry, 'eventId' | 'id'>): string =>
  `/waiting-list/${api.app.get(WaitingListLinks).codeOf(entry)}`;

/** Opens the link of a mail, or presses a button on its page. */
export const openLink = (api: TestApp, link: string, button?: 'take' | 'leave') =>
  button === undefined
    ? api.send({ url: link, headers: { accept: 'text/html' } })
    : api.send({
        method: 'POST',
        url: `${link}/${button}`,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });

/** Stops the timers: each test passes the time itself. */
export function stopSchedules(apps: readonly TestApp[]): void {
  for (const schedule of new Set(apps.map(({ app }) => app.get(SchedulerRegistry))))
    for (const name of schedule.getIntervals()) schedule.deleteInterval(name);
}
