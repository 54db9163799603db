import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { kindsHere, startServer } from '../../../../tools/database-servers.mjs';
import { IdempotencyRepository } from '../../src/platform/idempotency/idempotency.repository.ts';
import type { ApiAnswer, ApiRequest } from '../api-client.ts';
import { createProduct, orderRequest, stockOf } from '../factories/store.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Waves of callers while the server is frozen, and milliseconds between them. `npm run attack` keeps the server frozen for 25 s. */
const waves = process.env.TEST_LONG_FREEZE ? { count: 9, everyMs: 3_000 } : { count: 3, everyMs: 0 };

/** A frozen server accepts connections and never answers, the worst kind of outage. Needs a separate database server. */
const kinds = kindsHere();
const whereThereIsAServer = kinds.length === 0 ? describe.skip.each(['mariadb'] as const) : describe.each(kinds);

whereThereIsAServer('a database server that does not answer (%s)', (kind) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let stopServer: () => Promise<void>;
  let app: TestApp;
  beforeAll(async () => {
    server = await startServer(kind);
    stopServer = closeAtTheEnd(server.stop);
    app = await startTestApp({ environment: { DATABASE_URL: server.url } });
  });
  afterAll(async () => {
    server.thaw();
    await app.close();
    await stopServer();
  });

  interface Wave {
    statuses: number[];
    codes: (string | undefined)[];
    /** Without the time in which this process was busy, because a busy machine is not the database's fault. */
    slowestMs: number;
  }
  async function wave(requests: ApiRequest[]): Promise<Wave> {
    const before = performance.eventLoopUtilization();
    const began = performance.now();
    const answers = await Promise.all(
      requests.map(async (request) => {
        const answer = await app.send(request);
        return { answer, ms: performance.now() - began };
      }),
    );
    return {
      statuses: [...new Set(answers.map(({ answer }) => answer.statusCode))],
      codes: [...new Set(answers.map(({ answer }) => codeIn(answer)))],
      slowestMs: Math.max(...answers.map(({ ms }) => ms)) - performance.eventLoopUtilization(before).active,
    };
  }
  const codeIn = ({ headers, body }: ApiAnswer): string | undefined =>
    /json/.test(String(headers['content-type'])) ? (JSON.parse(body) as { code?: string }).code : undefined;
  const keepBusy = (forMs: number): void => {
    const end = performance.now() + forMs;
    while (performance.now() < end);
  };
  const times = (count: number, request: (turn: number) => ApiRequest): ApiRequest[] =>
    Array.from({ length: count }, (_, turn) => request(turn));
  const read = (): ApiRequest => ({ url: '/readyz' });
  const form = (): ApiRequest => ({
    method: 'POST',
    url: '/api/contact',
    payload: { firstName: 'Grace', lastName: 'Akello', email: 'grace@example.org', message: 'Hello' },
  });
  const order = (productId: number): ApiRequest => ({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': randomUUID() },
    payload: orderRequest([{ productId, quantity: 1 }]),
  });
  const expectInTime = ({ slowestMs }: Wave): void => expect(slowestMs).toBeLessThan(2_500);

  // Later callers get new connections instead of the ones that hang.
  it('answers 503 within 2.5 seconds to each of 200 callers, whenever they come, and the process stays up', async () => {
    expect((await wave([...times(20, read), ...times(20, form)])).statuses.sort()).toEqual([200, 201]);
    await server.freeze();
    const frozenAt = performance.now();
    const slowest: number[] = [];
    for (let turn = 0; turn < waves.count; turn += 1) {
      await pause(frozenAt + turn * waves.everyMs - performance.now());
      const answers = await wave([...times(100, read), ...times(100, form)]);
      if (waves.everyMs === 0) await pause(1_000);
      expect(answers.statuses).toEqual([503]);
      expectInTime(answers);
      slowest.push(answers.slowestMs);
    }
    if (waves.everyMs > 0) {
      await pause(frozenAt + 25_000 - performance.now());
      process.stderr.write(`${kind}, frozen: slowest answers ${slowest.map(Math.round).join(', ')} ms\n`);
    }
    expect((await app.send({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('serves everything within five seconds of the return of the database, without a restart', async () => {
    server.thaw();
    const thawedAt = performance.now();
    await until(
      () => wave([...times(10, read), ...times(10, form)]),
      ({ statuses }) => statuses.every((status) => status < 300),
      5_000,
    );
    if (waves.everyMs > 0)
      process.stderr.write(`${kind}: all served ${Math.round(performance.now() - thawedAt)} ms after its return\n`);
  });

  it('serves other reads and forms while ten orders wait for one row, and refuses the orders in time', async () => {
    const { id } = await createProduct(app, { stockQuantity: 5 });
    const holder = app.database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.manager.query('SELECT * FROM products WHERE id = ? FOR UPDATE', [id]);
    for (let turn = 0; turn < 2; turn += 1) {
      const [orders, others] = await Promise.all([
        wave(times(10, () => order(id))),
        wave([...times(50, read), ...times(50, form)]),
      ]);
      expect(orders.statuses).toEqual([503]);
      expect(orders.codes).toEqual(['SERVICE_UNAVAILABLE']);
      expectInTime(orders);
      expect(others.statuses.sort()).toEqual([200, 201]);
      expectInTime(others);
    }
    // The database server also stops statements that nobody waits for any longer.
    const statements = (): Promise<{ Info: string | null }[]> => holder.query('SHOW FULL PROCESSLIST');
    await until(statements, (running) => running.every(({ Info }) => !Info?.includes('`products`')), 3_000);
    await holder.rollbackTransaction();
    await holder.release();
    expect((await wave([order(id)])).statuses).toEqual([201]);
  });

  it('serves reads while every connection for writing is in use, and refuses forms', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let held = 0;
    const holders = Array.from({ length: 10 }, () =>
      app.database.transaction(() => {
        held += 1;
        return released;
      }),
    );
    await until(
      () => held,
      (count) => count === holders.length,
    );
    expect((await wave([read()])).statuses).toEqual([200]);
    const refused = await wave([form()]);
    expect(refused.statuses).toEqual([503]);
    // Refused well before the time budget is used up, because the rest would be too short for the work.
    expect(refused.slowestMs).toBeLessThan(1_700);
    release();
    await Promise.all(holders);
    expect((await wave([form()])).statuses).toEqual([201]);
  });

  it('completes an order even if the process was too busy to read the answer of the database in time', async () => {
    const { id } = await createProduct(app, { stockQuantity: 5 });
    const repository = app.app.get(IdempotencyRepository);
    const { finish } = repository;
    repository.finish = (...answer) => {
      setImmediate(() => keepBusy(3_000));
      return finish.apply(repository, answer);
    };
    const made = await wave([order(id)]);
    repository.finish = finish;
    expect(made.statuses).toEqual([201]);
  });

  it('says that the outcome is unknown when a COMMIT gets no answer, and tells it when the key is sent again', async () => {
    const { id } = await createProduct(app, { stockQuantity: 5 });
    const request = order(id);
    const repository = app.app.get(IdempotencyRepository);
    const { finish } = repository;
    // The last statement before the COMMIT.
    repository.finish = async (...answer) => {
      await finish.apply(repository, answer);
      await server.freeze();
    };
    const lost = await wave([request]);
    repository.finish = finish;
    expect([lost.statuses, lost.codes]).toEqual([[503], ['OUTCOME_UNKNOWN']]);
    expectInTime(lost);
    server.thaw();
    await until(
      () => wave([request]),
      ({ statuses }) => statuses[0] === 201,
    );
    expect(await stockOf(app, id)).toBe(4);
  });
});
