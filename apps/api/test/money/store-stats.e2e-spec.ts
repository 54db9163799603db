import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import type { StoreStatsResponse } from '../../src/money/orders/store-stats.dto.ts';
import { createOrder, createProduct } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('GET /api/store/stats', (database) => {
  const stats = async (api: TestApp): Promise<StoreStatsResponse> =>
    (await api.send({ url: '/api/store/stats', headers: api.as('admin') })).json<StoreStatsResponse>();
  const put = (api: TestApp, { id }: OrderReceipt, path: string, payload: object) =>
    api.send({ method: 'PUT', url: `/api/orders/${id}${path}`, headers: api.as('admin'), payload });

  it('answers the numbers of the specification', async () => {
    const api = await startTestApp({ database });
    expect(await stats(api)).toMatchObject({
      totalRevenue: '0.00',
      totalOrders: 0,
      averageOrderValue: '0.00', // ANL-14
      averagePerPaidOrder: '0.00',
      lowStockItems: [],
    });
    const { id: productId } = await createProduct(api, { price: '10.01', stockQuantity: 16 });
    const few = await createProduct(api, { name: 'Few', stockQuantity: 9, isActive: false });
    const orders = [];
    for (let turn = 0; turn < 4; turn += 1) orders.push(await createOrder(api, [{ productId, quantity: 1 }]));
    const [first, second, third, fourth] = orders as [OrderReceipt, OrderReceipt, OrderReceipt, OrderReceipt];
    for (const order of [first, second, third]) await put(api, order, '/payment', { paymentStatus: 'completed' });
    await put(api, third, '/payment', { paymentStatus: 'refunded' });
    for (const order of [first, third, fourth]) await put(api, order, '', { status: 'completed' });
    // Created in the last millisecond of the previous month in Kampala.
    const monthStart = new Date(`${new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 7)}-01T00:00:00+03:00`);
    await api.database.repository(Order).update({ id: second.id }, { createdAt: new Date(monthStart.getTime() - 1) });
    const shown = await stats(api);
    expect(shown).toMatchObject({
      totalRevenue: '20.02', // ANL-12, ANL-15, ORD-13
      totalOrders: 4,
      pendingOrders: 1,
      completedOrders: 3,
      averageOrderValue: '6.67', // ANL-13, ANL-15
      averagePerPaidOrder: '10.01',
      totalProducts: 2,
      activeProducts: 1,
      lowStock: 1, // ANL-11
      lowStockItems: [{ id: few.id, name: 'Few', stockQuantity: 9 }],
    });
    expect(shown.months).toHaveLength(12);
    expect(shown.months.slice(-2).map(({ revenue, orders: made }) => `${made} ${revenue}`)).toEqual([
      '1 10.01',
      '3 10.01',
    ]);
    await api.close();
  });

  it.each([
    ['on', 1],
    ['off', 0],
  ])('shows the money of tests beside the revenue while test payments are %s', async (sandbox, totalOrders) => {
    const api = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: sandbox } });
    const { id } = await createProduct(api, { price: '10.01' });
    const order = await createOrder(api, [{ productId: id, quantity: 1 }]);
    const paidTest = { isTest: true, status: 'completed', paymentStatus: 'completed' } as const;
    await api.database.repository(Order).update({ id: order.id }, paidTest);
    const shown = await stats(api);
    expect(shown).toMatchObject({
      totalRevenue: '0.00',
      testRevenue: '10.01',
      averageOrderValue: '0.00',
      averagePerPaidOrder: '0.00',
      totalOrders,
    });
    expect(shown.months.at(-1)).toMatchObject({ revenue: '0.00', orders: totalOrders });
    await api.close();
  });
});
