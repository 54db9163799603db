import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Type } from '@nestjs/common';
import type { PoolConnection } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { GaleraCluster, hasGalera } from '../../../../tools/galera-cluster.mjs';
import type { LedgerEntryDetailResponse } from '../../src/money/ledger/ledger.dto.ts';
import { LedgerRepository } from '../../src/money/ledger/ledger.repository.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import { OrdersRepository } from '../../src/money/orders/orders.repository.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { StaffAccountsRepository } from '../../src/people/staff/staff-accounts.repository.ts';
import { ClusterDriver } from '../../src/platform/database/cluster.ts';
import { dataSourceOptions } from '../../src/platform/database/data-source.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { GalleriesRepository } from '../../src/publishing/galleries/galleries.repository.ts';
import type { ApiAnswer } from '../api-client.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { createGallery } from '../factories/gallery.ts';
import { post } from '../factories/people.ts';
import { createOrder, createProduct, orderRequest, stockOf } from '../factories/store.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { until } from '../stand-ins/until.ts';
import { basic, type TestApp } from '../test-app.ts';
import {
  arrivedAt,
  buyers,
  count,
  expectFiveSold,
  expectRetriedAtCommit,
  expectSoon,
  expectSoundDuring,
  nodeOf,
  rows,
  startTwo,
  uses,
} from '../two-processes.ts';
import { untilServed } from '../until-served.ts';

