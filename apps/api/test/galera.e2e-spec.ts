import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
import { GaleraCluster, hasGalera } from '../../../tools/galera-cluster.mjs';
import type { LedgerEntryDetailResponse } from '../src/money/ledger/ledger.dto.ts';
import { LedgerRepository } from '../src/money/ledger/ledger.repository.ts';
import { Order } from '../src/money/orders/order.entity.ts';
import { OrdersRepository } from '../src/money/orders/orders.repository.ts';
import { Payment } from '../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../src/money/payments/payment-settlement.ts';
import { StaffAccount } from '../src/people/staff/staff-account.entity.ts';
import { StaffAccountsRepository } from '../src/people/staff/staff-accounts.repository.ts';
import { isDeadlock } from '../src/platform/database/errors.ts';
import { GalleriesRepository } from '../src/publishing/galleries/galleries.repository.ts';
import type { ApiAnswer } from './api-client.ts';
import { createEvent, registrationRequest } from './factories/event.ts';
import { createGallery } from './factories/gallery.ts';
import { post } from './factories/people.ts';
import { createOrder, createProduct, orderRequest, stockOf } from './factories/store.ts';
import { closeAtTheEnd } from './leftovers.ts';
import { until } from './stand-ins/until.ts';
import { basic, startTestApp, type TestApp } from './test-app.ts';
import { untilServed } from './until-served.ts';

/** Milliseconds in which a caller has an answer at any moment, and those after a fault until all is well. */
const answerMs = 2_500;
const recoveryMs = 5_000;
const timeoutMs = 120_000;
const buyers = 200;

const describeOnGalera = hasGalera ? describe : describe.skip;

