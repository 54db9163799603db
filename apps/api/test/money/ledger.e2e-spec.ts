import { kampalaDay, paymentLimits } from '@ministry/domain';
import { Donation } from '../../src/money/donations/donation.entity.ts';
import type {
  LedgerEntryDetailResponse,
  LedgerEntryResponse,
  LedgerMonthResponse,
  LedgerTotalsResponse,
} from '../../src/money/ledger/ledger.dto.ts';
import { LedgerService, type NewLedgerEntry } from '../../src/money/ledger/ledger.service.ts';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import type { StatementResponse } from '../../src/money/ledger/ledger-statement.dto.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import type { PersonSearchResponse } from '../../src/people/personal-data/people.dto.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { Database } from '../../src/platform/database/database.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import type { SearchResponse } from '../../src/site/search/search.dto.ts';
import { giveByCard, sandboxOn } from '../factories/giving.ts';
import { post } from '../factories/people.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable, untilServed } from '../until-served.ts';

const today = kampalaDay(new Date());
const day = 86_400_000;

/** A valid gift that was made at the office; a test overrides only the fields it is about. */
const officeGift = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  amount: '50000',
  method: 'cash',
  category: 'general',
  name: 'Peter Okello',
  receivedOn: today,
  ...own,
});

describeOnEachDatabase('the ledger', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: sandboxOn });
  });
  beforeEach(async () => {
    for (const table of [LedgerEntry, Payment, Donation, OutboxMessage, AuditEntry])
      await api.database.repository(table).createQueryBuilder().delete().execute();
  });
  afterAll(() => api.close());

  const read = async <Answer>(path: string, on = api): Promise<Answer> =>
    (await on.send({ url: `/api/ledger${path}`, headers: on.as('admin') })).json<Answer>();
  const list = (query = ''): Promise<LedgerEntryResponse[]> => read(query);
  const totals = (query = ''): Promise<LedgerTotalsResponse> => read(`/totals${query}`);
  const asAdmin = (path: string, payload: object, headers: Record<string, string> = {}) =>
    post(api, `/api/ledger${path}`, payload, { ...api.as('admin'), ...headers });
  const record = async (own: Record<string, unknown> = {}): Promise<LedgerEntryDetailResponse> =>
    (await asAdmin('/gifts', officeGift(own))).json();
  const correct = (id: number, amount: string, own: Record<string, unknown> = {}) =>
    asAdmin(`/${id}/corrections`, { amount, note: 'Counted again', ...own });
  const refused = (answer: { statusCode: number; json(): { code?: string; fields?: object } }) => [
    answer.statusCode,
    answer.json().code,
    Object.keys(answer.json().fields ?? {}),
  ];
  const write = (own: Partial<NewLedgerEntry>): Promise<LedgerEntry> =>
    api.app.get(LedgerService).record({
      purpose: 'donation',
      kind: 'office',
      amount: 1_000,
      rate: 3_700,
      category: 'general',
      method: 'cash',
      name: 'Anonymous',
      isTest: false,
      ...own,
    });

  it('writes an entry in the same transaction as its cause', async () => {
    const money = api.app.get(Database);
    await expect(
      money.transaction(async () => Promise.reject(new Error(`undone after ${(await write({})).id}`))),
    ).rejects.toThrow('undone');
    expect(await list()).toEqual([]);
  });

  describe('POST /api/ledger/gifts', () => {
    // DON-16, DON-31
    it('records a gift by hand, with who entered it, and writes no name into the audit log', async () => {
      const gift = await record({ phone: '0772 123 456', email: 'peter@example.org', note: 'Harvest service' });
      expect(gift).toMatchObject({
        purpose: 'donation',
        kind: 'office',
        amount: 50_000,
        amountUsd: '13.51',
        rate: 3_700,
        method: 'cash',
        category: 'general',
        name: 'Peter Okello',
        email: 'peter@example.org',
        phone: '+256772123456',
        note: 'Harvest service',
        receivedOn: today,
        recordedBy: 'admin',
        isTest: false,
        corrections: [],
        balance: { amount: 50_000, amountUsd: '13.51' },
        canCorrect: true,
      });
      const [entry] = await api.database.repository(AuditEntry).findBy({ entity: 'ledger-entry' });
      expect(entry?.summary).toBe(`Gift ${gift.id} recorded: UGX 50,000, cash, received ${today}`);
      expect(JSON.stringify(entry)).not.toMatch(/Okello|peter|0772/);
      expect(await api.database.repository(OutboxMessage).count()).toBe(0);
    });

    it('stores dollars to the cent and their value in shillings', async () => {
      expect(await record({ amount: '12.99', currency: 'USD' })).toMatchObject({ amount: 48_063, amountUsd: '12.99' });
      expect(await record({ amount: 25, currency: 'USD', name: '', email: '', phone: null, note: ' ' })).toMatchObject({
        amount: 92_500,
        amountUsd: '25.00',
        name: 'Anonymous',
        email: null,
        phone: null,
        note: null,
      });
    });

    // DON-23
    it('sends a receipt on request when there is an address', async () => {
      const { id } = await record({
        email: 'peter@example.org',
        sendReceipt: true,
        category: 'children',
        receivedOn: '2026-11-01',
      });
      const [email] = await api.database.repository(OutboxMessage).find();
      expect(email).toMatchObject({
        recipient: 'peter@example.org',
        subject: expect.stringMatching(/^Receipt for your gift/),
      });
      for (const text of [
        'Dear Peter Okello,',
        'UGX 50,000 (about $13.51)',
        'Children',
        'Cash',
        'Sunday 1 November 2026',
        `Receipt:    ${id}`,
      ])
        expect(email?.text).toContain(text);
      expect(refused(await asAdmin('/gifts', officeGift({ sendReceipt: true })))).toEqual([
        400,
        'VALIDATION_FAILED',
        ['email'],
      ]);
    });

    it.each([
      ['amount', '0'],
      ['amount', '-5'],
      ['amount', '10.5'],
      ['amount', ''],
      ['amount', undefined],
      ['amount', String(paymentLimits.most + 1)],
      ['currency', 'EUR'],
      ['method', 'card'],
      ['category', 'roof'],
      ['email', 'peter'],
      ['email', 'a@-x.org'],
      ['phone', 'abc'],
      ['receivedOn', kampalaDay(new Date(Date.now() + day))],
      ['receivedOn', undefined],
      ['receivedOn', '2026-02-30'],
      ['isTest', true],
    ])('answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
      expect(refused(await asAdmin('/gifts', officeGift({ [field]: value })))).toEqual([
        400,
        'VALIDATION_FAILED',
        [field],
      ]);
      expect(await list()).toEqual([]);
    });

    it('writes one entry for fifty requests with one key', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          untilServed(() => asAdmin('/gifts', officeGift(), { 'idempotency-key': `gift-at-office-${database}` })),
        ),
      );
      expect(new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body)).size).toBe(1);
      expect(await list()).toHaveLength(1);
    });
  });

  describe('POST /api/ledger/:id/corrections', () => {
    it('corrects a gift by an entry of the difference and leaves the first entry unchanged', async () => {
      const gift = await record({ receivedOn: '2026-10-31' });
      const once = await correct(gift.id, '45000');
      expect([once.statusCode, once.json()]).toMatchObject([
        201,
        {
          amount: 50_000,
          balance: { amount: 45_000, amountUsd: '12.16' },
          corrections: [
            {
              kind: 'correction',
              amount: -5_000,
              amountUsd: '-1.35',
              correctsId: gift.id,
              receivedOn: '2026-10-31',
              note: 'Counted again',
              recordedBy: 'admin',
            },
          ],
        },
      ]);
      expect((await correct(gift.id, '20', { currency: 'USD' })).json()).toMatchObject({
        balance: { amount: 74_000, amountUsd: '20.00' },
        corrections: [{ amount: -5_000 }, { amount: 29_000 }],
      });
      expect((await correct(gift.id, '0')).json()).toMatchObject({ balance: { amount: 0, amountUsd: '0.00' } });
      expect(
        (await api.database.repository(AuditEntry).findBy({ action: 'corrected' })).map(({ summary }) => summary)[0],
      ).toBe(`Gift ${gift.id} corrected from UGX 50,000 to UGX 45,000`);
      expect(await totals()).toMatchObject({ count: 4, amount: 0, amountUsd: '0.00' });
    });

    it('refuses a correction of nothing, without a reason, or of an unknown entry', async () => {
      const { id } = await record();
      expect(refused(await correct(id, '50000'))).toEqual([400, 'VALIDATION_FAILED', ['amount']]);
      expect(refused(await correct(id, '1', { note: ' ' }))).toEqual([400, 'VALIDATION_FAILED', ['note']]);
      expect(refused(await correct(999_999, '1'))).toEqual([404, 'NOT_FOUND', []]);
      expect(await list()).toHaveLength(1);
    });

    it('refuses to correct a correction, a sale of the store, and a reversed payment', async () => {
      const { corrections } = (await correct((await record()).id, '1')).json<LedgerEntryDetailResponse>();
      const order = await write({ purpose: 'order', category: null });
      const payment = await api.database.repository(Payment).findOneByOrFail({ reference: await giveByCard(api) });
      await api.app.get(PaymentSettlement).move(payment, 'reversed');
      const [gift] = (await list()).filter(({ kind }) => kind === 'payment');
      for (const id of [corrections[0]?.id, order.id, gift?.id])
        expect(refused(await correct(Number(id), '7'))).toEqual([409, 'NOT_CORRECTABLE', []]);
    });

    it('ends at the last amount, however many correct at once', async () => {
      const { id } = await record();
      const amounts = Array.from({ length: 8 }, (_, at) => `${10_000 + at}`);
      expect(
        new Set(
          (await Promise.all(amounts.map((amount) => untilServed(() => correct(id, amount))))).map(
            ({ statusCode }) => statusCode,
          ),
        ),
      ).toEqual(new Set([201]));
      const { balance, corrections } = await read<LedgerEntryDetailResponse>(`/${id}`);
      expect(corrections).toHaveLength(8);
      expect(amounts).toContain(String(balance.amount));
    });

    it('ends at zero with a reversal at the same time', async () => {
      for (let round = 0; round < 4; round += 1) {
        const payment = await api.database
          .repository(Payment)
          .findOneByOrFail({ reference: await giveByCard(api, { donorEmail: `giver${round}@example.org` }) });
        const [gift] = (await list()).filter(
          ({ kind, paymentReference }) => kind === 'payment' && paymentReference === payment.reference,
        );
        await Promise.all([
          untilServed(() => correct(Number(gift?.id), '90000')),
          untilAvailable(() => api.app.get(PaymentSettlement).move(payment, 'reversed')),
        ]);
        expect((await read<LedgerEntryDetailResponse>(`/${gift?.id}`)).balance).toEqual({
          amount: 0,
          amountUsd: '0.00',
        });
      }
    });
  });

  describe('GET /api/ledger', () => {
    it('filters, searches and sorts, and answers the total', async () => {
      await write({
        amount: 3_000,
        category: 'children',
        method: 'bank',
        receivedOn: '2026-09-30',
        name: 'Ann Oyella',
        note: '100% for books',
      });
      await write({ amount: 1_000, receivedOn: '2026-10-01', email: 'ruth@example.org' });
      await write({ amount: 2_000, purpose: 'order', kind: 'office', category: null, receivedOn: '2026-10-31' });
      await write({ amount: -500, kind: 'correction', receivedOn: '2026-11-01' });
      const amounts = async (query: string): Promise<number[]> => (await list(query)).map(({ amount }) => amount);
      expect(await amounts('')).toEqual([-500, 2_000, 1_000, 3_000]);
      expect(await amounts('?sort=-amount')).toEqual([3_000, 2_000, 1_000, -500]);
      expect(await amounts('?purpose=order')).toEqual([2_000]);
      expect(await amounts('?kind=correction')).toEqual([-500]);
      expect(await amounts('?category=children')).toEqual([3_000]);
      expect(await amounts('?method=bank')).toEqual([3_000]);
      expect(await amounts('?from=2026-10-01&to=2026-10-31')).toEqual([2_000, 1_000]);
      expect([
        await amounts('?search=oyella'),
        await amounts('?search=100%25'),
        await amounts('?search=RUTH@'),
        await amounts('?search=_'),
      ]).toEqual([[3_000], [3_000], [1_000], []]);
      const page = await api.send({ url: '/api/ledger?limit=1&offset=1', headers: api.as('admin') });
      expect([page.headers['x-total-count'], page.headers['cache-control'], page.json<unknown[]>().length]).toEqual([
        '4',
        'no-store',
        1,
      ]);
      expect(await totals('?from=2026-10-01')).toMatchObject({ count: 3, amount: 2_500 });
    });

    it('finds a gift by the reference that its donor reads out', async () => {
      const reference = await giveByCard(api);
      expect(await list(`?search=${reference.slice(-8)}`)).toMatchObject([
        { paymentReference: reference, orderReference: null, name: 'Grace Nakato' },
      ]);
    });

    it('shows test money beside the totals, never in them', async () => {
      await giveByCard(api);
      await record();
      expect(await totals()).toEqual({
        count: 1,
        amount: 50_000,
        amountUsd: '13.51',
        tests: { count: 1, amount: 92_500, amountUsd: '25.00' },
      });
      expect([await totals('?test=without'), await totals('?test=only')]).toMatchObject([
        { amount: 50_000, tests: { amount: 0 } },
        { amount: 0, tests: { amount: 92_500 } },
      ]);
      expect((await read<LedgerMonthResponse[]>('/months')).at(-1)).toMatchObject({ amount: 50_000 });
    });

    it('sums the last twelve months, including empty ones', async () => {
      await write({ amount: 3_700, receivedOn: today });
      await write({ amount: 7_400, receivedOn: `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01` });
      const months = await read<LedgerMonthResponse[]>('/months?purpose=donation');
      expect(months).toHaveLength(12);
      expect(months.at(-1)).toEqual({ month: today.slice(0, 7), count: 1, amount: 3_700, amountUsd: '1.00' });
      expect(months.slice(0, -1).map(({ amount }) => amount)).toEqual(Array.from({ length: 11 }, () => 0));
    });

    it('exports what matches as a spreadsheet that runs no formulas', async () => {
      await record({ name: '=1+1', note: 'one, "two"' });
      await record({ category: 'children' });
      const answer = await api.send({ url: '/api/ledger/export.csv?category=general', headers: api.as('admin') });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="ledger-${today}.csv"`,
      });
      const [head, row, end] = answer.body.split('\r\n');
      expect(head).toContain('ID,Received On,Purpose,Kind,Category,Method,Name,Email,Phone,Amount UGX,Amount USD');
      expect(row).toContain(
        `,${today},donation,office,general,cash,'=1+1,,,50000,13.51,3700,UGX,,,,,"one, ""two""",admin,false,`,
      );
      expect(end).toBe('');
    });
  });

  describe('GET /api/ledger/statement', () => {
    const statement = (query = ''): Promise<StatementResponse> => read(`/statement${query}`);
    const monthOf = ({ lines }: StatementResponse, month: number) =>
      lines.map(({ category, months }) => [category ?? 'store', months[month - 1]?.amount]);

    it('sums a year by month and purpose, less refunds and corrections, without tests', async () => {
      await write({ amount: 3_700, receivedOn: '2025-01-31' });
      await write({ amount: 7_400, receivedOn: '2025-02-01', category: 'children' });
      await write({ amount: -3_700, kind: 'correction', receivedOn: '2025-02-28', category: 'children' });
      await write({ amount: 11_100, purpose: 'order', category: null, receivedOn: '2025-02-03' });
      await write({ amount: 37_000, isTest: true, receivedOn: '2025-02-03' });
      await write({ amount: 1_000, receivedOn: '2024-12-31' });
      await write({ amount: 2_000, receivedOn: '2026-01-01' });
      const found = await statement('?year=2025');
      expect(monthOf(found, 1)).toEqual([
        ['general', 3_700],
        ['children', 0],
        ['education', 0],
        ['store', 0],
      ]);
      expect(monthOf(found, 2)).toEqual([
        ['general', 0],
        ['children', 3_700],
        ['education', 0],
        ['store', 11_100],
      ]);
      expect(found.months.map(({ amount }) => amount)).toEqual([3_700, 14_800, ...Array<number>(10).fill(0)]);
      expect(found.total).toEqual({ amount: 18_500, amountUsd: '5.00' });
      expect(found.total).toEqual({
        amount: (await totals('?from=2025-01-01&to=2025-12-31')).amount,
        amountUsd: '5.00',
      });
    });

    it('offers the years from the first entry to this one', async () => {
      const year = Number(today.slice(0, 4));
      expect(await statement()).toMatchObject({ year, years: [year] });
      await write({ receivedOn: `${year - 2}-06-30` });
      expect((await statement()).years).toEqual([year, year - 1, year - 2]);
    });

    it('exports a row for each month and purpose', async () => {
      await write({ amount: -3_700, kind: 'refund', receivedOn: '2025-02-28', category: 'education' });
      const answer = await api.send({ url: '/api/ledger/statement.csv?year=2025', headers: api.as('admin') });
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="income-${today}.csv"`);
      const rows = answer.body.trim().split('\r\n');
      expect(rows).toHaveLength(1 + 12 * 4);
      expect(rows[0]).toContain('Month,Purpose,Category,Amount UGX,Amount USD');
      expect(rows).toContain('2025-02,donation,education,-3700,-1.00');
      expect(rows.at(-1)).toBe('2025-12,order,,0,0.00');
    });

    it.each(['1999', '2025.5', 'last', '3000'])('answers 400 for the year %s, naming the field', async (year) => {
      const answer = await api.send({ url: `/api/ledger/statement?year=${year}`, headers: api.as('admin') });
      expect(refused(answer)).toEqual([400, 'VALIDATION_FAILED', ['year']]);
    });
  });

  // ADM-19: the laws about data protection and about accounting.
  it('exports and erases the data of a person, and leaves the amounts', async () => {
    await giveByCard(api);
    await record({ note: 'From Grace Nakato by her brother' });
    const { groups } = (
      await post(api, '/api/people/search', { name: 'Nakato' }, api.as('admin'))
    ).json<PersonSearchResponse>();
    expect(groups.map(({ kind, records }) => [kind, records.length])).toEqual(
      expect.arrayContaining([
        ['donation', 1],
        ['ledger-entry', 2],
        ['outbox-message', 1],
      ]),
    );
    const records = groups.flatMap(({ kind, records: found }) => found.map(({ id }) => ({ kind, id })));
    expect((await post(api, '/api/people/export', { records }, api.as('admin'))).body).toContain('UGX 92,500');
    expect((await post(api, '/api/people/erase', { records }, api.as('admin'))).body).toContain('without a name');
    const tables = await Promise.all(
      [LedgerEntry, Donation, OutboxMessage].map((table) => api.database.repository(table).find()),
    );
    expect(JSON.stringify(tables)).not.toMatch(/nakato/i);
    expect(await totals()).toMatchObject({ amount: 50_000, tests: { amount: 92_500 } });
  });

  it('erases names after seven years', async () => {
    await record({ name: '', note: 'From the family at the corner' });
    await record();
    const retention = api.app.get(Retention);
    expect(await retention.applyTo('Ledger entries', new Date(Date.now() + 6.9 * 365.25 * day))).toBe(0);
    expect(await retention.applyTo('Ledger entries', new Date(Date.now() + 7.1 * 365.25 * day))).toBe(2);
    expect(await list()).toMatchObject([
      { name: 'Anonymous', note: null, amount: 50_000 },
      { name: 'Anonymous', note: null, amount: 50_000 },
    ]);
  });

  it("is part of the console's search", async () => {
    await giveByCard(api);
    const found = (
      await api.send({ url: '/api/admin/search?q=nakato', headers: api.as('admin') })
    ).json<SearchResponse>();
    expect(found.groups).toMatchObject([
      { kind: 'gift', total: 1, hits: [{ title: 'Grace Nakato', detail: 'UGX 92,500' }] },
    ]);
  });
});
