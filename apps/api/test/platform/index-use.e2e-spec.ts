import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import { ContactMessage } from '../../src/people/contact/contact-message.entity.ts';
import { NewsletterSubscriber } from '../../src/people/newsletter/newsletter-subscriber.entity.ts';
import { newDraftState } from '../../src/publishing/content/lifecycle.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { SermonEntity } from '../../src/publishing/sermons/sermon.entity.ts';
import { QueryStatements } from '../query-statements.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

/** With fewer rows, a server is right to read the whole table. */
const count = 3_000;
const atOnce = 500;
const hour = 3_600_000;

const published = {
  ...newDraftState(),
  isActive: true,
  description: 'Words. '.repeat(40),
  tags: [],
  featuredImage: null,
};
const moment = (n: number): Date => new Date(Date.now() + (n - (count * 3) / 4) * hour);

/** Shares of deleted items and drafts as on a site in use. */
const isDeleted = (n: number): boolean => n % 20 === 3;
const isDraft = (n: number): boolean => n % 10 === 1;

const rows: [new () => object, (n: number) => object][] = [
  [
    EventEntity,
    (n) => ({
      ...published,
      isActive: !isDraft(n),
      deletedAt: isDeleted(n) ? moment(n) : null,
      title: `Event ${n}`,
      date: moment(n),
      endDate: n % 3 ? null : new Date(moment(n).getTime() + hour),
      location: 'Gulu',
      category: 'service',
      eventPhotos: [],
      attendeeLimit: null,
      registrationRequired: true,
    }),
  ],
  [
    SermonEntity,
    (n) => ({
      ...published,
      isActive: !isDraft(n),
      deletedAt: isDeleted(n) ? moment(n) : null,
      title: `Sermon ${n}`,
      speaker: 'Grace Akello',
      date: moment(n),
      category: 'teaching',
      series: '',
      audioUrl: null,
      videoUrl: null,
    }),
  ],
  [
    ContactMessage,
    (n) => ({
      firstName: 'Mary',
      lastName: 'Akello',
      email: `mary${n}@example.org`,
      phone: null,
      message: 'Words. '.repeat(40),
      isRead: true,
      isAnswered: false,
      createdAt: moment(n),
      deletedAt: isDeleted(n) ? moment(n) : null,
    }),
  ],
  [
    EventRegistration,
    (n) => ({
      // Half of the registrations are for one event.
      eventId: n % 2 ? 1 : (n % 200) + 1,
      personKey: `person ${n}`,
      confirmationCode: String(n).padStart(8, '0'),
      firstName: 'Mary',
      lastName: 'Akello',
      email: `mary${n}@example.org`,
      phone: null,
      specialRequests: null,
      createdAt: moment(n),
      confirmedAt: null,
    }),
  ],
  [
    NewsletterSubscriber,
    (n) => ({
      email: `reader${n}@example.org`,
      emailKey: `key ${n}`,
      token: `token ${n}`,
      subscribedAt: moment(n),
      unsubscribedAt: n % 10 ? null : new Date(),
    }),
  ],
  [
    LedgerEntry,
    (n) => ({
      purpose: 'donation',
      kind: 'office',
      category: 'general',
      method: 'cash',
      name: `Giver ${n}`,
      email: null,
      phone: null,
      amount: 1_000,
      cents: 27,
      rate: 3_700,
      receivedOn: moment(n).toISOString().slice(0, 10),
      paymentId: null,
      orderId: null,
      correctsId: null,
      note: null,
      recordedBy: 'admin',
      isTest: false,
      createdAt: moment(n),
    }),
  ],
];

const lists = [
  ['the first page of events', '/api/events?limit=20', 'events', 'ix_events_standing'],
  ['upcoming events', '/api/events?when=upcoming&limit=20&offset=40', 'events', 'ix_events_standing'],
  ['past events', '/api/events?when=past&limit=20', 'events', 'ix_events_past'],
  ['past events, far behind', '/api/events?limit=20&offset=1500', 'events', 'ix_events_past'],
  ['events of one category', '/api/events?category=service&limit=20', 'events', 'ix_events_standing'],
  ['events in the sitemap', '/sitemap-events-1.xml', 'events', 'ix_events_published'],
  ['sermons', '/api/sermons?limit=20', 'sermons', 'ix_sermons_standing'],
  ['messages', '/api/contact-messages?limit=20', 'contact_messages', 'ix_contact_messages_standing'],
  ['registrations', '/api/events/1/registrations?limit=50', 'event_registrations', 'ix_event_registrations_order'],
  [
    'the spreadsheet of registrations',
    '/api/events/1/registrations/export.csv',
    'event_registrations',
    'ix_event_registrations_order',
  ],
  [
    'the spreadsheet of subscribers',
    '/api/newsletter/subscribers/export.csv',
    'newsletter_subscribers',
    'ix_newsletter_subscribers_current',
  ],
  ['the spreadsheet of the ledger', '/api/ledger/export.csv', 'ledger_entries', 'ix_ledger_entries_day'],
] as const;

describeOnEachDatabase('a list over a large table', (database) => {
  let api: TestApp;
  let statements: QueryStatements;

  beforeAll(async () => {
    api = await startTestApp({ database, changesTables: true });
    for (const [entity, row] of rows)
      for (let from = 0; from < count; from += atOnce)
        await api.database.repository(entity).insert(Array.from({ length: atOnce }, (_, n) => row(from + n)));
    if (database !== 'sqlite') {
      const tables = rows.map(([entity]) => api.database.dataSource.getMetadata(entity).tableName);
      await api.database.dataSource.query(`ANALYZE TABLE ${tables.join(', ')}`);
    }
    statements = new QueryStatements(api);
  });
  afterAll(() => api.close());

  /** Reasons why the list is not read in index order; empty if it is. */
  async function objections(url: string, table: string, index: string): Promise<string[]> {
    const steps = await statements.plansOf(url, table);
    const costly = steps.filter(({ isCostly }) => isCostly).map(({ text }) => text);
    return steps.some(({ indexes }) => indexes.includes(index)) ? costly : [...costly, `${index} is not used`];
  }

  // A batch of a spreadsheet is such a large part of these tables that a server is right to sort them.
  const here = lists.filter(([name]) => database === 'sqlite' || !name.startsWith('the spreadsheet'));

  it.each(here)('is read in its order from an index: %s', async (_name, url, table, index) => {
    expect(await objections(url, table, index)).toEqual([]);
  });

  it('is reported by this check when its index is missing', async () => {
    const [, url, table, index] = lists.find(([name]) => name === 'messages') ?? lists[0];
    const runner = api.database.dataSource.createQueryRunner();
    await runner.dropIndex(table, index);
    await runner.release();
    expect(await objections(url, table, index)).toContain(`${index} is not used`);
  });
});
