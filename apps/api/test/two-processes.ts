// Two processes of the product on the nodes of one cluster, and what must be true for every kind of cluster.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isDeadlock } from '../src/platform/database/errors.ts';
import { orderRequest, postProduct, stockOf } from './factories/store.ts';
import { until } from './stand-ins/until.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { untilServed } from './until-served.ts';

/** Milliseconds within which a caller must get an answer at any time. */
const answerMs = 2_500;
export const buyers = 200;

export type TwoProcesses = readonly [TestApp, TestApp];

/** Starts both at once, on a database without tables. */
export function startTwo(url: string, otherUrl: string): Promise<[TestApp, TestApp]> {
  const start = (address: string): Promise<TestApp> =>
    startTestApp({ environment: { DATABASE_URL: address, SECRET_KEY: 'k'.repeat(32), SANDBOX_PAYMENTS: 'on' } });
  return Promise.all([start(url), start(otherUrl)]);
}

export const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((found) => found === status).length;

export const rows = <Row>(app: TestApp, statement: string, values: unknown[] = []): Promise<Row[]> =>
  app.database.dataSource.query(statement, values);

export const nodeOf = async (app: TestApp): Promise<string> =>
  `127.0.0.1:${(await rows<{ port: number }>(app, 'SELECT @@port AS port'))[0]?.port}`;

/** Waits until a process uses this node. */
export const uses = (app: TestApp, host: string): Promise<unknown> =>
  until(
    () => nodeOf(app).catch(() => ''),
    (found) => found === host,
  );

/** Waits for the expected value: what one node has committed reaches the others a moment later. */
export const expectSoon = (read: () => Promise<unknown>, expected: unknown): Promise<unknown> =>
  until(read, (found) => isDeepStrictEqual(found, expected));

/** Waits until a row that one process has written is visible to the other at its node. */
export const arrivedAt = (app: TestApp, statement: string, values: unknown[]): Promise<unknown> =>
  until(
    () => rows(app, statement, values),
    (found) => found.length > 0,
  );

/** Creates a product that both processes can read. A cluster may still be readmitting a node that an earlier test disturbed. */
async function createShared([one, other]: TwoProcesses, stockQuantity: number): Promise<number> {
  const answer = await untilServed(() => postProduct(one, { stockQuantity }));
  const { id } = answer.json<{ id: number }>();
  await arrivedAt(other, 'SELECT id FROM products WHERE id = ?', [id]);
  return id;
}

export async function expectFiveSold(apps: TwoProcesses): Promise<void> {
  const id = await createShared(apps, 5);
  const statuses = await Promise.all(
    Array.from({ length: buyers }, async (_, turn) => {
      const headers = { 'idempotency-key': randomUUID() };
      const payload = orderRequest([{ productId: id, quantity: 1 }]);
      const app = apps[turn % 2] as TestApp;
      return (await untilServed(() => app.send({ method: 'POST', url: '/api/orders', headers, payload }))).statusCode;
    }),
  );
  expect([count(statuses, 201), count(statuses, 409)]).toEqual([5, buyers - 5]);
  await expectSoon(async () => {
    const sold = await rows(apps[0], 'SELECT id FROM order_lines WHERE productId = ?', [id]);
    return [sold.length, await stockOf(apps[0], id)];
  }, [5, 0]);
}

/** If two transactions change one row at two nodes, one of them is refused at its COMMIT and must be retried. */
export async function expectRetriedAtCommit(apps: TwoProcesses): Promise<void> {
  const [one] = apps;
  const id = await createShared(apps, 5);
  let began = 0;
  const take = async (query: TestApp['database']['manager']['query']): Promise<void> => {
    await query('UPDATE products SET stockQuantity = stockQuantity - 1 WHERE id = ?', [id]);
    began += 1;
    await until(
      () => began,
      (so) => so >= 2,
    );
  };
  await Promise.all(
    apps.map(({ database }) =>
      database.transaction(() => take((statement, values) => database.manager.query(statement, values))),
    ),
  );
  expect(began).toBeGreaterThan(2);
  await expectSoon(() => stockOf(one, id), 3);
  // Without the retry (control).
  began = 0;
  const results = await Promise.allSettled(
    apps.map(({ database }) =>
      database.dataSource.transaction((manager) => take((statement, values) => manager.query(statement, values))),
    ),
  );
  const lost = results.filter((result) => result.status === 'rejected');
  expect(lost.map(({ reason }) => isDeadlock(reason))).toEqual([true]);
  await expectSoon(() => stockOf(one, id), 2);
}

interface Sent {
  key: string;
  status: number;
  /** Milliseconds between the fault and the answer. */
  at: number;
  ms: number;
}

/** Sends orders to both processes until some time after the fault: six senders, each with one order at a time. */
async function orderDuring(
  apps: TwoProcesses,
  productId: number,
  recoveryMs: number,
  fault: () => Promise<unknown>,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  let faultAt = Infinity;
  const line = async (at: number): Promise<void> => {
    while (performance.now() < faultAt + recoveryMs + 2_000) {
      const key = randomUUID();
      const busy = performance.eventLoopUtilization();
      const began = performance.now();
      const { statusCode: status } = await (apps[at % 2] as TestApp).send({
        method: 'POST',
        url: '/api/orders',
        headers: { 'idempotency-key': key },
        payload: orderRequest([{ productId, quantity: 1 }], { customerName: key }),
      });
      // Without the time in which this process was busy, because a busy machine is not the database's fault.
      const ms = performance.now() - began - performance.eventLoopUtilization(busy).active;
      sent.push({ key, status, at: performance.now() - faultAt, ms });
      if (status === 503) await pause(100);
    }
  };
  const lines = Array.from({ length: 6 }, (_, at) => line(at));
  await until(
    () => sent.length,
    (orders) => orders >= 20,
  );
  faultAt = performance.now();
  await fault();
  await Promise.all(lines);
  return sent;
}

/** Checks for any fault that answers come in time, orders are served again afterwards, and no acknowledged order is lost. */
export async function expectSoundDuring(
  apps: TwoProcesses,
  recoveryMs: number,
  fault: () => Promise<unknown>,
): Promise<void> {
  const [, other] = apps;
  const productId = await createShared(apps, 5_000);
  const sent = await orderDuring(apps, productId, recoveryMs, fault);
  expect(Math.max(...sent.map(({ ms }) => ms))).toBeLessThan(answerMs);
  expect([...new Set(sent.map(({ status }) => status))].filter((status) => status !== 201 && status !== 503)).toEqual(
    [],
  );
  // A slow machine serves few orders in these two seconds and refuses many; while the fault lasts, it serves none.
  expect(sent.filter(({ at, status }) => at > recoveryMs && status === 201)).not.toEqual([]);
  const made = await rows<{ customerName: string }>(
    other,
    'SELECT customerName FROM orders WHERE id IN (SELECT orderId FROM order_lines WHERE productId = ?)',
    [productId],
  );
  const names = made.map(({ customerName }) => customerName);
  expect(new Set(names).size).toBe(names.length);
  const acknowledged = sent.filter(({ status }) => status === 201).map(({ key }) => key);
  expect(acknowledged.filter((key) => !names.includes(key))).toEqual([]);
  expect(await stockOf(other, productId)).toBe(5_000 - names.length);
}
