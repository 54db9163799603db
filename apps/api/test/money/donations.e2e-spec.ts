import { givingCategorySlugs, paymentLimits } from '@ministry/domain';
import { Donation } from '../../src/money/donations/donation.entity.ts';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import { PaymentsRepository } from '../../src/money/payments/payments.repository.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { beginGift, giftRequest, giveByCard, payAt, sandboxOn } from '../factories/giving.ts';
import { post, postFiftyTimes, postForm } from '../factories/people.ts';
import { createOrder, createProduct } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable } from '../until-served.ts';

describeOnEachDatabase('donations', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: sandboxOn });
    await api.send({
      method: 'PUT',
      url: '/api/site/languages',
      headers: api.as('admin'),
      payload: { offered: ['sw'], version: 0 },
    });
  });
  beforeEach(async () => {
    for (const table of [LedgerEntry, Payment, Donation, OutboxMessage])
      await api.database.repository(table).createQueryBuilder().delete().execute();
  });
  afterAll(() => api.close());

  const ledger = (): Promise<LedgerEntry[]> => api.database.repository(LedgerEntry).find({ order: { id: 'ASC' } });
  const emails = (): Promise<OutboxMessage[]> => api.database.repository(OutboxMessage).find({ order: { id: 'ASC' } });
  const paymentBy = (reference: string): Promise<Payment> =>
    api.database.repository(Payment).findOneByOrFail({ reference });

  describe('POST /api/create-:provider-payment', () => {
    it.each([
      ['a page in an offered language', '/sw/contact', '/sw'],
      ['a page in the original language', '/contact', ''],
      ['a language that the site is not offered in', '/ach/contact', ''],
    ])('returns a donor from %s to a page in the right language', async (_, page, language) => {
      const answer = await beginGift(api, {}, { referer: `${api.site}${page}` });
      const { redirect_url: url, order_id: reference } = answer.json<{ redirect_url: string; order_id: string }>();
      expect(await payAt(api, url)).toBe(`${language}/donation-success?order_id=${reference}`);
    });

    // API-16, DATA-28, DON-03, DON-11, DON-13
    it('answers the payment address and the reference, and counts nothing before the money arrives', async () => {
      const answer = await beginGift(api);
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        {
          redirect_url: expect.stringMatching(/\/sandbox-checkout\//),
          order_id: expect.stringMatching(/^FW[A-Z0-9]{20,}$/),
        },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await paymentBy(answer.json<{ order_id: string }>().order_id)).toMatchObject({
        status: 'pending',
        amount: 92_500,
        rate: 3_700,
        purpose: 'donation',
        method: 'card',
        isTest: true,
      });
      expect([await ledger(), await emails()]).toEqual([[], []]);
    });

    // DON-05, DON-07
    it.each([undefined, null, '', 0, -1, '-5', 0.5, 1000.5, '1e5', 'ten', paymentLimits.most + 1, [], {}])(
      'answers 400 for the amount %j',
      async (amount) => {
        const answer = await beginGift(api, { amount });
        expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, ['amount']]);
        expect(await api.database.repository(Donation).count()).toBe(0);
      },
    );

    // DON-06, DON-09, DON-10, DON-11
    it.each([
      ['donorEmail', undefined],
      ['donorEmail', 'grace'],
      ['donorName', 'x'.repeat(paymentLimits.name + 1)],
      ['donorPhone', 772],
      ['donorPhone', 'abc'],
      ['donorEmail', 'a@b'],
      ['category', 'roof'],
      ['category', undefined],
      ['currency', 'USD'],
      ['method', 'cheque'],
      ['description', 'x'.repeat(paymentLimits.description + 1)],
      ['isTest', false],
    ])('answers 400 for %s %j naming the field', async (field, value) => {
      const answer = await beginGift(api, { [field]: value });
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
    });

    // API-16
    it.each(['paypal', 'pesapal', 'flutterwave'])(
      'answers 404 for the provider %s, which has no settings',
      async (provider) => {
        expect((await post(api, `/api/create-${provider}-payment`, giftRequest())).statusCode).toBe(404);
      },
    );

    // DON-09
    it.each([undefined, null, '', ' '])('accepts the name %j as Anonymous', async (donorName) => {
      await giveByCard(api, { donorName });
      expect(await ledger()).toMatchObject([{ name: 'Anonymous' }]);
      expect((await emails())[0]?.text).toMatch(/^Dear friend,/);
    });

    // DON-10, DON-12
    it.each(givingCategorySlugs)('accepts the category %s, and sends its name to the provider', async (category) => {
      const { redirect_url: page } = (await beginGift(api, { category, description: 'A new roof' })).json<{
        redirect_url: string;
      }>();
      expect((await api.send({ url: new URL(page).pathname })).body).toContain(`Donation - ${category}`);
    });

    it('makes one donation and one payment page of fifty requests with one key', async () => {
      const [answer, ...others] = await postFiftyTimes(
        api,
        '/api/create-sandbox-payment',
        giftRequest(),
        `gift-${database}`,
      );
      expect([answer?.slice(0, 4), others]).toEqual(['201 ', []]);
      expect([await api.database.repository(Donation).count(), await api.database.repository(Payment).count()]).toEqual(
        [1, 1],
      );
    });

    it('refuses the same key for another donation', async () => {
      const headers = { 'idempotency-key': `other-${database}` };
      expect((await beginGift(api, {}, headers)).statusCode).toBe(201);
      expect((await beginGift(api, { amount: 500 }, headers)).statusCode).toBe(422);
      expect((await beginGift(api, {}, { 'idempotency-key': 'short' })).statusCode).toBe(400);
    });

    // DON-15
    it('redirects a plain form to the payment, in dollars or shillings, or back with the names of the wrong fields', async () => {
      const fields = {
        unit: 'USD',
        amount: '25',
        category: 'children',
        provider: 'sandbox',
        method: 'card',
        donorPhone: '',
        donorEmail: 'grace@example.org',
        donorName: '',
      };
      expect(await postForm(api, '/api/create-sandbox-payment', fields)).toEqual([
        303,
        expect.stringMatching(/\/sandbox-checkout\//),
      ]);
      expect(await postForm(api, '/api/create-sandbox-payment', { ...fields, unit: 'UGX', amount: '50000' })).toEqual([
        303,
        expect.stringMatching(/\/sandbox-checkout\//),
      ]);
      expect(await postForm(api, '/api/create-sandbox-payment', { ...fields, unit: 'UGX', amount: '25.50' })).toEqual([
        400,
        '/contact?donation=invalid&fields=amount#donation',
      ]);
      expect(await postForm(api, '/api/create-sandbox-payment', { ...fields, amount: '', donorEmail: '' })).toEqual([
        400,
        '/contact?donation=invalid&fields=amount%2CdonorEmail#donation',
      ]);
      expect(
        (await api.database.repository(Payment).find({ order: { id: 'ASC' } })).map(({ amount }) => amount),
      ).toEqual([92_500, 50_000]);
    });
  });

  it("finds a payment by its payer's name, address or phone, of a gift or an order", async () => {
    const found = async (search: string): Promise<string[]> => {
      const url = `/api/payments?search=${encodeURIComponent(search)}`;
      const answer = await api.send({ url, headers: api.as('admin') });
      return answer.json<{ payer: { name: string } }[]>().map(({ payer }) => payer.name);
    };
    await beginGift(api, { donorName: 'Sarah Lamwaka', donorEmail: 'lamwaka@example.org', donorPhone: '0782 123 456' });
    const { id: productId } = await createProduct(api);
    await createOrder(api, [{ productId, quantity: 1 }], {
      customerName: 'Moses Kidega',
      customerEmail: 'kidega@example.org',
      payment: 'online',
      provider: 'sandbox',
    });
    expect([await found('lamWAKA'), await found('lamwaka@example'), await found('0782 123')]).toEqual(
      Array(3).fill(['Sarah Lamwaka']),
    );
    expect([await found('kidega@'), await found('example.org')]).toEqual([
      ['Moses Kidega'],
      ['Moses Kidega', 'Sarah Lamwaka'],
    ]);
    expect(await found('Nobody')).toEqual([]);
  });

  describe('a completed donation payment', () => {
    // DON-16, DON-20, DON-23
    it('is entered into the ledger once, at the rate of its day, and the donor gets a receipt', async () => {
      const { redirect_url: page, order_id: reference } = (
        await beginGift(api, { category: 'education', donorPhone: '0772 123 456' })
      ).json<{ redirect_url: string; order_id: string }>();
      expect(await payAt(api, page, { notice: 'twice' })).toBe(`/donation-success?order_id=${reference}`);
      const { id: paymentId } = await paymentBy(reference);
      expect(await ledger()).toMatchObject([
        {
          purpose: 'donation',
          kind: 'payment',
          amount: 92_500,
          rate: 3_700,
          cents: 2_500,
          category: 'education',
          method: 'card',
          name: 'Grace Nakato',
          email: 'grace.nakato@example.org',
          phone: '+256772123456',
          paymentId,
          recordedBy: null,
          isTest: true,
        },
      ]);
      const [email, ...others] = await emails();
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        recipient: 'grace.nakato@example.org',
        subject: expect.stringMatching(/^TEST: Receipt/),
      });
      for (const text of [
        'Dear Grace Nakato,',
        'UGX 92,500 (about $25.00)',
        'Education',
        'Card',
        reference.slice(-8),
        'no money has moved',
      ])
        expect(email?.text).toContain(text);
    });

    it.each([
      ['card', 'mobile-money', 'Mobile money'],
      [null, 'card', 'Card'],
    ])('shows the payment method that the provider reports (asked for %j, paid by %s)', async (asked, used, words) => {
      const { redirect_url: page } = (await beginGift(api, { method: asked })).json<{ redirect_url: string }>();
      await payAt(api, page, { method: used });
      expect(await ledger()).toMatchObject([{ method: used }]);
      expect((await emails())[0]?.text).toContain(`Paid by:    ${words}`);
      const listed = await api.send({ url: `/api/ledger?method=${used}&test=all`, headers: api.as('admin') });
      expect(listed.json()).toHaveLength(1);
    });

    it('sends no link that somebody entered as a name', async () => {
      await giveByCard(api, { donorName: 'evil.example/win' });
      expect((await emails())[0]?.text).not.toContain('evil.example');
    });

    it('reversed by the provider is balanced by one further ledger entry', async () => {
      const payment = await paymentBy(await giveByCard(api));
      const settlement = api.app.get(PaymentSettlement);
      await Promise.all([1, 2, 3].map(() => untilAvailable(() => settlement.move(payment, 'reversed'))));
      const [gift] = await ledger();
      expect(await ledger()).toMatchObject([
        { kind: 'payment', amount: 92_500 },
        { kind: 'reversal', amount: -92_500, cents: -2_500, correctsId: gift?.id, paymentId: payment.id },
      ]);
    });

    it('corrected to zero by the office is not balanced again when it is reversed', async () => {
      const payment = await paymentBy(await giveByCard(api));
      const [gift] = await ledger();
      const corrected = await api.send({
        method: 'POST',
        url: `/api/ledger/${gift?.id}/corrections`,
        headers: api.as('admin'),
        payload: { amount: '0', note: 'Given back by hand' },
      });
      expect(corrected.statusCode).toBe(201);
      await api.app.get(PaymentSettlement).move(payment, 'reversed');
      expect(await ledger()).toMatchObject([{ kind: 'payment' }, { kind: 'correction', amount: -92_500 }]);
    });

    it('reversed before we learned of its completion leaves the ledger unchanged', async () => {
      const { order_id: reference } = (await beginGift(api)).json<{ order_id: string }>();
      await api.app.get(PaymentSettlement).move(await paymentBy(reference), 'reversed');
      expect(await ledger()).toEqual([]);
    });

    // DON-26
    it.each([
      ['fail', /^\/donation-cancelled\?order_id=/],
      ['cancel', /^\/donation-cancelled\?order_id=/],
    ])('that ends as %s is not counted, and the page says so', async (outcome, where) => {
      const { redirect_url: page } = (await beginGift(api)).json<{ redirect_url: string }>();
      expect(await payAt(api, page, { outcome })).toMatch(where);
      expect([await ledger(), await emails()]).toEqual([[], []]);
    });
  });

  it("loses the donor's personal data after seven years, and not its amount", async () => {
    const reference = await giveByCard(api);
    const { subjectId } = await paymentBy(reference);
    const retention = api.app.get(Retention);
    expect(await retention.applyTo('Donations', new Date(Date.now() + 6.9 * 365.25 * 86_400_000))).toBe(0);
    expect(await retention.applyTo('Donations', new Date(Date.now() + 7.1 * 365.25 * 86_400_000))).toBe(1);
    expect(await api.database.repository(Donation).findOneBy({ id: subjectId })).toMatchObject({
      name: 'Anonymous',
      email: '',
      phone: null,
      category: 'general',
    });
    expect(await api.app.get(PaymentsRepository).findByReference(reference)).toMatchObject({ status: 'completed' });
  });
});
