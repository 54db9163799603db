import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import { PaymentsAdminQueries } from '../../src/money/payments/payments-admin.queries.ts';
import { PaymentsAdminService } from '../../src/money/payments/payments-admin.service.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { type PaymentsTest, startPaymentsTest } from '../factories/payment.ts';
import { describeOnEachDatabase } from '../test-app.ts';

describeOnEachDatabase('payments', (database) => {
  let test: PaymentsTest;
  beforeAll(async () => {
    test = await startPaymentsTest(database);
  });
  afterAll(() => test.api.close());

  const get = (url: string, headers?: Record<string, string>) => test.api.send({ url, headers });

  describe('for the office', () => {
    const admin = (): { authorization: string } => test.api.as('admin');

    it('GET lists every attempt with its payer, newest first, and filters by status, purpose and search', async () => {
      await test.open();
      const failed = await test.open({ amount: 5_000 });
      test.provider.setStatus(failed, 'failed', { reason: 'The card was refused', receipt: null });
      await test.payments.check(failed);
      const newest = await test.open();
      const all = await get('/api/payments?limit=2', admin());
      expect(Number(all.headers['x-total-count'])).toBeGreaterThan(2);
      expect(all.json<{ reference: string }[]>().map(({ reference }) => reference)).toEqual([
        newest.reference,
        failed.reference,
      ]);
      expect(all.json<unknown[]>()[1]).toMatchObject({
        status: 'failed',
        amount: 5_000,
        remark: 'The card was refused',
        payer: { name: 'Grace Nakato', email: 'grace@example.org', phone: null },
      });
      const found = await get(
        `/api/payments?status=failed&purpose=donation&search=${failed.reference.slice(2, 12).toLowerCase()}`,
        admin(),
      );
      expect(found.json()).toHaveLength(1);
      expect((await get(`/api/payments?purpose=order&search=${failed.reference}`, admin())).json()).toEqual([]);
    });

    it('POST /:reference/check asks the provider again, and records who did it', async () => {
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed');
      const answer = await test.api.send({
        method: 'POST',
        url: `/api/payments/${payment.reference}/check`,
        headers: admin(),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ status: 'completed', receipt: 'R-1', nextCheckAt: null }),
      ]);
      const entry = await test.api.database
        .repository(AuditEntry)
        .findOneByOrFail({ entity: 'payment', entityId: payment.id });
      expect(entry).toMatchObject({
        actor: 'admin',
        action: 'checked',
        before: { status: 'pending' },
        after: { status: 'completed' },
      });
    });

    it('POST /:reference/settled ends the review of money that does not match, whatever became of the payment', async () => {
      const attention = async (): Promise<number> =>
        (await test.api.app.get(PaymentsAdminQueries).countAttention(new Date())).attention;
      const listed = async (): Promise<string[]> =>
        (await get('/api/payments?needsReview=true', admin()))
          .json<{ reference: string }[]>()
          .map(({ reference }) => reference);
      const settle = (reference: string) =>
        test.api.send({ method: 'POST', url: `/api/payments/${reference}/settled`, headers: admin() });
      const before = await attention();
      const [cancelled, surplus] = [await test.open(), await test.open()];
      await test.api.app.get(PaymentSettlement).move(cancelled, 'cancelled');
      test.provider.setStatus(cancelled, 'completed', { amount: 50_000 });
      await test.payments.check(cancelled);
      test.provider.mayCollectMore = true;
      test.provider.setStatus(surplus, 'completed', { amount: 95_000 });
      await test.payments.check(surplus);
      expect([(await attention()) - before, await listed()]).toEqual([2, [surplus.reference, cancelled.reference]]);
      // A later status from the provider does not hide it.
      test.provider.setStatus(cancelled, 'failed', { reason: 'The card was refused' });
      await test.payments.check(cancelled);
      test.provider.setStatus(cancelled, 'completed');
      expect(await test.payments.check(cancelled)).toMatchObject({
        status: 'completed',
        needsReview: true,
        remark: expect.stringContaining('UGX 50,000'),
      });
      const answers = [
        await settle(cancelled.reference),
        await settle(cancelled.reference),
        await settle(surplus.reference),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json<{ needsReview: boolean }>().needsReview])).toEqual(
        [
          [200, false],
          [200, false],
          [200, false],
        ],
      );
      expect([(await attention()) - before, await listed()]).toEqual([0, []]);
      expect(
        await test.api.database.repository(AuditEntry).findBy({ entity: 'payment', entityId: cancelled.id }),
      ).toEqual([expect.objectContaining({ actor: 'admin', action: 'settled' })]);
      expect((await settle('FWAAAAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
      test.provider.mayCollectMore = false;
    });

    it('asks for no second review of what is settled, however often the provider is asked', async () => {
      const payment = await test.open();
      test.provider.setStatus(payment, 'completed', { amount: 50_000 });
      expect(await test.payments.check(payment)).toMatchObject({ status: 'pending', needsReview: true });
      await test.api.app.get(PaymentsAdminService).settled(payment.reference);
      expect(await test.payments.check(payment)).toMatchObject({ status: 'pending', needsReview: false });
      // Not even where the sentence about it has changed, for example in another release.
      await test.api.database.repository(Payment).update({ id: payment.id }, { remark: 'UGX 50,000 arrived.' });
      expect(await test.payments.check(payment)).toMatchObject({ status: 'pending', needsReview: false });
      test.provider.setStatus(payment, 'completed', { amount: 60_000 });
      expect(await test.payments.check(payment)).toMatchObject({ status: 'pending', needsReview: true });
    });

    it('POST /:reference/check answers that the provider cannot be reached, or 404 for an unknown payment', async () => {
      const payment = await test.open();
      const check = (reference: string) =>
        test.api.send({ method: 'POST', url: `/api/payments/${reference}/check`, headers: admin() });
      test.provider.answerAsk = () => Promise.reject(new Error('no route'));
      const answer = await check(payment.reference);
      test.provider.answerAsk = (reference) => Promise.resolve(test.provider.providerStatuses.get(reference) ?? null);
      expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['retry-after']]).toEqual([
        503,
        'PAYMENT_PROVIDER_UNAVAILABLE',
        '60',
      ]);
      expect((await check('FWAAAAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    });
  });
});
