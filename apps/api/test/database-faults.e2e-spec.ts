import { setTimeout as pause } from 'node:timers/promises';
import { kindsHere, startServer } from '../../../tools/database-servers.mjs';
import { closeAtTheEnd } from './leftovers.ts';
import { until } from './stand-ins/until.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A frozen server accepts connections and answers nothing: the worst kind of outage. Needs a server of its own. */
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

  const ask = async (): Promise<{ status: number; retryAfter: unknown; ms: number }> => {
    const began = performance.now();
    const answer = await app.inject({ url: '/readyz' });
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ms: performance.now() - began };
  };

  it('answers 503 with Retry-After to each caller after two seconds, and the process stays up', async () => {
    expect((await ask()).status).toBe(200);
    await server.freeze();
    // A timer of this process is as late as its answers are on a busy machine.
    const began = performance.now();
    const twoSeconds = pause(2_000).then(() => performance.now() - began);
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    const limit = (await twoSeconds) + 1_500;
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(Number(answer.retryAfter)).toBeGreaterThan(0);
      expect(answer.ms).toBeLessThan(limit);
    }
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('answers 200 within ten seconds of its return, without a restart', async () => {
    server.thaw();
    await until(ask, ({ status }) => status === 200, 10_000);
  });

  it('answers 503 when every connection is in use', async () => {
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
    expect((await ask()).status).toBe(503);
    release();
    await Promise.all(holders);
    expect((await ask()).status).toBe(200);
  });
});
