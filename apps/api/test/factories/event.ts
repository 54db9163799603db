import type { EventRequest, EventResponse } from '../../src/publishing/events/event.dto.ts';
import type { TestApp } from '../test-app.ts';

/** Returns the instant in this many days, in the format of the API. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A valid event request; a test overrides only the fields it is about. */
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

/** Creates a valid event through the API, as the office does. */
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

/** A valid registration for an event. */
export const registrationRequest = (eventId: number, own: Record<string, unknown> = {}): Record<string, unknown> => ({
  eventId,
  firstName: 'Mary',
  lastName: 'Akello',
  email: 'mary.akello@example.org',
  ...own,
});
