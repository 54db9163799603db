import { CodesOfOrderAttention1700000082000 } from '../../src/migrations/1700000082000-codes-of-order-attention.ts';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import type { OrderDetailResponse, OrderResponse } from '../../src/money/orders/order-admin.dto.ts';
import { OrderLine } from '../../src/money/orders/order-line.entity.ts';
import type { PackingListResponse } from '../../src/money/orders/packing-list.dto.ts';
import { StoreStatsService } from '../../src/money/orders/store-stats.service.ts';
import type {
  PersonErasureResponse,
  PersonExportResponse,
  PersonSearchResponse,
} from '../../src/people/personal-data/people.dto.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { createOrder, createProduct, stockOf } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

describeOnEachDatabase('orders for the office', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const asAdmin = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    api.send({ method, url, headers: api.as('admin'), payload });
  const put = (id: number, payload: object, path = '') => asAdmin('PUT', `/api/orders/${id}${path}`, payload);
  const get = async (id: number): Promise<OrderDetailResponse> =>
    (await asAdmin('GET', `/api/orders/${id}`)).json<OrderDetailResponse>();
  const list = async (query: string): Promise<string[]> =>
    (await asAdmin('GET', `/api/orders?${query}`)).json<OrderResponse[]>().map(({ customerName }) => customerName);
  const emails = async ({ reference }: OrderReceipt): Promise<string[]> =>
    (await api.database.repository(OutboxMessage).find({ order: { id: 'ASC' } })).flatMap(({ subject }) =>
      subject?.startsWith(`Order ${reference}: `) ? [subject.slice(17)] : [],
    );
  /** Orders two of five units, to be paid at pickup. */
  const buy = async (own: Record<string, unknown> = {}): Promise<{ order: OrderReceipt; productId: number }> => {
    const { id: productId } = await createProduct(api, { stockQuantity: 5 });
    return { productId, order: await createOrder(api, [{ productId, quantity: 2 }], own) };
  };

  // DATA-30
  it('GET /api/orders/:id answers the buyer, the lines and the history', async () => {
    const { order, productId } = await buy({ customerPhone: '0772 123 456' });
    await put(order.id, { status: 'processing', note: 'Packed by Okello.' });
    expect(await get(order.id)).toEqual({
      id: order.id,
      reference: order.reference,
      customerName: 'Mary Akello',
      customerEmail: 'mary.akello@example.org',
      customerPhone: '+256772123456',
      totalAmount: '25.00',
      amountUgx: 92_500,
      status: 'processing',
      paymentStatus: 'pending',
      payment: 'pickup',
      attention: null,
      isTest: false,
      createdAt: expect.any(String),
      itemCount: 2,
      assignee: null,
      items: [{ productId, name: 'Songs of the North', quantity: 2, price: '12.50', imageUrl: null }],
      history: [
        { kind: 'status', from: null, to: 'pending', note: null, by: null, at: expect.any(String) },
        {
          kind: 'status',
          from: 'pending',
          to: 'processing',
          note: 'Packed by Okello.',
          by: 'admin',
          at: expect.any(String),
        },
      ],
      payments: [],
      paidAt: null,
      payBefore: null,
      receivedUgx: 0,
      refundUgx: 0,
      orderUrl: order.orderUrl,
    });
    const [entry] = await api.database.repository(AuditEntry).findBy({ entity: 'order', entityId: order.id });
    expect(entry).toMatchObject({
      actor: 'admin',
      summary: `Order ${order.reference} marked processing`,
      before: { status: 'pending' },
      after: { status: 'processing' },
    });
  });

  describe('GET /api/orders', () => {
    let stray: OrderReceipt;
    beforeAll(async () => {
      stray = (await buy({ customerName: 'Zawadi One', customerEmail: 'zawadi.one@example.org' })).order;
      const { order } = await buy({ customerName: 'Zawadi Two', customerPhone: '0700 111 222' });
      await put(order.id, { paymentStatus: 'completed' }, '/payment');
      await put(order.id, { status: 'cancelled' });
    });

    it.each([
      ['search=zawadi', ['Zawadi Two', 'Zawadi One']],
      ['search=zawadi&sort=customerName', ['Zawadi One', 'Zawadi Two']],
      ['search=zawadi&status=cancelled', ['Zawadi Two']],
      ['search=zawadi&paymentStatus=pending', ['Zawadi One']],
      ['search=zawadi&attention=true', ['Zawadi Two']],
      ['search=zawadi&attention=false', ['Zawadi One']],
      ['search=zawadi&payment=online', []],
      ['search=%2B256700111222', ['Zawadi Two']],
      ['search=0700%20111%20222', ['Zawadi Two']],
      ['search=zawadi.one%40example.org', ['Zawadi One']],
      ['search=zawadi&to=2026-01-01', []],
      ['search=zawadi&from=2026-01-01&limit=1', ['Zawadi Two']],
    ])('filters by ?%s', async (query, names) => expect(await list(query)).toEqual(names));

    // API-34
    it('searches references, and answers the total', async () => {
      const answer = await asAdmin('GET', `/api/orders?search=${stray.reference}`);
      expect([answer.headers['x-total-count'], answer.json<OrderResponse[]>()[0]?.id]).toEqual(['1', stray.id]);
    });

    it.each(['status=lost', 'sort=secret', 'from=tomorrow', 'attention=maybe', 'limit=0'])(
      'answers 400 for ?%s',
      async (query) => expect((await asAdmin('GET', `/api/orders?${query}`)).statusCode).toBe(400),
    );
  });

  describe('PUT /api/orders/:id', () => {
    // ORD-10, ORD-11, API-35
    it('accepts any status after any other', async () => {
      const { order } = await buy();
      for (const status of ['completed', 'pending', 'shipped', 'processing', 'cancelled', 'completed'])
        expect((await put(order.id, { status })).json()).toMatchObject({ status });
      expect(await emails(order)).toEqual(['we have your order', 'your items are ready', 'cancelled']);
    });

    it('returns the units once, and takes them again once', async () => {
      const { order, productId } = await buy();
      for (const [status, left] of [
        ['cancelled', 5],
        ['cancelled', 5],
        ['processing', 3],
        ['pending', 3],
        ['cancelled', 5],
      ] as const) {
        await put(order.id, { status });
        expect([status, await stockOf(api, productId)]).toEqual([status, left]);
      }
    });

    it('stores a note without a change of status', async () => {
      const { order } = await buy();
      await put(order.id, { status: 'pending', note: 'Waits for her brother.' });
      expect((await get(order.id)).history.slice(1)).toEqual([
        expect.objectContaining({ kind: 'note', note: 'Waits for her brother.', by: 'admin' }),
      ]);
    });

    it('refuses to reopen a cancelled order whose products were sold since, and changes nothing', async () => {
      const { order, productId } = await buy();
      await put(order.id, { status: 'cancelled' });
      await createOrder(api, [{ productId, quantity: 4 }]);
      const answer = await put(order.id, { status: 'pending' });
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'OUT_OF_STOCK',
          details: { items: [{ productId, name: 'Songs of the North', available: 1 }] },
        }),
      ]);
      expect([(await get(order.id)).status, await stockOf(api, productId)]).toEqual(['cancelled', 1]);
      // A second attempt to reopen it still finds that no units are reserved for it.
      await put((await api.database.repository(Order).find({ order: { id: 'DESC' }, take: 1 }))[0]?.id ?? 0, {
        status: 'cancelled',
      });
      expect((await put(order.id, { status: 'pending' })).statusCode).toBe(200);
    });

    it.each([
      [{ status: 'lost' }, 400],
      [{}, 400],
      [{ status: 'pending', paymentStatus: 'completed' }, 400],
    ])('answers 400 for %j', async (payload, status) => {
      expect((await put((await buy()).order.id, payload)).statusCode).toBe(status);
    });

    it('answers 404 for an unknown order', async () =>
      expect((await put(999_999, { status: 'pending' })).statusCode).toBe(404));
  });

  describe('PUT /api/orders/:id/payment', () => {
    const pay = (id: number, paymentStatus: string, own: object = {}) => put(id, { paymentStatus, ...own }, '/payment');
    const ledger = async (orderId: number): Promise<string[]> =>
      (await api.database.repository(LedgerEntry).find({ where: { orderId }, order: { id: 'ASC' } })).map(
        ({ kind, amount, cents, method, recordedBy }) => `${kind} ${amount} ${cents} ${method} ${recordedBy}`,
      );

    it('records money received by hand once, and a refund once', async () => {
      const { order } = await buy();
      for (let turn = 0; turn < 2; turn += 1)
        expect((await pay(order.id, 'completed', { method: 'mobile-money' })).json()).toMatchObject({
          paymentStatus: 'completed',
          paidAt: expect.any(String),
        });
      expect(await ledger(order.id)).toEqual(['office 92500 2500 mobile-money admin']);
      for (let turn = 0; turn < 2; turn += 1)
        expect((await pay(order.id, 'refunded', { note: 'It was torn.' })).json()).toMatchObject({
          paymentStatus: 'refunded',
        });
      expect(await ledger(order.id)).toEqual([
        'office 92500 2500 mobile-money admin',
        'refund -92500 -2500 cash admin',
      ]);
      expect((await get(order.id)).history.map(({ kind, from, to, note }) => `${kind} ${from} ${to} ${note}`)).toEqual([
        'status null pending null',
        'payment pending completed null',
        'payment completed refunded It was torn.',
      ]);
      expect(await emails(order)).toEqual([
        'we have your order',
        'your payment has arrived',
        'your money goes back to you',
      ]);
    });

    it('refuses a refund of what was never paid, and a payment of what was cancelled', async () => {
      const { order } = await buy();
      expect((await pay(order.id, 'refunded')).json()).toMatchObject({ statusCode: 409, code: 'NOT_PAID' });
      await put(order.id, { status: 'cancelled' });
      expect((await pay(order.id, 'completed')).json()).toMatchObject({ statusCode: 409, code: 'ORDER_CANCELLED' });
      expect(await ledger(order.id)).toEqual([]);
    });

    it('settles an order that was cancelled after it was paid', async () => {
      const { order } = await buy();
      await pay(order.id, 'completed');
      expect((await put(order.id, { status: 'cancelled' })).json<OrderDetailResponse>().attention).toBe(
        'cancelled-paid',
      );
      expect((await pay(order.id, 'refunded')).json<OrderDetailResponse>()).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
        attention: null,
      });
    });

    it('informs the buyer correctly when a refunded order is cancelled', async () => {
      const { order } = await buy();
      await pay(order.id, 'completed');
      await pay(order.id, 'refunded');
      await put(order.id, { status: 'cancelled' });
      const email = (await api.database.repository(OutboxMessage).find()).find(
        ({ subject }) => subject === `Order ${order.reference}: cancelled`,
      );
      expect(email?.text).toContain('What you paid for it has gone back to you');
      expect(email?.text).not.toContain('Nothing was charged');
    });

    it('records one payment however often it is pressed at once', async () => {
      const { order } = await buy();
      await Promise.all(Array.from({ length: 10 }, () => untilServed(() => pay(order.id, 'completed'))));
      expect(await ledger(order.id)).toEqual(['office 92500 2500 cash admin']);
    });
  });

  it('keeps why an order of an older release needs attention, as a code', async () => {
    const { order } = await buy();
    const runner = api.database.dataSource.createQueryRunner();
    const store =
      "UPDATE orders SET attention = 'The provider has taken the payment back. Ask the buyer before anything goes out.'";
    await runner.query(`${store} WHERE id = ${order.id}`);
    await new CodesOfOrderAttention1700000082000().up(runner);
    await runner.release();
    expect((await get(order.id)).attention).toBe('reversed');
  });

  it('POST /api/orders/:id/notes stores a note, and settles what needed attention', async () => {
    const { order } = await buy();
    await put(order.id, { paymentStatus: 'completed' }, '/payment');
    await put(order.id, { status: 'cancelled' });
    const note = (payload: object) => asAdmin('POST', `/api/orders/${order.id}/notes`, payload);
    expect((await note({ note: 'She will fetch it after all.' })).json<OrderDetailResponse>().attention).not.toBeNull();
    const after = (await note({ note: 'Settled with her.', isSettled: true })).json<OrderDetailResponse>();
    expect([after.attention, after.history.at(-1)]).toEqual([
      null,
      expect.objectContaining({ kind: 'note', note: 'Settled with her.', by: 'admin' }),
    ]);
    expect((await note({ note: '' })).statusCode).toBe(400);
    // The audit log records that there is a note, but not its text.
    expect(
      JSON.stringify(await api.database.repository(AuditEntry).findBy({ entity: 'order', entityId: order.id })),
    ).not.toContain('fetch it');
  });

  it('POST /api/orders/:id/notes stores a note once when it is sent again with the same Idempotency-Key', async () => {
    const { order } = await buy();
    const headers = { ...api.as('admin'), 'idempotency-key': 'note-whose-answer-was-lost' };
    const payload = { note: 'Called her.', isSettled: true };
    const add = () => api.send({ method: 'POST', url: `/api/orders/${order.id}/notes`, headers, payload });
    const [first, again] = [await add(), await add()];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
    expect((await get(order.id)).history.filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });

  it('GET /api/orders/packing-list lists the orders that are sure to be picked up, and sums the units', async () => {
    const own = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on' } });
    const [songs, basket] = [await createProduct(own), await createProduct(own, { name: 'Basket' })];
    const first = await createOrder(
      own,
      [
        { productId: songs.id, quantity: 2 },
        { productId: basket.id, quantity: 1 },
      ],
      { customerName: 'First' },
    );
    await createOrder(own, [{ productId: songs.id, quantity: 3 }], { customerName: 'Second' });
    await createOrder(own, [{ productId: songs.id, quantity: 4 }], {
      customerName: 'Has not paid',
      payment: 'online',
      provider: 'sandbox',
    });
    const shipped = await createOrder(own, [{ productId: songs.id, quantity: 5 }], { customerName: 'Is gone' });
    const admin = own.as('admin');
    await own.send({
      method: 'PUT',
      url: `/api/orders/${first.id}`,
      headers: admin,
      payload: { status: 'processing' },
    });
    await own.send({
      method: 'PUT',
      url: `/api/orders/${shipped.id}`,
      headers: admin,
      payload: { status: 'shipped' },
    });
    const packing = async (status: string): Promise<PackingListResponse> =>
      (
        await own.send({ url: `/api/orders/packing-list?status=${status}`, headers: admin })
      ).json<PackingListResponse>();
    const open = await packing('open');
    expect(
      open.orders.map(
        ({ customerName, lines }) =>
          `${customerName}: ${lines.map(({ name, quantity }) => `${quantity} ${name}`).join(', ')}`,
      ),
    ).toEqual(['First: 2 Songs of the North, 1 Basket', 'Second: 3 Songs of the North']);
    expect(open.products).toEqual([
      { productId: basket.id, name: 'Basket', quantity: 1 },
      { productId: songs.id, name: 'Songs of the North', quantity: 5 },
    ]);
    expect((await packing('processing')).orders.map(({ customerName }) => customerName)).toEqual(['First']);
    for (const paymentStatus of ['completed', 'refunded'])
      await own.send({
        method: 'PUT',
        url: `/api/orders/${first.id}/payment`,
        headers: admin,
        payload: { paymentStatus },
      });
    expect((await packing('open')).orders.map(({ customerName }) => customerName)).toEqual(['Second']);
    await own.close();
  });

  it('GET /api/orders/packing-list leaves out test orders where test payments are off, and so does GET /api/admin/today', async () => {
    const own = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'off' } });
    const { id } = await createProduct(own);
    const test = await createOrder(own, [{ productId: id, quantity: 1 }]);
    await own.database
      .repository(Order)
      .update({ id: test.id }, { isTest: true, payment: 'online', paymentStatus: 'completed' });
    expect(
      (await own.send({ url: '/api/orders/packing-list', headers: own.as('admin') })).json<PackingListResponse>()
        .orders,
    ).toEqual([]);
    expect((await own.app.get(StoreStatsService).getSummary()).toPack).toBe(0);
    await own.close();
  });

  it('GET /api/orders/export.csv has a line for each product, without formulas', async () => {
    const { order } = await buy({ customerName: '=Formula Buyer' });
    const answer = await asAdmin('GET', '/api/orders/export.csv?search=formula');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line = ''] = answer.body.split('\r\n');
    expect(head).toMatch(/,Product,Quantity,Price USD,Amount USD,Amount UGX,Test$/);
    expect(line.startsWith(`${order.reference},`)).toBe(true);
    expect(line).toContain(
      ",'=Formula Buyer,mary.akello@example.org,,pending,pickup,pending,,Songs of the North,2,12.50,25.00,92500,false",
    );
  });

  it('GET /api/orders/export.csv has every order once, however many there are', async () => {
    const { order } = await buy({ customerName: 'Pagewise Buyer' });
    const [row, line] = [
      await api.database.repository(Order).findOneByOrFail({ id: order.id }),
      await api.database.repository(OrderLine).findOneByOrFail({ orderId: order.id }),
    ];
    const copies = Array.from({ length: 500 }, (_, at) => ({
      ...row,
      id: order.id + 1_000 + at,
      reference: `COPY-${at}`,
    }));
    // Must run before the orders are inserted: TypeORM then sets their ids to what it assumes, which is wrong on MySQL.
    const lines = copies.map(({ id }) => ({ ...line, id: undefined, orderId: id }));
    for (let at = 0; at < copies.length; at += 100) {
      await api.database.repository(Order).insert(copies.slice(at, at + 100));
      await api.database.repository(OrderLine).insert(lines.slice(at, at + 100));
    }
    const references = (await asAdmin('GET', '/api/orders/export.csv?search=pagewise')).body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((text) => text.split(',')[0]);
    expect(references).toEqual([...copies.map(({ reference }) => reference).reverse(), order.reference]);
  });

  describe('the personal data of the buyer', () => {
    const ask = async <Answer>(url: string, payload: object): Promise<Answer> =>
      (await asAdmin('POST', `/api/people/${url}`, payload)).json<Answer>();

    it('is exported, and erased on request; what was sold remains', async () => {
      const { order } = await buy({ customerName: 'Esther Lamunu', customerEmail: 'esther.lamunu@example.org' });
      await asAdmin('POST', `/api/orders/${order.id}/notes`, { note: 'Esther Lamunu comes on Friday.' });
      const { groups } = await ask<PersonSearchResponse>('search', { name: 'Esther Lamunu' });
      expect(groups.map(({ kind, records }) => `${kind} ${records.length}`)).toEqual(
        expect.arrayContaining(['order 1', 'order-note 1']),
      );
      const records = groups.flatMap(({ kind, records: found }) => found.map(({ id }) => ({ kind, id })));
      const { sections } = await ask<PersonExportResponse>('export', { records });
      expect(JSON.stringify(sections.find(({ title }) => title === 'Orders'))).toContain('Songs of the North');
      const { erased } = await ask<PersonErasureResponse>('erase', { records });
      expect(erased).toEqual(
        expect.arrayContaining([{ title: 'Orders', count: 1, note: 'the orders stay, without a name' }]),
      );
      expect(await get(order.id)).toMatchObject({
        customerName: 'Erased',
        customerEmail: '',
        customerPhone: null,
        totalAmount: '25.00',
        itemCount: 2,
        assignee: null,
      });
      expect((await ask<PersonSearchResponse>('search', { name: 'Lamunu' })).groups).toEqual([]);
      // An erased buyer gets no more e-mails.
      await put(order.id, { status: 'shipped' });
      expect(await emails(order)).toEqual([]);
    });

    it('is erased after seven years', async () => {
      const { order } = await buy({ customerName: 'Long Ago' });
      const { order: recent } = await buy({ customerName: 'Not So Long' });
      const now = new Date();
      const years = (count: number, days: number): Date =>
        new Date(new Date(now).setUTCFullYear(now.getUTCFullYear() - count) + days * 86_400_000);
      await api.database.repository(Order).update({ id: order.id }, { createdAt: years(7, -1) });
      await api.database.repository(Order).update({ id: recent.id }, { createdAt: years(7, 1) });
      const retention = api.app.get(Retention);
      expect([await retention.applyTo('Orders', now), await retention.applyTo('Orders', now)]).toEqual([1, 0]);
      expect([(await get(order.id)).customerName, (await get(recent.id)).customerName]).toEqual([
        'Erased',
        'Not So Long',
      ]);
    });
  });
});
