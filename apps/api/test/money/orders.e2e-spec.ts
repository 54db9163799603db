import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import { OrderDetailsQueries } from '../../src/money/orders/order-details.queries.ts';
import { PaymentsRepository } from '../../src/money/payments/payments.repository.ts';
import { ProductsRepository } from '../../src/money/products/products.repository.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { DatabaseUnavailable } from '../../src/platform/database/errors.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { createOrder, createProduct, lookUp, orderRequest, productRequest, stockOf } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

describeOnEachDatabase('POST /api/orders', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on' } });
  });
  afterAll(() => api.close());

  const post = (payload: object, headers: Record<string, string> = {}) =>
    api.send({ method: 'POST', url: '/api/orders', payload, headers });
  const change = (id: number, own: Record<string, unknown>) =>
    api.send({ method: 'PUT', url: `/api/products/${id}`, headers: api.as('admin'), payload: productRequest(own) });
  const letterOf = async ({ reference }: OrderReceipt): Promise<OutboxMessage | undefined> =>
    (await api.database.repository(OutboxMessage).find()).find(({ subject }) => subject?.includes(reference));
  const orders = (): Promise<number> => api.database.repository(Order).count();

  // STORE-14, API-34
  it('prices the cart, takes the units and answers how to find the order again', async () => {
    const [songs, basket] = [
      await createProduct(api, { price: '12.50', stockQuantity: 5 }),
      await createProduct(api, { name: 'Basket', price: '0.99', stockQuantity: 9 }),
    ];
    const order = await createOrder(
      api,
      [
        { productId: basket.id, quantity: 3 },
        { productId: songs.id, quantity: 2 },
      ],
      { customerPhone: '0772 123 456' },
    );
    expect(order).toEqual({
      id: expect.any(Number),
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      secret: expect.stringMatching(/^[\w-]{43}$/),
      totalAmount: '27.97',
      amountUgx: 103_489,
      status: 'pending',
      paymentStatus: 'pending',
      orderUrl: `/orders/${order.reference}?key=${order.secret}`,
    });
    expect([await stockOf(api, songs.id), await stockOf(api, basket.id)]).toEqual([3, 6]);
    const email = await letterOf(order);
    expect(email).toMatchObject({
      recipient: 'mary.akello@example.org',
      subject: `Order ${order.reference}: we have your order`,
    });
    for (const text of [
      '3 x Basket, $0.99 each',
      '2 x Songs of the North, $12.50 each',
      'UGX 103,489 ($27.97)',
      order.orderUrl,
    ])
      expect(email?.text).toContain(text);
    // Orders of visitors are not admin actions, so they are not in the audit log.
    expect(await api.database.repository(AuditEntry).countBy({ entity: 'order', entityId: order.id })).toBe(0);
  });

  it("answers the provider's page, and reserves the units for thirty minutes", async () => {
    const { id } = await createProduct(api);
    const order = await createOrder(api, [{ productId: id, quantity: 1 }], {
      payment: 'online',
      provider: 'sandbox',
      method: 'card',
    });
    expect(order.redirect_url).toMatch(/\/sandbox-checkout\//);
    const { payBefore, createdAt, canPay, canCancel, isTest } = await lookUp(api, order);
    expect([Date.parse(payBefore ?? '') - Date.parse(createdAt), canPay, canCancel, isTest]).toEqual([
      30 * 60_000,
      true,
      true,
      true,
    ]);
    // Nobody has paid yet; the letter is sent after the payment.
    expect(await letterOf(order)).toBeUndefined();
  });

  it('refuses what is not in stock, says what is, and takes nothing', async () => {
    const [scarce, plenty, hidden] = [
      await createProduct(api, { name: 'Scarce', stockQuantity: 2 }),
      await createProduct(api),
      await createProduct(api, { name: 'Hidden', isActive: false }),
    ];
    const before = await orders();
    const answer = await post(
      orderRequest([
        { productId: plenty.id, quantity: 1 },
        { productId: hidden.id, quantity: 1 },
        { productId: scarce.id, quantity: 3 },
      ]),
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'OUT_OF_STOCK',
        details: {
          items: [
            { productId: hidden.id, available: 0 },
            { productId: scarce.id, name: 'Scarce', available: 2 },
          ],
        },
      }),
    ]);
    expect([await stockOf(api, plenty.id), await stockOf(api, scarce.id), await orders()]).toEqual([20, 2, before]);
  });

  it('answers alike for hidden and unknown products', async () => {
    const { id: hidden } = await createProduct(api, { name: 'Secret draft', isActive: false });
    const [one, other] = [
      await post(orderRequest([{ productId: hidden, quantity: 1 }])),
      await post(orderRequest([{ productId: 999_999, quantity: 1 }])),
    ];
    const { message } = other.json<{ message: string }>();
    expect([one.statusCode, one.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'OUT_OF_STOCK',
        message,
        details: { items: [{ productId: hidden, available: 0 }] },
      }),
    ]);
    expect(one.body).not.toContain('Secret');
  });

  it('refuses an outdated total, answers the prices, and takes nothing', async () => {
    const { id } = await createProduct(api, { price: '12.50' });
    await change(id, { price: '13.00' });
    const cart = [{ productId: id, quantity: 2 }];
    const answer = await post(orderRequest(cart, { expectedTotal: '25.00' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'PRICE_CHANGED',
        details: { items: [{ productId: id, price: '13.00' }], totalAmount: '26.00' },
      }),
    ]);
    expect(await stockOf(api, id)).toBe(20);
    expect((await createOrder(api, cart, { expectedTotal: '26' })).totalAmount).toBe('26.00');
  });

  describe('when a price changes between pricing and taking', () => {
    /** Orders while an admin changes the price immediately before the units are taken. */
    const orderMeanwhile = async (): Promise<{ status: number; id: number }> => {
      const { id } = await createProduct(api, { price: '12.50' });
      const products = api.app.get(ProductsRepository);
      const { take } = products;
      products.take = async (...args) => {
        products.take = take;
        await products.update(id, { cents: 1_300 });
        return take.apply(products, args);
      };
      return {
        status: (await post(orderRequest([{ productId: id, quantity: 2 }], { expectedTotal: '25.00' }))).statusCode,
        id,
      };
    };

    it('refuses the order: the price is a condition of the update', async () => {
      const { status, id } = await orderMeanwhile();
      expect([status, await stockOf(api, id)]).toEqual([409, 20]);
    });

    it('sells at the old price when the condition is taken out (control)', async () => {
      const products = api.app.get(ProductsRepository);
      const { take } = products;
      products.take = (id, quantity) => products.takeAgain(id, quantity);
      const { status } = await orderMeanwhile();
      products.take = take;
      expect(status).toBe(201);
    });
  });

  it.each([
    [{ items: [] }, 'items'],
    [{ items: [{ productId: 1, quantity: 0 }] }, 'items.0.quantity'],
    [{ items: [{ productId: 1, quantity: 101 }] }, 'items.0.quantity'],
    [
      {
        items: [
          { productId: 1, quantity: 1 },
          { productId: 1, quantity: 1 },
        ],
      },
      'items',
    ],
    [{ items: Array.from({ length: 51 }, (_, at) => ({ productId: at + 1, quantity: 1 })) }, 'items'],
    [{ items: [{ productId: 1, quantity: 1, price: '0.01' }] }, 'items.0.price'],
    [{ items: 'all' }, 'items'],
    [{ items: [null] }, 'items'],
    [{ items: [[{ productId: 1, quantity: 1 }]] }, 'items'],
    [{ customerName: '' }, 'customerName'],
    [{ customerEmail: 'mary' }, 'customerEmail'],
    [{ customerEmail: 'a..b@example.org' }, 'customerEmail'],
    [{ customerPhone: 'abc' }, 'customerPhone'],
    [{ payment: 'credit' }, 'payment'],
    [{ payment: 'online' }, 'provider'],
    [{ payment: 'online', provider: 'bank' }, 'provider'],
    [{ expectedTotal: 'much' }, 'expectedTotal'],
    [{ totalAmount: '0.01' }, 'totalAmount'],
  ])('answers 400 for %j', async (wrong, field) => {
    const answer = await post(orderRequest([{ productId: 1, quantity: 1 }], wrong));
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  });

  it('refuses a provider that is off, and an amount that cannot be paid at once, and takes nothing', async () => {
    const [dear, free] = [await createProduct(api, { price: '100000' }), await createProduct(api, { price: 0 })];
    expect(
      (await post(orderRequest([{ productId: dear.id, quantity: 1 }], { payment: 'online', provider: 'pesapal' })))
        .statusCode,
    ).toBe(400);
    expect(
      (
        await post(orderRequest([{ productId: free.id, quantity: 1 }], { payment: 'online', provider: 'sandbox' }))
      ).json(),
    ).toMatchObject({ code: 'VALIDATION_FAILED', fields: { payment: expect.any(String) } });
    expect((await createOrder(api, [{ productId: free.id, quantity: 1 }])).totalAmount).toBe('0.00');
    const { id } = await createProduct(api);
    expect(
      (await post(orderRequest([{ productId: id, quantity: 1 }], { payment: 'online', provider: 'pesapal' })))
        .statusCode,
    ).toBe(404);
    expect([await stockOf(api, dear.id), await stockOf(api, id)]).toEqual([20, 20]);
  });

  it('is stored, and can be paid later, when the database fails right after it', async () => {
    const { id } = await createProduct(api);
    const latestOf = jest
      .spyOn(PaymentsRepository.prototype, 'latestOf')
      .mockRejectedValueOnce(new DatabaseUnavailable());
    const headers = { 'idempotency-key': randomUUID() };
    const request = orderRequest([{ productId: id, quantity: 1 }], { payment: 'online', provider: 'sandbox' });
    const made = await post(request, headers);
    latestOf.mockRestore();
    expect([made.statusCode, 'redirect_url' in made.json<object>(), await stockOf(api, id)]).toEqual([201, false, 19]);
    expect((await post(request, headers)).json<OrderReceipt>().redirect_url).toMatch(/\/sandbox-checkout\//);
    expect(await stockOf(api, id)).toBe(19);
  });

  it('answers OUTCOME_UNKNOWN when the database fails between a change and its answer', async () => {
    const { id } = await createProduct(api);
    const order = await createOrder(api, [{ productId: id, quantity: 1 }]);
    const url = `/api/orders/${order.id}`;
    const cancel = () =>
      api.send({ method: 'PUT', url, headers: api.as('admin'), payload: { status: 'cancelled', note: 'Asked for' } });
    const get = jest.spyOn(api.app.get(OrderDetailsQueries), 'get').mockRejectedValue(new DatabaseUnavailable());
    const answers = [await cancel(), await api.send({ url, headers: api.as('admin') })];
    get.mockRestore();
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual([
      [503, 'OUTCOME_UNKNOWN'],
      [503, 'SERVICE_UNAVAILABLE'],
    ]);
    expect(await stockOf(api, id)).toBe(20);
  });

  describe('sent fifty times at once with one key', () => {
    const stock = 1_000;
    const sendAll = async (
      headersOf: (turn: number) => Record<string, string>,
    ): Promise<{ receipts: OrderReceipt[]; sold: number; unknown: number }> => {
      const { id } = await createProduct(api, { stockQuantity: stock });
      const payload = orderRequest([{ productId: id, quantity: 1 }], { payment: 'online', provider: 'sandbox' });
      let unknown = 0;
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          untilServed(
            () => post(payload, headersOf(turn)),
            (answer) => {
              const { code } = answer.json<{ code?: string }>();
              if (code === 'OUTCOME_UNKNOWN') unknown += 1;
              // The answer asks for a retry: the first request is still in progress, or the database is busy.
              return answer.statusCode === 503 || code === 'IDEMPOTENCY_IN_FLIGHT';
            },
          ),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      const receipts = answers.map((answer) => answer.json<OrderReceipt>());
      return { receipts, sold: stock - (await stockOf(api, id)), unknown };
    };

    it('makes one order, with one answer and one payment page', async () => {
      const key = randomUUID();
      const { receipts, sold } = await sendAll(() => ({ 'idempotency-key': key }));
      expect(sold).toBe(1);
      expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
      // A receipt has no page if the database was too busy to read it; the buyer can ask for it later.
      const pages = new Set(receipts.flatMap(({ redirect_url }) => redirect_url ?? []));
      expect([...pages]).toEqual([expect.stringMatching(/\/sandbox-checkout\//)]);
    });

    it('makes fifty without the key (control)', async () => {
      const { receipts, sold, unknown } = await sendAll(() => ({}));
      expect(new Set(receipts.map(({ id }) => id)).size).toBe(50);
      // A caller who was told that the outcome is unknown and retried without a key may have made two orders; nobody else has.
      expect(sold).toBeGreaterThanOrEqual(50);
      expect(sold).toBeLessThanOrEqual(50 + unknown);
    });
  });

  it('limits orders per buyer, not refusals', async () => {
    const own = await startTestApp({ database, environment: { RATE_LIMIT_SCALE: '1' } });
    const { id } = await createProduct(own, { stockQuantity: 10 });
    let place = 0;
    const order = async (quantity: number): Promise<number> =>
      (
        await own.send({
          method: 'POST',
          url: '/api/orders',
          remoteAddress: `10.1.0.${(place += 1)}`,
          payload: orderRequest([{ productId: id, quantity }]),
        })
      ).statusCode;
    for (let turn = 0; turn < 6; turn += 1) expect(await order(11)).toBe(409);
    for (let turn = 0; turn < 5; turn += 1) expect(await order(1)).toBe(201);
    expect([await order(1), await stockOf(own, id)]).toEqual([429, 5]);
    await own.close();
  });

  it('accepts a plain form whose optional fields are empty', async () => {
    const { id } = await createProduct(api);
    const payload = `items.0.productId=${id}&items.0.quantity=1&customerName=Mary&customerEmail=plain%40example.org&customerPhone=&payment=pickup&provider=&method=&expectedTotal=`;
    const answer = await post(payload as unknown as object, { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/orders\//)]);
  });

  it('refuses the same key for another cart', async () => {
    const { id } = await createProduct(api);
    const headers = { 'idempotency-key': randomUUID() };
    expect((await post(orderRequest([{ productId: id, quantity: 1 }]), headers)).statusCode).toBe(201);
    expect((await post(orderRequest([{ productId: id, quantity: 2 }]), headers)).statusCode).toBe(422);
  });

  describe('GET /api/orders/lookup', () => {
    it('answers what was ordered to the person who has reference and secret, and nothing about the buyer', async () => {
      const { id } = await createProduct(api, { imageUrl: '/uploads/songs.webp' });
      const order = await createOrder(api, [{ productId: id, quantity: 2 }]);
      const answer = await api.send({
        url: '/api/orders/lookup',
        query: { reference: order.reference.toLowerCase().replace('-', ' '), secret: order.secret },
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toContain('Akello');
      expect(answer.json()).toMatchObject({
        reference: order.reference,
        payment: 'pickup',
        totalAmount: '25.00',
        items: [
          { productId: id, name: 'Songs of the North', quantity: 2, price: '12.50', imageUrl: '/uploads/songs.webp' },
        ],
        payBefore: null,
        canPay: false,
        canCancel: true,
        history: [{ status: 'pending' }],
        isTest: false,
      });
    });

    it('answers the names and prices of the day of the order', async () => {
      const { id } = await createProduct(api);
      const order = await createOrder(api, [{ productId: id, quantity: 2 }]);
      await change(id, { name: 'Renamed', price: '99.00', stockQuantity: 18 });
      expect(await lookUp(api, order)).toMatchObject({
        totalAmount: '25.00',
        items: [{ name: 'Songs of the North', price: '12.50' }],
      });
    });

    it('answers 404 for a wrong secret as for an unknown reference', async () => {
      const { id } = await createProduct(api);
      const order = await createOrder(api, [{ productId: id, quantity: 1 }]);
      const [wrong, unknown] = await Promise.all(
        [
          { reference: order.reference, secret: `${order.secret.startsWith('x') ? 'y' : 'x'}${order.secret.slice(1)}` },
          { reference: '0000-0000', secret: order.secret },
        ].map((query) => api.send({ url: '/api/orders/lookup', query })),
      );
      const shown = (answer: typeof wrong) => ({ ...answer?.json<{ requestId: string }>(), requestId: '' });
      expect([wrong?.statusCode, shown(wrong)]).toEqual([404, shown(unknown)]);
    });
  });
});
