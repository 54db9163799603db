import { kampalaDay } from '@ministry/domain';
import type { BankDepositResponse } from '../../src/money/deposits/bank-deposit.dto.ts';
import type { LedgerEntryDetailResponse, LedgerEntryResponse } from '../../src/money/ledger/ledger.dto.ts';
import { LedgerService } from '../../src/money/ledger/ledger.service.ts';
import { post } from '../factories/people.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const today = kampalaDay(new Date());
const callers = 200;

describeOnEachDatabase('bank deposits', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const as = (headers: Record<string, string> = {}) => ({ ...api.as('admin'), ...headers });
  const gift = async (amount: string): Promise<number> =>
    (
      await post(
        api,
        '/api/ledger/gifts',
        { amount, method: 'cash', category: 'general', name: 'Peter Okello', receivedOn: today },
        as(),
      )
    ).json<LedgerEntryDetailResponse>().id;
  const deposit = (own: object, headers?: Record<string, string>) =>
    post(
      api,
      '/api/bank-deposits',
      { depositedOn: today, account: 'Centenary, general', amount: 50_000, ...own },
      as(headers),
    );
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await api.send({ url: path, headers: as() })).json<Answer>();
  const waiting = async (): Promise<number[]> =>
    (await read<LedgerEntryResponse[]>('/api/ledger?deposited=no&test=without&limit=200')).map(({ id }) => id);

  describe('POST /api/bank-deposits', () => {
    it('stores its entries and the difference, and they are no longer listed as waiting', async () => {
      const [first, second, third] = [await gift('30000'), await gift('25000'), await gift('1000')];
      const answer = await deposit({ entries: [first, second], reference: 'CS-1', note: '' });
      expect(answer.statusCode).toBe(201);
      const { id, ...made } = answer.json<BankDepositResponse>();
      expect(made).toMatchObject({
        account: 'Centenary, general',
        reference: 'CS-1',
        note: null,
        recordedBy: 'admin',
        entryCount: 2,
        entryAmount: 55_000,
        difference: -5_000,
      });
      expect(await waiting()).toEqual([third]);
      expect((await read<LedgerEntryResponse[]>(`/api/ledger?deposit=${id}`)).map((entry) => entry.id)).toEqual([
        second,
        first,
      ]);
      expect(await read('/api/ledger/totals?deposited=yes')).toMatchObject({ count: 2, amount: 55_000 });
      expect((await read<BankDepositResponse[]>('/api/bank-deposits'))[0]).toMatchObject({ id, entryCount: 2 });
    });

    it('leaves a later correction of its entry to the next deposit', async () => {
      const entry = await gift('9000');
      await deposit({ entries: [entry] });
      await post(api, `/api/ledger/${entry}/corrections`, { amount: '8000', note: 'Counted again' }, as());
      const [correction] = await read<LedgerEntryResponse[]>(
        `/api/ledger?deposited=no&kind=correction&search=counted+again`,
      );
      expect(correction).toMatchObject({ amount: -1_000, correctsId: entry, depositId: null });
    });

    it('refuses everything if one entry is of another deposit, a test or unknown', async () => {
      const free = await gift('2000');
      const taken = await gift('3000');
      await deposit({ entries: [taken] });
      const { id: test } = await api.app.get(LedgerService).record({
        purpose: 'donation',
        kind: 'payment',
        amount: 1_000,
        rate: 3_700,
        name: 'Anonymous',
        isTest: true,
      });
      const before = await read<BankDepositResponse[]>('/api/bank-deposits');
      for (const [other, status, code] of [
        [taken, 409, 'DEPOSITED_ALREADY'],
        [test, 400, 'VALIDATION_FAILED'],
        [999_999, 400, 'VALIDATION_FAILED'],
      ] as const) {
        const answer = await deposit({ entries: [free, other] });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
        expect(answer.json<{ message: string }>().message).toContain(String(other));
      }
      expect(await waiting()).toContain(free);
      expect(await read('/api/bank-deposits')).toEqual(before);
    });

    it.each([
      ['depositedOn', '2999-01-01'],
      ['amount', 0],
      ['amount', 1.5],
      ['account', ' '],
      ['entries', []],
    ])('refuses %s %j, naming the field', async (field, value) => {
      const answer = await deposit({ entries: [1], [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    });

    it('puts an entry into one deposit only, for simultaneous requests', async () => {
      const shared = await gift('7000');
      const own = await Promise.all(Array.from({ length: 10 }, () => gift('100')));
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, at) =>
          untilServed(() =>
            deposit(
              { amount: 7_100, entries: [shared, own[at % own.length]] },
              { 'idempotency-key': `deposit-${at}-of-crowd` },
            ),
          ),
        ),
      );
      const made = answers.filter(({ statusCode }) => statusCode === 201);
      expect(made).toHaveLength(1);
      expect(new Set(answers.filter((answer) => !made.includes(answer)).map(({ statusCode }) => statusCode))).toEqual(
        new Set([409]),
      );
      const holding = await read<LedgerEntryResponse[]>(`/api/ledger?deposit=${made[0]?.json<{ id: number }>().id}`);
      expect(holding.map(({ amount }) => amount).sort()).toEqual([100, 7_000]);
      expect((await waiting()).filter((id) => own.includes(id))).toHaveLength(own.length - 1);
    });
  });

  describe('DELETE /api/bank-deposits/:id', () => {
    it('lists the entries as waiting again, and records who did it', async () => {
      const entry = await gift('4000');
      const { id } = (await deposit({ entries: [entry] })).json<BankDepositResponse>();
      const remove = () => api.send({ method: 'DELETE', url: `/api/bank-deposits/${id}`, headers: as() });
      expect((await remove()).statusCode).toBe(204);
      expect((await remove()).statusCode).toBe(404);
      expect(await waiting()).toContain(entry);
      expect(await read(`/api/audit-log?entity=bank-deposit&entityId=${id}`)).toMatchObject([
        { action: 'deleted', actor: 'admin' },
        { action: 'recorded' },
      ]);
    });
  });
});
