import type { QueryRunner } from 'typeorm';
import { ReferencesOfGifts1700000084000 } from '../../src/migrations/1700000084000-references-of-gifts.ts';
import { MismatchesOfPayments1700000084100 } from '../../src/migrations/1700000084100-mismatches-of-payments.ts';
import { ChecksOfPendingPayments1700000084200 } from '../../src/migrations/1700000084200-checks-of-pending-payments.ts';
import { LedgerService } from '../../src/money/ledger/ledger.service.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentsService } from '../../src/money/payments/payments.service.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('migrations of stored gifts and payments', (database) => {
  let api: TestApp;
  let runner: QueryRunner;
  beforeAll(async () => {
    api = await startTestApp({ database, changesTables: true, environment: { SANDBOX_PAYMENTS: 'on' } });
    runner = api.database.dataSource.createQueryRunner();
  });
  afterAll(async () => {
    await runner.release();
    await api.close();
  });

  it('find the reference of an imported gift in its note', async () => {
    const notes = ['Reference MP-1\nChristmas', 'Reference MP-2', `Reference ${'x'.repeat(101)}`, 'A reference', null];
    for (const note of notes)
      await api.app.get(LedgerService).record({
        purpose: 'donation',
        kind: 'office',
        amount: 5_000,
        rate: 3_700,
        name: 'Peter',
        isTest: false,
        note,
      });
    const migration = new ReferencesOfGifts1700000084000();
    await migration.down(runner);
    await migration.up(runner);
    const rows = (await runner.query('SELECT reference FROM ledger_entries ORDER BY id')) as { reference: unknown }[];
    expect(rows.map(({ reference }) => reference)).toEqual(['MP-1', 'MP-2', null, null, null]);
  });

  it('find the mismatch of a payment in its remark', async () => {
    const asked = 'where UGX 92,500 was asked for. Please look into it with the provider.';
    const remarks = [
      `The provider reports UGX 1,250,000 ${asked}`,
      `The provider reports 25.5 KES ${asked}`,
      'The provider reports a payment that was already counted.',
      'Unable to authorise the card',
    ];
    const ids = await Promise.all(remarks.map((remark) => open({ remark })));
    const migration = new MismatchesOfPayments1700000084100();
    await migration.down(runner);
    await migration.up(runner);
    const found = await api.database.repository(Payment).find({ order: { id: 'ASC' } });
    expect(ids.map((id) => found.find((payment) => payment.id === id)?.mismatch)).toEqual([
      'UGX 1250000',
      'KES 25.5',
      'already-counted',
      null,
    ]);
  });

  it('have the provider asked again about pending payments that were never to be checked any more', async () => {
    const [stuck, over] = [await open({ nextCheckAt: null }), await open({ nextCheckAt: null, status: 'expired' })];
    await new ChecksOfPendingPayments1700000084200().up(runner);
    const next = async (id: number): Promise<Date | null> =>
      (await api.database.repository(Payment).findOneByOrFail({ id })).nextCheckAt;
    expect([await next(stuck), await next(over)]).toEqual([expect.any(Date), null]);
  });

  /** Opens a payment with these columns, and returns its id. */
  async function open(columns: Partial<Payment>): Promise<number> {
    const attempt = { purpose: 'donation', subjectId: 1, amount: 92_500, rate: 3_700, method: null } as const;
    const { id } = await api.app.get(PaymentsService).open({ ...attempt, provider: 'sandbox' });
    await api.database.repository(Payment).update({ id }, columns);
    return id;
  }
});
