import { extractText } from 'unpdf';
import { kampalaDay, seedSite } from '@ministry/domain';
import { Donation } from '../../src/money/donations/donation.entity.ts';
import type { GivingResponse } from '../../src/money/ledger/giving-statement.dto.ts';
import type { LedgerEntryResponse } from '../../src/money/ledger/ledger.dto.ts';
import { LedgerService, type NewLedgerEntry } from '../../src/money/ledger/ledger.service.ts';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { giveByCard, sandboxOn } from '../factories/giving.ts';
import { post } from '../factories/people.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const today = kampalaDay(new Date());
const thisYear = Number(today.slice(0, 4));
const phone = '+256772123456';

describeOnEachDatabase('giving statements', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: sandboxOn });
  });
  beforeEach(async () => {
    for (const table of [LedgerEntry, Payment, Donation, AuditEntry])
      await api.database.repository(table).createQueryBuilder().delete().execute();
  });
  afterAll(() => api.close());

  const write = async (own: Partial<NewLedgerEntry> = {}): Promise<number> => {
    const entry = await api.app.get(LedgerService).record({
      purpose: 'donation',
      kind: 'office',
      amount: 50_000,
      rate: 3_700,
      category: 'general',
      method: 'cash',
      name: 'Ŋora Océn',
      email: 'ngora@example.org',
      receivedOn: '2025-03-09',
      isTest: false,
      ...own,
    });
    return entry.id;
  };
  const ask = (path: string) => api.send({ url: `/api/ledger/${path}`, headers: api.as('admin') });
  const giving = async (id: number, year = 2025): Promise<GivingResponse> =>
    (await ask(`${id}/giving?year=${year}`)).json();
  async function pagesOf(id: number, query = 'year=2025'): Promise<string[]> {
    const answer = await api.send({
      url: `/api/ledger/${id}/giving-statement.pdf?${query}`,
      headers: api.as('admin'),
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return (await extractText(new Uint8Array(answer.rawPayload))).text;
  }
  const refusal = async (path: string) => {
    const answer = await ask(path);
    const { code, fields } = answer.json<{ code: string; fields?: object }>();
    return [answer.statusCode, code, Object.keys(fields ?? {})];
  };

  it('lists each gift of the year with its corrections, and the totals, without tests', async () => {
    const { identity } = seedSite;
    await write({ amount: 1_000, receivedOn: '2024-12-31' });
    const id = await write();
    const wrong = await write({ amount: 92_500, category: 'children', method: 'bank', receivedOn: '2025-12-31' });
    await write({
      kind: 'correction',
      amount: -2_500,
      category: 'children',
      correctsId: wrong,
      receivedOn: '2025-12-31',
    });
    const dollars = { amount: 74_000, cents: 2_000, currency: 'USD' as const, receivedOn: '2025-05-04' };
    await write({ ...dollars, method: 'cheque' });
    await write({ amount: 777_000, isTest: true });
    await write({ amount: 888_000, purpose: 'order', category: null });
    await write({ amount: 999_000, receivedOn: '2026-01-01' });

    const answer = await ask(`${id}/giving-statement.pdf?year=2025`);
    expect(answer.statusCode === 200 ? '' : answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="giving-statement-${today}.pdf"`,
    });
    const [page, ...further] = await pagesOf(id);
    expect(further).toEqual([]);
    for (const text of [
      identity.name,
      identity.street,
      identity.postal,
      identity.phone,
      'Giving statement 2025',
      'Ŋora Océn',
      'Gifts from 1 Jan 2025 to 31 Dec 2025',
      'Issued on ',
      '$20.00',
      '74,000',
      '92,500',
      '-2,500',
      'Corrected on',
      'Balance of this gift',
      '90,000',
      'Cheque',
      'UGX 124,000',
      'UGX 90,000',
      'UGX 214,000',
      'Test payments, with which no money moved, are not in this statement.',
      'Gifts in US dollars are in the totals',
      'Page 1 of 1',
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/777|888|999|1,000|\$13/);
    expect(await giving(id)).toMatchObject({
      year: 2025,
      name: 'Ŋora Océn',
      count: 3,
      total: { amount: 214_000 },
      others: [],
      moreOthers: 0,
    });
  });

  it('shows dollars only for gifts that were recorded in dollars', async () => {
    const record = async (own: object) =>
      (
        await post(
          api,
          '/api/ledger/gifts',
          { method: 'cash', category: 'general', name: 'Ann Oyella', phone, receivedOn: today, ...own },
          api.as('admin'),
        )
      ).json<LedgerEntryResponse>().id;
    await record({ amount: '92500' });
    const [page] = await pagesOf(await record({ amount: '12.99', currency: 'USD' }), `year=${thisYear}`);
    expect(page?.match(/\$[\d.,]+/g)).toEqual(['$12.99']);
  });

  it('is recorded in the audit log without the name of the donor', async () => {
    const id = await write();
    await pagesOf(id);
    const entries = await api.database.repository(AuditEntry).findBy({ entity: 'ledger-entry' });
    expect(entries).toMatchObject([
      {
        action: 'exported',
        entityId: id,
        actor: 'admin',
        summary: `Giving statement 2025 made for the donor of gift ${id}`,
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/ora|ngora@/i);
  });

  it('deducts a reversed payment in the year of the gift, and mentions it in the year of the reversal', async () => {
    const id = await write({ kind: 'payment' });
    await write({ amount: 30_000 });
    await write({ kind: 'reversal', amount: -50_000, correctsId: id, receivedOn: '2026-01-15' });
    await write({ amount: 5_000, receivedOn: '2026-02-01' });
    const [first] = await pagesOf(id);
    expect(first).toContain('Taken back by the payment company on');
    expect(first).toContain('UGX 30,000');
    const [second] = await pagesOf(id, 'year=2026');
    expect(second).toContain('UGX 5,000');
    expect(second).toContain('In 2026 the payment company took back UGX 50,000 of gifts of earlier years');
  });

  it('never mixes two donors who share a name, an address or a phone', async () => {
    const id = await write({ name: 'Peter Okello', email: 'peter@example.org', phone });
    await write({ name: 'peter  okello', email: 'Peter@Example.org', amount: 1_100 });
    await write({ name: 'Peter Okello', email: null, phone, amount: 2_200 });
    const son = await write({ name: 'Peter Okello', email: 'son@example.org', amount: 4_400 });
    const wife = await write({ name: 'Ann Okello', email: null, phone, amount: 8_800 });
    const unknown = await write({ name: 'Peter Okello', email: null, amount: 16_000 });
    await write({ name: 'Peter Okello', email: null, amount: 32_000 });
    await write({ name: 'Anonymous', email: 'peter@example.org', amount: 64_000 });
    await write({ name: 'Péter Okello', email: null, amount: 128_000 });
    const found = await giving(id);
    expect(found).toMatchObject({ count: 3, total: { amount: 53_300 } });
    expect(found.others.map(({ entryId, name, amount }) => [entryId, name, amount])).toEqual([
      [son, 'Peter Okello', 4_400],
      [wife, 'Ann Okello', 8_800],
      [unknown, 'Peter Okello', 16_000],
      [unknown + 1, 'Peter Okello', 32_000],
    ]);
    expect((await pagesOf(id, `year=2025&also=${unknown},${wife}`))[0]).toContain('UGX 78,100');
    expect((await pagesOf(id, `year=2025&also=${wife}`))[0]).toContain('Recorded under the name Ann Okello');
  });

  it('lists 2,000 gifts once each, on numbered pages', async () => {
    const id = await write();
    const row = await api.database.repository(LedgerEntry).findOneByOrFail({ id });
    const { id: _, ...columns } = row;
    for (let from = 0; from < 2_000; from += 250)
      await api.database
        .repository(LedgerEntry)
        .insert(Array.from({ length: 250 }, (_each, at) => ({ ...columns, amount: 1_000_000 + from + at })));
    const pages = await pagesOf(id);
    expect(pages.length).toBeGreaterThan(40);
    pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of ${pages.length}`));
    const amounts = pages.join(' ').match(/1,00\d,\d{3}/g) ?? [];
    expect([amounts.length, new Set(amounts).size]).toEqual([2_000, 2_000]);
    expect(pages.at(-1)).toContain('UGX 2,002,049,000');
  });

  it('answers 422 where there is none', async () => {
    const id = await write();
    await giveByCard(api);
    const test = await api.database.repository(LedgerEntry).findOneByOrFail({ isTest: true });
    const order = await write({ purpose: 'order', category: null });
    const nobody = await write({ name: 'Anonymous' });
    for (const none of [test.id, order, nobody])
      for (const path of ['giving', 'giving-statement.pdf'])
        expect(await refusal(`${none}/${path}`)).toEqual([422, 'NO_GIVING_STATEMENT', []]);
    expect(await refusal(`${id}/giving-statement.pdf?year=${thisYear}`)).toEqual([422, 'NO_GIVING_STATEMENT', []]);
    expect(await giving(id, thisYear)).toMatchObject({ count: 0, total: { amount: 0 } });
    expect(await refusal('999999/giving-statement.pdf')).toEqual([404, 'NOT_FOUND', []]);
    expect(await api.database.repository(AuditEntry).countBy({ action: 'exported' })).toBe(0);
  });

  it.each([
    [`year=${thisYear + 1}`, 'year'],
    ['year=2024', 'year'],
    ['year=x', 'year'],
    ['also=x', 'also'],
    ['also=999999', 'also'],
  ])('answers 400 for %s, naming the field', async (query, field) => {
    const id = await write();
    expect(await refusal(`${id}/giving-statement.pdf?${query}`)).toEqual([400, 'VALIDATION_FAILED', [field]]);
  });
});
