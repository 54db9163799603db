import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import { Family } from '../../src/people/families/family.entity.ts';
import { NewsletterSubscriber } from '../../src/people/newsletter/newsletter-subscriber.entity.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

/** More rows than two batches hold. */
const count = 620;
const day = 86_400_000;

describeOnEachDatabase('a spreadsheet that is read in batches', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    const { database: own } = api;
    const numbers = Array.from({ length: count }, (_, n) => n);
    // Many rows share an instant or a day, also where one batch ends and the next begins.
    const moment = (n: number): Date => new Date(Date.UTC(2026, 0, 5) + Math.floor(((n * 31) % count) / 40) * day);
    await own.repository(NewsletterSubscriber).insert(
      numbers.map((n) => ({
        email: `reader${n}@example.org`,
        emailKey: `key ${n}`,
        token: `token ${n}`,
        subscribedAt: moment(n),
        unsubscribedAt: n % 50 === 7 ? new Date() : null,
      })),
    );
    await own.repository(Family).insert(
      numbers.map((n) => ({
        familyName: `Family ${n}`,
        headOfFamily: 'Peter',
        email: `family${n}@example.org`,
        phone: '+256772123456',
        address: 'Gulu',
        latitude: null,
        longitude: null,
        status: n % 2 ? ('active' as const) : ('inactive' as const),
        registeredAt: moment(n),
        deletedAt: null,
      })),
    );
    await own.repository(LedgerEntry).insert(
      numbers.map((n) => ({
        purpose: 'donation' as const,
        kind: 'office' as const,
        category: 'general' as const,
        method: 'cash' as const,
        name: `Giver ${n}`,
        email: null,
        phone: null,
        amount: 1_000 + n,
        cents: 27,
        rate: 3_700,
        receivedOn: moment(n).toISOString().slice(0, 10),
        paymentId: null,
        orderId: null,
        correctsId: null,
        note: null,
        recordedBy: 'admin',
        isTest: false,
        createdAt: new Date(),
        lockCount: 0,
      })),
    );
  });
  afterAll(() => api.close());

  const cells = async (path: string, column: number): Promise<string[]> => {
    const { body, statusCode } = await api.send({ url: path, headers: api.as('admin') });
    expect(statusCode).toBe(200);
    const [, ...lines] = body.trimEnd().split('\r\n');
    return lines.map((line) => line.split(',')[column] ?? '');
  };

  it('holds every subscriber once, latest first', async () => {
    const subscribers = await api.database.repository(NewsletterSubscriber).find();
    const expected = subscribers
      .filter(({ unsubscribedAt }) => unsubscribedAt === null)
      .sort((a, b) => b.subscribedAt.getTime() - a.subscribedAt.getTime() || b.id - a.id);
    expect(await cells('/api/newsletter/subscribers/export.csv', 0)).toEqual(expected.map(({ email }) => email));
  });

  it('holds every matching family once, newest first', async () => {
    const families = await api.database.repository(Family).find({ order: { id: 'DESC' } });
    expect(await cells('/api/families/export.csv', 0)).toEqual(families.map(({ familyName }) => familyName));
    expect(await cells('/api/families/export.csv?status=active', 0)).toEqual(
      families.filter(({ status }) => status === 'active').map(({ familyName }) => familyName),
    );
  });

  it('holds every matching ledger entry once, oldest first', async () => {
    const entries = await api.database.repository(LedgerEntry).find();
    const expected = entries.sort((a, b) => a.receivedOn.localeCompare(b.receivedOn) || a.id - b.id);
    expect(await cells('/api/ledger/export.csv', 0)).toEqual(expected.map(({ id }) => String(id)));
    const later = expected.filter(({ receivedOn }) => receivedOn >= '2026-01-10');
    expect(await cells('/api/ledger/export.csv?from=2026-01-10', 0)).toEqual(later.map(({ id }) => String(id)));
  });
});
