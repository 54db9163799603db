import { readdirSync, readFileSync } from 'node:fs';
import { Backups } from '../../src/platform/backup/backups.service.ts';
import { beginGift, sandboxOn } from '../factories/giving.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const token = 'a token of sixteen or more';
const headers = { authorization: `Bearer ${token}` };

describeOnAnyDatabase('GET /metrics', (database) => {
  let app: TestApp;
  let backups: string;
  beforeAll(async () => {
    backups = temporaryFolder('backups');
    app = await startTestApp({
      database,
      environment: {
        ...sandboxOn,
        METRICS_TOKEN: token,
        BACKUP_TO: backups,
        BACKUP_PASSPHRASE: 'correct horse battery staple',
      },
    });
    await app.app.get(Backups).check();
  });
  afterAll(() => app.close());

  const scrape = async (): Promise<string> => (await app.send({ url: '/metrics', headers })).body;
  /** Returns the value of a sample; NaN if there is none. */
  const sample = (text: string, name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );

  it.each([
    ['without the token', {}],
    ['with another one', { authorization: 'Bearer another token than the one set' }],
    ["with an admin's credential", undefined],
  ])('answers 401 %s', async (_title, given) => {
    const answer = await app.send({ url: '/metrics', headers: given ?? app.as('admin') });
    expect([answer.statusCode, answer.json().code, answer.headers['www-authenticate']]).toEqual([
      401,
      'UNAUTHORIZED',
      'Bearer',
    ]);
  });

  it('counts requests by route and status, and names no address', async () => {
    await app.send({ url: '/api/events/4711' });
    await app.send({ url: '/api/prayer-requests/replies/secret-code' });
    const text = await scrape();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/events\/:id",status="404"\} 1/,
    );
    expect(text).not.toMatch(/events\/4711|secret-code/);
  });

  it('reports what is waiting', async () => {
    const before = await scrape();
    expect(sample(before, 'ministry_database_up')).toBe(1);
    expect(sample(before, 'ministry_disk_free_bytes')).toBeGreaterThan(0);
    expect(sample(before, 'ministry_live_on_air')).toBe(0);
    await beginGift(app);
    expect(sample(await scrape(), 'ministry_payments_pending')).toBe(sample(before, 'ministry_payments_pending') + 1);
  });

  it('has every metric that the alerts and the dashboard use', async () => {
    const text = await scrape();
    const folder = new URL('../../../../docker/monitoring/', import.meta.url);
    const asked = readdirSync(folder)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n')
      .match(/\b(?:ministry|http|process|nodejs)_[a-z0-9_]+/g);
    expect(asked?.length).toBeGreaterThan(10);
    for (const name of new Set(asked)) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  });
});

describe('GET /metrics without METRICS_TOKEN', () => {
  it('answers 404', async () => {
    const app = await startTestApp();
    expect((await app.send({ url: '/metrics', headers })).statusCode).toBe(404);
    await app.close();
  });
});
