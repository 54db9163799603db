import { OrderLine } from '../src/orders/order-line.entity.ts';
import { Order } from '../src/orders/order.entity.ts';
import { OrdersRepository } from '../src/orders/orders.repository.ts';
import { ProductsRepository } from '../src/products/products.repository.ts';
import { StockMove } from '../src/products/stock-move.entity.ts';
import { createOrder, createProduct, orderRequest, stockOf } from './factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

const units = 5;
const buyers = 200;

/** Milliseconds for a crowd on a busy machine. */
const patience = 90_000;

/** So many people order one unit of each product at the same moment, in turn of each application given. Whoever is told that the server is busy asks again, as the answer says. */
const orderAllAtOnce = (apps: readonly TestApp[], productIds: readonly number[], withKeys = false): Promise<number[]> =>
  Promise.all(
    Array.from({ length: buyers }, async (_, turn) => {
      const app = apps[turn % apps.length] as TestApp;
      // Every other cart is the other way round.
      const items = (turn % 4 < 2 ? productIds : productIds.toReversed()).map((productId) => ({
        productId,
        quantity: 1,
      }));
      const payload = orderRequest(items, { customerEmail: `buyer${turn}@example.org` });
      const headers = withKeys ? { 'idempotency-key': `products-${productIds.join('-')}-buyer-${turn}` } : {};
      for (;;) {
        const { statusCode } = await app.inject({ method: 'POST', url: '/api/orders', headers, payload });
        if (statusCode !== 503) return statusCode;
      }
    }),
  );

const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

// I3: stock ≥ 0, and it adds up with orders and moves
describeOnEachDatabase('the last units of a product', (database) => {
  let api: TestApp;
  let second: TestApp | undefined;
  beforeAll(async () => {
    api = await startTestApp({ database });
    // One process alone may open a SQLite file.
    second = database === 'mariadb' ? await api.again() : undefined;
  });
  afterAll(async () => {
    await second?.close();
    await api.close();
  });

  const sold = async (productId: number): Promise<number> =>
    (await api.database.repository(OrderLine).find({ where: { productId } })).reduce(
      (sum, { quantity }) => sum + quantity,
      0,
    );
  const moved = async (productId: number): Promise<number> =>
    (await api.database.repository(StockMove).find({ where: { productId } })).reduce(
      (sum, { change }) => sum + change,
      0,
    );
  const check = async (id: number): Promise<void> =>
    expect({ stock: await stockOf(api, id), moved: await moved(id), sold: await sold(id) }).toEqual({
      stock: 0,
      moved: 0,
      sold: units,
    });

  it(
    `go to ${units} of ${buyers} who order at the same moment`,
    async () => {
      const { id } = await createProduct(api, { stockQuantity: units });
      expect(tally(await orderAllAtOnce([api], [id]))).toEqual({ 201: units, 409: buyers - units });
      await check(id);
    },
    patience,
  );

  it(
    `go to ${units} of ${buyers} who ask two processes at the same moment, each with a key`,
    async () => {
      const { id } = await createProduct(api, { stockQuantity: units });
      expect(tally(await orderAllAtOnce([api, second ?? api], [id], true))).toEqual({
        201: units,
        409: buyers - units,
      });
      await check(id);
    },
    patience,
  );

  it(
    'of two products go together or not at all, whichever stands first in the cart',
    async () => {
      const [one, other] = [
        await createProduct(api, { stockQuantity: units }),
        await createProduct(api, { stockQuantity: units + 3 }),
      ];
      expect(tally(await orderAllAtOnce([api, second ?? api], [one.id, other.id]))).toEqual({
        201: units,
        409: buyers - units,
      });
      await check(one.id);
      expect([await stockOf(api, other.id), await sold(other.id), await moved(other.id)]).toEqual([3, units, 3]);
    },
    patience,
  );

  // On SQLite the transaction queue would hide the missing guard.
  if (database === 'mariadb') {
    it(
      'are oversold by the same application with the condition taken out of the update',
      async () => {
        const products = api.app.get(ProductsRepository);
        const { take } = products;
        products.take = async (id, quantity) => {
          const product = await products.findById(id);
          if (product === null || product.stockQuantity < quantity) return false;
          await products.update(id, { stockQuantity: product.stockQuantity - quantity });
          return true;
        };
        const { id } = await createProduct(api, { stockQuantity: units });
        const statuses = tally(await orderAllAtOnce([api], [id]));
        products.take = take;
        expect(statuses[201]).toBeGreaterThan(units);
      },
      patience,
    );
  }

  describe('of an order that is cancelled from all sides at once', () => {
    const cancelAllAtOnce = async (): Promise<number> => {
      const { id } = await createProduct(api, { stockQuantity: units });
      const order = await createOrder(api, [{ productId: id, quantity: 2 }]);
      const { reference, secret } = order;
      const byOffice = (app: TestApp) =>
        app.inject({
          method: 'PUT',
          url: `/api/orders/${order.id}`,
          headers: app.as('admin'),
          payload: { status: 'cancelled' },
        });
      const byBuyer = (app: TestApp) =>
        app.inject({ method: 'POST', url: '/api/orders/lookup/cancel', payload: { reference, secret } });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          (turn % 2 === 0 ? byOffice : byBuyer)(turn % 4 < 2 ? api : (second ?? api)),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      return stockOf(api, id);
    };

    it('come back once', async () => expect(await cancelAllAtOnce()).toBe(units), patience);

    it(
      'come back several times without the order being held and its units being noted as given back',
      async () => {
        const orders = [api, ...(second ? [second] : [])].map((app) => app.app.get(OrdersRepository));
        const kept = orders.map(({ hold, setHoldsStock }) => ({ hold, setHoldsStock }));
        for (const repository of orders) {
          // Whoever comes later still reads the order as it was before anybody cancelled.
          repository.hold = async (id) => ({ ...((await repository.findById(id)) as Order), status: 'pending' });
          repository.setHoldsStock = () => Promise.resolve(true);
        }
        const left = await cancelAllAtOnce();
        orders.forEach((repository, at) => Object.assign(repository, kept[at]));
        expect(left).toBeGreaterThan(units);
      },
      patience,
    );
  });
});