/** Milliseconds after a fault until everything works again. */
const recoveryMs = 5_000;

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
    // Each process uses a different node.
    apps = await startTwo(cluster.url('ministry', first, second, third), cluster.url('ministry', second, first, third));
    [one, other] = apps;
  }, busyMachineMs);
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  const arrived = (statement: string, values: unknown[]): Promise<unknown> => arrivedAt(other, statement, values);

  it('create the tables once, and find them at both nodes', async () => {
    const [first, second] = cluster.nodes;
    expect([await nodeOf(one), await nodeOf(other)]).toEqual([first.host, second.host]);
    const names = one.database.dataSource.migrations.map(({ constructor }) => constructor.name);
    for (const app of apps) {
      const made = await rows<{ name: string }>(app, 'SELECT name FROM migrations ORDER BY id');
      expect(made.map(({ name }) => name)).toEqual(names);
    }
    expect(await one.database.repository(StaffAccount).count()).toBe(2);
  });

  it('see the migrations of another node at a node that lags behind', async () => {
    const [, second] = cluster.nodes;
    let isRun = false;
    class Late1799999999999 {
      up = async (): Promise<void> => void (isRun = true);
      down = async (): Promise<void> => undefined;
    }
    const url = cluster.url('ministry', second);
    const dataSource = new DataSource({
      ...dataSourceOptions({ databaseUrl: url, dataDir: '' }),
      driver: new ClusterDriver([url]),
      migrations: [Late1799999999999],
    } as DataSourceOptions);
    const late = await second.connect();
    await late.query('FLUSH TABLES WITH READ LOCK');
    await rows(one, 'INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [1799999999999, Late1799999999999.name]);
    const migrated = migrate(dataSource);
    await pause(1_000);
    await late.query('UNLOCK TABLES');
    await migrated;
    await late.end();
    expect(isRun).toBe(false);
    // The node was not used while it was behind.
    await uses(other, second.host);
    await rows(one, 'DELETE FROM migrations WHERE name = ?', [Late1799999999999.name]);
  });

  it('sell exactly five of five units to 200 buyers', () => expectFiveSold(apps));

  it('give exactly five of five seats to 200 people', async () => {
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

  it('create one order for a key that is sent to both at the same moment', async () => {
    const { id } = await createProduct(one, { stockQuantity: 50 });
    await arrived('SELECT id FROM products WHERE id = ?', [id]);
    const turns = 10;
    for (let turn = 0; turn < turns; turn += 1) {
      const headers = { 'idempotency-key': randomUUID() };
      const payload = orderRequest([{ productId: id, quantity: 1 }]);
      const answers = await Promise.all(
        [...apps, ...apps].map((app) =>
          untilServed(() => app.send({ method: 'POST', url: '/api/orders', headers, payload })),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
    await expectSoon(() => stockOf(one, id), 50 - turns);
  });

  it('retry a transaction that another node refuses at its COMMIT', () => expectRetriedAtCommit(apps));

  describe('decide one after the other although each has locked the row at its node:', () => {
    /** Two callers meet: the first waits for the second, then both continue. */
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
     * Runs work in which the first transaction of each process waits for the other's twice: after both have called the method, which
     * locks, and before their COMMIT. A node refuses nothing before one of them has committed.
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
      await other.send({ url: '/api/session', headers: second });
      const answers = await atTheSameTime(StaffAccountsRepository, 'lockActive', () =>
        Promise.all([
          one.send({ method: 'DELETE', url: `/api/staff-accounts/${id}`, headers: one.as('admin') }),
          other.send({ method: 'DELETE', url: `/api/staff-accounts/${own.id}`, headers: second }),
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
    it(
      'is frozen, continue at another node, and return when it is healthy again',
      async () => {
        const [first, second] = cluster.nodes;
        await expectSoundDuring(apps, recoveryMs, () => first.freeze());
        expect(await nodeOf(one)).toBe(second.host);
        first.thaw();
        await uses(one, first.host);
      },
      busyMachineMs,
    );

    it(
      'loses the cluster, continue at another node',
      async () => {
        const [first, second] = cluster.nodes;
        const connection = await first.connect();
        const isolate = (value: 0 | 1) =>
          connection.query(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${value}'`);
        let node = '';
        await expectSoundDuring(apps, recoveryMs, async () => {
          await isolate(1);
          await uses(one, second.host);
          node = await nodeOf(one);
          // The node itself reports that it has left the cluster: error 1047. On a slow machine that takes seconds.
          await expectSoon(
            () =>
              connection.query('SELECT 1 FROM ministry.products').then(
                () => 0,
                ({ errno }: { errno: number }) => errno,
              ),
            1047,
          );
        }).finally(() => isolate(0)); // Before the assertions, so that the next tests find the node in the cluster.
        expect(node).toBe(second.host);
        await connection.end();
        await uses(one, first.host);
      },
      busyMachineMs,
    );

    /** Returns the port that a newly started process uses: each node is checked before it is used. */
    async function firstUsedPort(): Promise<unknown> {
      const [first, second] = cluster.nodes;
      const driver = new ClusterDriver([cluster.url('ministry', first), cluster.url('ministry', second)]);
      const pool = driver.createPool({ user: 'ministry', password: 'ministry', database: 'ministry' });
      const connection = await new Promise<PoolConnection>((resolve, reject) =>
        pool.getConnection((error, made) =>
          made ? resolve(made) : reject(error ?? new Error('There is no connection')),
        ),
      );
      const { port } = connection.config;
      connection.release();
      await new Promise((resolve) => pool.end(resolve));
      return port;
    }

    it('is made read-only, continue at another node', async () => {
      const [first, second] = cluster.nodes;
      const connection = await first.connect();
      for (const [value, host] of [
        ['ON', second.host],
        ['OFF', first.host],
      ] as const) {
        await connection.query(`SET GLOBAL read_only = ${value}`);
        await uses(one, host);
        await until(firstUsedPort, (port) => port === Number(host.split(':')[1]));
      }
      await connection.end();
    });

    it('hangs, leave it even if there are no requests', async () => {
      const [first, second] = cluster.nodes;
      const driver = new ClusterDriver([cluster.url('ministry', first), cluster.url('ministry', second)]);
      const pool = driver.createPool({ user: 'ministry', password: 'ministry', database: 'ministry' });
      expect((await driver.current()).name).toBe(first.host);
      await first.freeze();
      const began = performance.now();
      try {
        await until(
          async () => (await driver.current()).name,
          (name) => name === second.host,
        );
        // Waiting for an answer from the frozen node would never end. The limit is longer than the promised time, for busy machines.
        expect(performance.now() - began).toBeLessThan(3 * recoveryMs);
        await uses(one, second.host);
      } finally {
        first.thaw();
      }
      await new Promise((resolve) => pool.end(resolve));
      await uses(one, first.host);
    });

    it(
      'is killed, lose nothing that was confirmed to a client',
      async () => {
        const [first, second] = cluster.nodes;
        await expectSoundDuring(apps, recoveryMs, () => first.end());
        expect(await nodeOf(one)).toBe(second.host);
      },
      busyMachineMs,
    );
  });
});
