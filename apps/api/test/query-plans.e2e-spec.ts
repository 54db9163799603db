import type { QueryRunner } from 'typeorm';
import { createEvent, registrationRequest } from './factories/event.ts';
import { startTestApp, type TestApp } from './test-app.ts';

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** How SQLite answers the statements of large tables: a plan is the same however many rows there are. */
describe('the reads of tables that grow', () => {
  let api: TestApp;
  let eventId: number;
  const statements: Statement[] = [];

  beforeAll(async () => {
    api = await startTestApp();
    ({ id: eventId } = await createEvent(api, { title: 'needle' }));
    const sermon = { title: 'needle', speaker: 'Grace Akello', isActive: true };
    await api.inject({ method: 'POST', url: '/api/sermons', headers: api.as('admin'), payload: sermon });
    await api.inject({ method: 'POST', url: `/api/events/${eventId}/register`, payload: registrationRequest(eventId) });
    const { driver } = api.database.dataSource;
    const createQueryRunner = driver.createQueryRunner.bind(driver);
    driver.createQueryRunner = (mode) => {
      const runner = createQueryRunner(mode);
      const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
      runner.query = (async (sql: string, parameters: unknown[] = [], ...rest: unknown[]) => {
        if (/^(SELECT|WITH)/.test(sql)) statements.push({ sql, parameters });
        return query(sql, parameters, ...rest);
      }) as QueryRunner['query'];
      return runner;
    };
  });
  afterAll(() => api.close());

  /** A line for each step of every statement that `url` sends about one of the tables, in the words of SQLite. */
  async function plansOf(url: string, table: string): Promise<string[]> {
    statements.length = 0;
    const answer = await api.inject({ url, headers: api.as('admin') });
    expect(answer.statusCode).toBe(200);
    const asked = statements.filter(({ sql }) => sql.includes(`"${table}"`));
    expect(asked).not.toEqual([]);
    const plans = asked.map(({ sql, parameters }) =>
      api.database.dataSource.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, parameters),
    );
    return (await Promise.all(plans)).flatMap((steps) => steps.map(({ detail }) => detail));
  }

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
  ])('%s looks at no row that it does not answer, and sorts none', async (_name, urlOf, table) => {
    const plans = await plansOf(urlOf(eventId), table);
    expect(plans.filter((step) => /TEMP B-TREE|^SCAN/.test(step))).toEqual([]);
  });

  it.each([
    ['/api/admin/stats', 'contact_messages'],
    ['/api/admin/stats', 'events'],
    ['/api/admin/stats', 'event_registrations'],
  ])('%s counts %s in indexes', async (url, table) => {
    const plans = await plansOf(url, table);
    expect(plans.filter((step) => !/USING COVERING INDEX|USING INTEGER PRIMARY KEY/.test(step))).toEqual([]);
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
