import { createEvent, registrationRequest } from '../factories/event.ts';
import { QueryStatements } from '../query-statements.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** How SQLite executes the statements on large tables: the plan is the same however many rows there are. */
describe('the reads of tables that grow', () => {
  let api: TestApp;
  let eventId: number;
  let statements: QueryStatements;

  beforeAll(async () => {
    api = await startTestApp();
    ({ id: eventId } = await createEvent(api, { title: 'needle' }));
    const sermon = { title: 'needle', speaker: 'Grace Akello', isActive: true };
    await api.send({ method: 'POST', url: '/api/sermons', headers: api.as('admin'), payload: sermon });
    await api.send({ method: 'POST', url: `/api/events/${eventId}/register`, payload: registrationRequest(eventId) });
    statements = new QueryStatements(api);
  });
  afterAll(() => api.close());

  const plansOf = async (url: string, table: string): Promise<string[]> =>
    (await statements.plansOf(url, table)).map(({ text }) => text);

  it.each([
    ['a page of registrations', (id: number) => `/api/events/${id}/registrations?offset=0`, 'event_registrations'],
    ['the CSV of registrations', (id: number) => `/api/events/${id}/registrations/export.csv`, 'event_registrations'],
    ['the messages', () => '/api/contact-messages', 'contact_messages'],
    ['the unread messages', () => '/api/contact-messages?status=unread', 'contact_messages'],
    ['the unanswered messages', () => '/api/contact-messages?status=unanswered', 'contact_messages'],
    ['the deleted messages', () => '/api/contact-messages?status=deleted', 'contact_messages'],
    ['events by title', () => '/api/events?status=all&sort=title', 'events'],
    ['current events by title', () => '/api/events?status=current&sort=title', 'events'],
    ['sermons by title', () => '/api/sermons?status=all&sort=title', 'sermons'],
  ])('%s reads only the rows that it answers, and sorts none', async (_name, urlOf, table) => {
    const plans = await plansOf(urlOf(eventId), table);
    expect(plans.filter((step) => /TEMP B-TREE|^SCAN/.test(step))).toEqual([]);
  });

  it.each([
    ['/api/admin/stats', 'contact_messages'],
    ['/api/admin/stats', 'events'],
    ['/api/admin/stats', 'event_registrations'],
    ['/api/admin/trends', 'contact_messages'],
    ['/api/admin/trends', 'event_registrations'],
    ['/api/admin/trends', 'orders'],
    ['/api/admin/trends', 'ledger_entries'],
  ])('%s counts %s in indexes', async (url, table) => {
    const plans = await plansOf(url, table);
    const reads = plans.filter((step) => /^(SCAN|SEARCH) (?!CONSTANT ROW|single)/.test(step));
    expect(reads.filter((step) => !/USING COVERING INDEX|USING INTEGER PRIMARY KEY/.test(step))).toEqual([]);
  });

  it.each([
    ['/api/events?status=all&search=needle', 'events'],
    ['/api/sermons?status=all&search=needle', 'sermons'],
    ['/api/contact-messages?search=needle', 'contact_messages'],
    ['/api/prayer-requests?search=needle', 'prayer_requests'],
    ['/api/admin/search?q=needle', 'event_registrations'],
  ])('%s reads only rows that have the trigrams of its words', async (url, table) => {
    const plans = await plansOf(url, table);
    expect(plans).toContainEqual(expect.stringMatching(/^SCAN \w+_trigrams VIRTUAL TABLE INDEX/));
    expect(plans.filter((step) => /^SCAN (?!\w+_trigrams)|SEARCH .* USING INDEX/.test(step))).toEqual([]);
  });
});
