import { Order } from '../../src/money/orders/order.entity.ts';
import { OrderLine } from '../../src/money/orders/order-line.entity.ts';
import { OrdersRepository } from '../../src/money/orders/orders.repository.ts';
import { ProductsRepository } from '../../src/money/products/products.repository.ts';
import { StockMovement } from '../../src/money/products/stock-movement.entity.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createOrder, createProduct, orderRequest, stockOf } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const units = 5;
const buyers = 200;

interface Answers {
  statuses: number[];
  /** How often the server answered 503. The buyer then retries, as the answer asks. */
  busy: number;
}

/** A crowd of buyers orders one unit of each product at the same moment, distributed over the applications. */
async function orderAllAtOnce(
  apps: readonly TestApp[],
  productIds: readonly number[],
  { withKeys = false, crowd = buyers } = {},
): Promise<Answers> {
  let busy = 0;
  const statuses = await Promise.all(
    Array.from({ length: crowd }, async (_, turn) => {
      const app = apps[turn % apps.length] as TestApp;
      // Every second cart lists the products in reverse order.
      const items = (turn % 4 < 2 ? productIds : productIds.toReversed()).map((productId) => ({
        productId,
        quantity: 1,
      }));
      const payload = orderRequest(items, { customerEmail: `buyer${turn}@example.org` });
      const headers = withKeys ? { 'idempotency-key': `products-${productIds.join('-')}-buyer-${turn}` } : {};
      const { statusCode } = await untilServed(
        () => app.send({ method: 'POST', url: '/api/orders', headers, payload }),
        (answer) => {
          const isBusy = answer.statusCode === 503;
          if (isBusy) busy += 1;
          return isBusy;
        },
      );
      return statusCode;
    }),
  );
  return { statuses, busy };
}

const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

/**
 * The numbers in the store are exact at any load. The answers are exact only if the server is not too busy: a COMMIT that takes
 * more than two seconds is answered with 503 and may still succeed, and the buyer is then refused at the retry.
 */
function expectSold({ statuses, busy }: Answers): void {
  const { 201: sold = 0, 409: refused = 0 } = tally(statuses);
  expect(sold + refused).toBe(buyers);
  expect(sold).toBeLessThanOrEqual(units);
  expect(sold).toBeGreaterThanOrEqual(units - busy);
}

// I3: stock ≥ 0, and the stock adds up with orders and stock movements.
describeOnEachDatabase('POST /api/orders for the last units of a product', (database) => {
  let api: TestApp;
  let second: TestApp | undefined;
  beforeAll(async () => {
    api = await startTestApp({ database });
    // Only one process may open a SQLite file.
    second = database !== 'sqlite' ? await api.startAnother() : undefined;
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
    (await api.database.repository(StockMovement).find({ where: { productId } })).reduce(
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
    `sells ${units} units to ${units} of ${buyers} simultaneous buyers`,
    async () => {
      const { id } = await createProduct(api, { stockQuantity: units });
      expectSold(await orderAllAtOnce([api], [id]));
      await check(id);
    },
    busyMachineMs,
  );

  it(
    `sells ${units} units to ${units} of ${buyers} simultaneous buyers of two processes, each with a key`,
    async () => {
      const { id } = await createProduct(api, { stockQuantity: units });
      expectSold(await orderAllAtOnce([api, second ?? api], [id], { withKeys: true }));
      await check(id);
    },
    busyMachineMs,
  );

  it(
    'sells two products together or not at all, in whichever order the cart has them',
    async () => {
      const [one, other] = [
        await createProduct(api, { stockQuantity: units }),
        await createProduct(api, { stockQuantity: units + 3 }),
      ];
      expectSold(await orderAllAtOnce([api, second ?? api], [one.id, other.id]));
      await check(one.id);
      expect([await stockOf(api, other.id), await sold(other.id), await moved(other.id)]).toEqual([3, units, 3]);
    },
    busyMachineMs,
  );

  // On SQLite the transaction queue would hide that the guard is missing.
  if (database !== 'sqlite') {
    it(
      'sells too many when the condition is taken out of the update (control)',
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
        // Enough callers to read the stock before anybody has written it.
        const { statuses } = await orderAllAtOnce([api], [id], { crowd: 40 });
        products.take = take;
        expect(tally(statuses)[201]).toBeGreaterThan(units);
      },
      busyMachineMs,
    );
  }

  describe('simultaneous PUT /api/orders/:id and POST /api/orders/lookup/cancel', () => {
    const cancelAllAtOnce = async (): Promise<number> => {
      const { id } = await createProduct(api, { stockQuantity: units });
      const order = await createOrder(api, [{ productId: id, quantity: 2 }]);
      const { reference, secret } = order;
      const byOffice = (app: TestApp) =>
        app.send({
          method: 'PUT',
          url: `/api/orders/${order.id}`,
          headers: app.as('admin'),
          payload: { status: 'cancelled' },
        });
      const byBuyer = (app: TestApp) =>
        app.send({ method: 'POST', url: '/api/orders/lookup/cancel', payload: { reference, secret } });
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async (_, turn) => {
          const cancel = turn % 2 === 0 ? byOffice : byBuyer;
          const { statusCode } = await untilServed(() => cancel(turn % 4 < 2 ? api : (second ?? api)));
          return statusCode;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      return stockOf(api, id);
    };

    it('return the units to stock once', async () => expect(await cancelAllAtOnce()).toBe(units), busyMachineMs);

    it(
      'return them several times without the lock and the mark that they are returned (control)',
      async () => {
        const orders = [api, ...(second ? [second] : [])].map((app) => app.app.get(OrdersRepository));
        const saved = orders.map(({ lockForUpdate, setHoldsStock }) => ({ lockForUpdate, setHoldsStock }));
        for (const repository of orders) {
          // Later callers still read the order as it was before the cancellation.
          repository.lockForUpdate = async (id) => ({
            ...((await repository.findById(id)) as Order),
            status: 'pending',
          });
          repository.setHoldsStock = () => Promise.resolve(true);
        }
        const left = await cancelAllAtOnce();
        orders.forEach((repository, at) => Object.assign(repository, saved[at]));
        expect(left).toBeGreaterThan(units);
      },
      busyMachineMs,
    );
  });
});