describeOnGalera('two processes at two nodes of a Galera cluster', () => {
  let cluster: GaleraCluster;
  let one: TestApp;
  let other: TestApp;
  let apps: [TestApp, TestApp];

  beforeAll(async () => {
    cluster = await GaleraCluster.start();
    closeAtTheEnd(() => cluster.close());
    const [first, second, third] = cluster.nodes;
    const start = (url: string): Promise<TestApp> =>
      startTestApp({ environment: { DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32), SANDBOX_PAYMENTS: 'on' } });
    // At once, each at a node of its own, on a database without tables.
    apps = await Promise.all([
      start(cluster.url('ministry', first, second, third)),
      start(cluster.url('ministry', second, first, third)),
    ]);
    [one, other] = apps;
  }, timeoutMs);
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  const nodeOf = async (app: TestApp): Promise<string> =>
    `127.0.0.1:${((await app.database.dataSource.query('SELECT @@port AS port')) as { port: number }[])[0]?.port}`;
  const count = (statuses: readonly number[], status: number): number =>
    statuses.filter((found) => found === status).length;
  const rows = <Row>(app: TestApp, statement: string, values: unknown[] = []): Promise<Row[]> =>
    app.database.dataSource.query(statement, values);
  /** What one node has committed is at the others a moment later. */
  const expectSoon = (read: () => Promise<unknown>, expected: unknown): Promise<unknown> =>
    until(read, (found) => isDeepStrictEqual(found, expected));
  /** What was written through one of them is there for the other, at its own node. */
  const arrived = (statement: string, values: unknown[]): Promise<unknown> =>
    until(
      () => rows(other, statement, values),
      (found) => found.length > 0,
    );

  it('have made the tables once, and have them at both nodes', async () => {
    const [first, second] = cluster.nodes;
    expect([await nodeOf(one), await nodeOf(other)]).toEqual([first.host, second.host]);
    const names = one.database.dataSource.migrations.map(({ constructor }) => constructor.name);
    for (const app of apps) {
      const made = await rows<{ name: string }>(app, 'SELECT name FROM migrations ORDER BY id');
      expect(made.map(({ name }) => name)).toEqual(names);
    }
    expect(await one.database.repository(StaffAccount).count()).toBe(2);
  });

  it('sell five units to 200 buyers five times', async () => {
    const { id } = await createProduct(one, { stockQuantity: 5 });
    await arrived('SELECT id FROM products WHERE id = ?', [id]);
    const statuses = await Promise.all(
      Array.from({ length: buyers }, async (_, turn) => {
        const headers = { 'idempotency-key': randomUUID() };
        const payload = orderRequest([{ productId: id, quantity: 1 }]);
        const app = apps[turn % 2] as TestApp;
        return (await untilServed(() => app.inject({ method: 'POST', url: '/api/orders', headers, payload })))
          .statusCode;
      }),
    );
    expect([count(statuses, 201), count(statuses, 409)]).toEqual([5, buyers - 5]);
    await expectSoon(async () => {
      const sold = await rows(one, 'SELECT id FROM order_lines WHERE productId = ?', [id]);
      return [sold.length, await stockOf(one, id)];
    }, [5, 0]);
  });

  it('give five seats to 200 people five times', async () => {
    const { id } = await createEvent(one, { attendeeLimit: 5 });
    await arrived('SELECT id FROM events WHERE id = ?', [id]);
    const statuses = await Promise.all(
      Array.from({ length: buyers }, async (_, turn) => {
        const payload = registrationRequest(id, { firstName: `Person ${turn}`, email: `person${turn}@example.org` });
        const app = apps[turn % 2] as TestApp;
        return (await untilServed(() => post(app, `/api/events/${id}/register`, payload))).statusCode;
      }),
    );
    expect([count(statuses, 201), count(statuses, 409)]).toEqual([5, buyers - 5]);
    await expectSoon(async () => {
      const people = await rows(one, 'SELECT id FROM event_registrations WHERE eventId = ?', [id]);
      const [event] = await rows<{ seatsTaken: number }>(one, 'SELECT seatsTaken FROM events WHERE id = ?', [id]);
      return [people.length, event?.seatsTaken];
    }, [5, 5]);
  });

  it('make one order of one key that is sent to both at the same moment', async () => {
    const { id } = await createProduct(one, { stockQuantity: 50 });
    await arrived('SELECT id FROM products WHERE id = ?', [id]);
    const turns = 10;
    for (let turn = 0; turn < turns; turn += 1) {
      const headers = { 'idempotency-key': randomUUID() };
      const payload = orderRequest([{ productId: id, quantity: 1 }]);
      const answers = await Promise.all(
        [...apps, ...apps].map((app) =>
          untilServed(() => app.inject({ method: 'POST', url: '/api/orders', headers, payload })),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
    await expectSoon(() => stockOf(one, id), 50 - turns);
  });

  it('retry a transaction that another node refuses at its COMMIT', async () => {
    const { id } = await createProduct(one, { stockQuantity: 5 });
    await arrived('SELECT id FROM products WHERE id = ?', [id]);
    let began = 0;
    const both = (): Promise<unknown> =>
      until(
        () => began,
        (so) => so >= 2,
      );
    const take = async (app: TestApp): Promise<void> => {
      await app.database.manager.query('UPDATE products SET stockQuantity = stockQuantity - 1 WHERE id = ?', [id]);
      began += 1;
      await both();
    };
    await Promise.all(apps.map((app) => app.database.transaction(() => take(app))));
    expect(began).toBeGreaterThan(2);
    await expectSoon(() => stockOf(one, id), 3);
    // Without the retry (control).
    began = 0;
    const bare = apps.map((app) =>
      app.database.dataSource.transaction(async (manager) => {
        await manager.query('UPDATE products SET stockQuantity = stockQuantity - 1 WHERE id = ?', [id]);
        began += 1;
        await both();
      }),
    );
    const results = await Promise.allSettled(bare);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost.map(({ reason }) => isDeadlock(reason))).toEqual([true]);
    await expectSoon(() => stockOf(one, id), 2);
  });

  describe('decide one after the other although each has locked the row at its node:', () => {
    /** Whoever comes first waits for the second; both go on at the same moment. */
    class Meeting {
      isOver = false;
      private wake: (() => void) | undefined;

      async join(): Promise<void> {
        if (this.isOver) return;
        if (!this.wake) return new Promise((resolve) => (this.wake = resolve));
        this.isOver = true;
        this.wake();
      }
    }
    /**
     * Works while the first transaction of each process waits for the other's twice: where both have called the method, which
     * locks, and before their COMMIT. Until one has committed, a node refuses nothing.
     */
    async function atTheSameTime<Repository extends object, Result>(
      type: Type<Repository>,
      method: keyof Repository,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const [locked, committing] = [new Meeting(), new Meeting()];
      const restores = apps.map(({ app, database: { dataSource } }) => {
        const repository = app.get(type);
        const lock = repository[method] as (...values: unknown[]) => Promise<unknown>;
        const hooked = async (...values: unknown[]): Promise<unknown> => {
          const answer = await lock.apply(repository, values);
          await locked.join();
          return answer;
        };
        Object.assign(repository, { [method]: hooked });
        const { createQueryRunner } = dataSource;
        dataSource.createQueryRunner = (mode) => {
          const runner = createQueryRunner.call(dataSource, mode);
          const commit = runner.commitTransaction.bind(runner);
          runner.commitTransaction = async () => {
            if (locked.isOver && !committing.isOver) await committing.join();
            await commit();
          };
          return runner;
        };
        return () => {
          Object.assign(repository, { [method]: lock });
          dataSource.createQueryRunner = createQueryRunner;
        };
      });
      const result = await work();
      expect(committing.isOver).toBe(true);
      restores.forEach((restore) => restore());
      return result;
    }
    const codes = (answers: readonly ApiAnswer[]): unknown[] =>
      answers
        .map((answer) => (answer.statusCode < 300 ? answer.statusCode : answer.json<{ code: string }>().code))
        .sort();

    it('two corrections of one gift', async () => {
      const gift = (
        await post(
          one,
          '/api/ledger/gifts',
          { amount: '50000', method: 'cash', category: 'general', receivedOn: '2026-10-31' },
          one.as('admin'),
        )
      ).json<LedgerEntryDetailResponse>();
      await arrived('SELECT id FROM ledger_entries WHERE id = ?', [gift.id]);
      const answers = await atTheSameTime(LedgerRepository, 'lockForUpdate', () =>
        Promise.all(
          apps.map((app) =>
            post(
              app,
              `/api/ledger/${gift.id}/corrections`,
              { amount: '45000', note: 'Counted again' },
              app.as('admin'),
            ),
          ),
        ),
      );
      expect(codes(answers)).toEqual([201, 'VALIDATION_FAILED']);
      await expectSoon(async () => {
        const [sum] = await rows<{ amount: unknown }>(
          one,
          'SELECT SUM(amount) AS amount FROM ledger_entries WHERE id = ? OR correctsId = ?',
          [gift.id, gift.id],
        );
        return Number(sum?.amount);
      }, 45_000);
    });

    it('two admins who revoke each other', async () => {
      const password = 'a passphrase of the second';
      const { id } = (
        await post(one, '/api/staff-accounts', { username: 'second', role: 'admin', password }, one.as('admin'))
      ).json<{ id: number }>();
      await arrived('SELECT id FROM staff_accounts WHERE id = ?', [id]);
      const own = await one.database.repository(StaffAccount).findOneByOrFail({ username: 'admin' });
      const second = { authorization: basic('second', password) };
      await other.inject({ url: '/api/session', headers: second });
      const answers = await atTheSameTime(StaffAccountsRepository, 'lockActive', () =>
        Promise.all([
          one.inject({ method: 'DELETE', url: `/api/staff-accounts/${id}`, headers: one.as('admin') }),
          other.inject({ method: 'DELETE', url: `/api/staff-accounts/${own.id}`, headers: second }),
        ]),
      );
      expect(codes(answers)).toEqual([200, 'LAST_ADMIN']);
      await one.database.repository(StaffAccount).update({ id: own.id }, { revokedAt: null });
      await one.database.repository(StaffAccount).update({ id }, { revokedAt: new Date() });
    });

    const buy = async (): Promise<number> => {
      const { id: productId } = await createProduct(one, { stockQuantity: 5 });
      const order = await createOrder(one, [{ productId, quantity: 1 }], { payment: 'online', provider: 'sandbox' });
      await arrived('SELECT id FROM payments WHERE subjectId = ?', [order.id]);
      return order.id;
    };
    const payments = (orderId: number): Promise<Payment[]> =>
      one.database.repository(Payment).find({ where: { purpose: 'order', subjectId: orderId }, order: { id: 'ASC' } });

    it('two attempts to pay that fail', async () => {
      const id = await buy();
      const [first] = await payments(id);
      if (!first) throw new Error('The order has a payment');
      const { id: _first, ...columns } = first;
      await one.database
        .repository(Payment)
        .insert({ ...columns, reference: `${first.reference}-2`.slice(-32), providerId: null });
      await until(
        () => rows(other, 'SELECT id FROM payments WHERE subjectId = ?', [id]),
        (found) => found.length === 2,
      );
      const attempts = await payments(id);
      await atTheSameTime(OrdersRepository, 'lockForUpdate', () =>
        Promise.all(
          attempts.map((attempt, at) => (apps[at] as TestApp).app.get(PaymentSettlement).move(attempt, 'failed')),
        ),
      );
      await expectSoon(
        async () => (await one.database.repository(Order).findOneByOrFail({ id })).paymentStatus,
        'failed',
      );
    });

    it('two photos that are added to one album', async () => {
      const { id } = await createGallery(one);
      await arrived('SELECT id FROM photo_galleries WHERE id = ?', [id]);
      const answers = await atTheSameTime(GalleriesRepository, 'lockForUpdate', () =>
        Promise.all(
          apps.map((app, at) =>
            post(app, `/api/photo-galleries/${id}/photos`, { url: `https://example.org/${at}.jpg` }, app.as('admin')),
          ),
        ),
      );
      expect(codes(answers)).toEqual([201, 201]);
      await expectSoon(async () => {
        const photos = await rows<{ position: number }>(one, 'SELECT position FROM photos WHERE galleryId = ?', [id]);
        return new Set(photos.map(({ position }) => position)).size;
      }, 2);
    });
  });

  describe('when the first node', () => {
    interface Sent {
      key: string;
      status: number;
      /** Milliseconds after the fault at which it was answered. */
      at: number;
      ms: number;
    }
    /** Orders through both, one after the other in each of six lines, until some time after the fault. */
    async function loadDuring(productId: number, fault: () => Promise<unknown>): Promise<Sent[]> {
      const sent: Sent[] = [];
      let faultAt = Infinity;
      const line = async (at: number): Promise<void> => {
        while (performance.now() < faultAt + recoveryMs + 2_000) {
          const key = randomUUID();
          const busy = performance.eventLoopUtilization();
          const began = performance.now();
          const { statusCode: status } = await (apps[at % 2] as TestApp).inject({
            method: 'POST',
            url: '/api/orders',
            headers: { 'idempotency-key': key },
            payload: orderRequest([{ productId, quantity: 1 }], { customerName: key }),
          });
          // Beyond the time in which this process was at work: a busy machine is not the database's fault.
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

    async function expectSound(productId: number, sent: readonly Sent[]): Promise<void> {
      expect(Math.max(...sent.map(({ ms }) => ms))).toBeLessThan(answerMs);
      expect(
        [...new Set(sent.map(({ status }) => status))].filter((status) => status !== 201 && status !== 503),
      ).toEqual([]);
      const late = sent.filter(({ at }) => at > recoveryMs);
      const served = late.filter(({ status }) => status === 201);
      // A busy machine turns one away now and then, which is not what the fault does.
      expect(served.length / late.length).toBeGreaterThan(0.9);
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

    const shelf = async (): Promise<number> => {
      const { id } = await createProduct(one, { stockQuantity: 5_000 });
      await arrived('SELECT id FROM products WHERE id = ?', [id]);
      return id;
    };

    it(
      'is frozen, go on at another, and back when it is well again',
      async () => {
        const [first, second] = cluster.nodes;
        const id = await shelf();
        await expectSound(id, await loadDuring(id, () => first.freeze()));
        expect(await nodeOf(one)).toBe(second.host);
        first.thaw();
        await until(
          () => nodeOf(one).catch(() => ''),
          (host) => host === first.host,
        );
      },
      timeoutMs,
    );

    it(
      'loses the cluster, go on at another',
      async () => {
        const [first, second] = cluster.nodes;
        const id = await shelf();
        const connection = await first.connect();
        const isolate = (value: 0 | 1) =>
          connection.query(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${value}'`);
        const sent = await loadDuring(id, async () => void (await isolate(1)));
        const node = await nodeOf(one);
        // It says so itself: 1047.
        const answer = await connection.query('SELECT 1 FROM ministry.products').catch((error: unknown) => error);
        // First of all, for the tests that follow.
        await isolate(0);
        expect(node).toBe(second.host);
        expect(answer).toMatchObject({ errno: 1047 });
        await expectSound(id, sent);
        await connection.end();
        await until(
          () => nodeOf(one).catch(() => ''),
          (host) => host === first.host,
        );
      },
      timeoutMs,
    );

    it('is made read-only, go on at another', async () => {
      const [first, second] = cluster.nodes;
      const connection = await first.connect();
      for (const [value, host] of [
        ['ON', second.host],
        ['OFF', first.host],
      ] as const) {
        await connection.query(`SET GLOBAL read_only = ${value}`);
        await until(
          () => nodeOf(one),
          (found) => found === host,
        );
      }
      await connection.end();
    });

    it(
      'is killed, lose nothing that was acknowledged',
      async () => {
        const [first, second] = cluster.nodes;
        const id = await shelf();
        await expectSound(id, await loadDuring(id, () => first.end()));
        expect(await nodeOf(one)).toBe(second.host);
      },
      timeoutMs,
    );
  });
});
