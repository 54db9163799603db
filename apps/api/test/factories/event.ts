import type { EventRequest, EventResponse } from '../../src/publishing/events/event.dto.ts';
import type { TestApp } from '../test-app.ts';

/** A moment so many days from now, as the API writes it. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A valid event; a test says only what matters to it. */
export const eventRequest = (own: Partial<EventRequest> = {}): EventRequest => ({
  title: 'Harvest Conference',
  description: 'Three days of **teaching and prayer**.',
  date: inDays(14),
  location: 'Headquarters, Gulu',
  category: 'conference',
  registrationRequired: true,
  isActive: true,
  ...own,
});

/** Puts a valid event in place the way the office does. */
export async function createEvent(api: TestApp, own: Partial<EventRequest> = {}): Promise<EventResponse> {
  const answer = await api.send({
    method: 'POST',
    url: '/api/events',
    headers: api.as('admin'),
    payload: eventRequest(own),
  });
  if (answer.statusCode !== 201) throw new Error(`The event could not be created: ${answer.body}`);
  return answer.json<EventResponse>();
}

/** What a person sends to take part. */
export const registrationRequest = (eventId: number, own: Record<string, unknown> = {}): Record<string, unknown> => ({
  eventId,
  firstName: 'Mary',
  lastName: 'Akello',
  email: 'mary.akello@example.org',
  ...own,
});
