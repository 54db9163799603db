import { setTimeout as pause } from 'node:timers/promises';
import { findServer, startMariadb } from '../../../tools/mariadb.mjs';
import { startTestApp, type TestApp } from './test-app.ts';

/** A frozen server accepts connections and answers nothing: the worst kind of outage. Needs a server of its own. */
const whereThereIsAServer = findServer() === undefined ? describe.skip : describe;

whereThereIsAServer('a database that stands still', () => {
  let server: Awaited<ReturnType<typeof startMariadb>>;
  let app: TestApp;
  beforeAll(async () => {
    server = await startMariadb();
    app = await startTestApp({ environment: { DATABASE_URL: server.url } });
  }, 60_000);
  afterAll(async () => {
    process.kill(server.pid, 'SIGCONT');
    await app.close();
    await server.stop();
  });

  const ask = async (): Promise<{ status: number; retryAfter: unknown; ms: number }> => {
    const began = performance.now();
    const answer = await app.inject({ url: '/readyz' });
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ms: performance.now() - began };
  };

  it('costs each caller 503 with Retry-After after two seconds, and the process lives on', async () => {
    expect((await ask()).status).toBe(200);
    process.kill(server.pid, 'SIGSTOP');
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(Number(answer.retryAfter)).toBeGreaterThan(0);
      expect(answer.ms).toBeLessThan(3_500);
    }
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  }, 20_000);

  it('serves again within ten seconds of its return, without a restart', async () => {
    process.kill(server.pid, 'SIGCONT');
    const deadline = Date.now() + 10_000;
    while ((await ask()).status !== 200) {
      if (Date.now() > deadline) throw new Error('still refusing');
      await pause(200);
    }
  }, 20_000);

  it('answers 503 when every connection is taken', async () => {
    const holders = Array.from({ length: 10 }, () =>
      app.database.transaction(() => app.database.manager.query('SELECT SLEEP(2.5)').catch(() => undefined)),
    );
    await pause(200);
    expect((await ask()).status).toBe(503);
    await Promise.allSettled(holders);
    expect((await ask()).status).toBe(200);
  }, 20_000);
});
