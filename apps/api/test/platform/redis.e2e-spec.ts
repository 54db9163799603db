import { hasRedis, RedisServer } from '../../../../tools/redis-server.mjs';
import type { LiveStatusResponse } from '../../src/broadcast/live/live.dto.ts';
import type { ProductResponse } from '../../src/money/products/product.dto.ts';
import type { PresenceResponse } from '../../src/platform/presence/presence.dto.ts';
import { Redis } from '../../src/platform/redis/redis.ts';
import type { IdentityResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { createEvent } from '../factories/event.ts';
import { contactRequest, post } from '../factories/people.ts';
import { createProduct } from '../factories/store.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { until } from '../stand-ins/until.ts';
import { basic, describeOnEachServer, passwords, startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';

/** Milliseconds within which every process knows of a change. Without a message, what is cached lives for 15 s. */
const soonMs = 5_000;
/** Milliseconds within which every process shows a change of the settings. */
const settingsMs = 2_000;

const describeWithRedis = hasRedis ? describeOnEachServer : describe.skip;

describeWithRedis('two processes of one site, with Redis', (database?: TestDatabase) => {
  let redis: RedisServer;
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    redis = await RedisServer.start();
    closeAtTheEnd(() => redis.end());
    // The scale of 0.5 allows thirty forms in ten minutes.
    one = await startTestApp({ database, environment: { REDIS_URL: redis.url, RATE_LIMIT_SCALE: '0.5' } });
    other = await one.startAnother();
    await connected();
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
    await redis.end();
  });

  const status = (api: TestApp) => api.app.get(Redis).connection?.status;
  const connected = () =>
    until(
      () => [status(one), status(other)],
      (states) => states.every((state) => state === 'ready'),
    );
  const titles = async (api: TestApp): Promise<string[]> =>
    (await api.send({ url: '/api/events' })).json<EventResponse[]>().map(({ title }) => title);
  const watchers = async (api: TestApp, watcher?: string): Promise<number | null> =>
    (await api.send({ url: `/api/live/status${watcher ? `?watcher=${watcher}` : ''}` })).json<LiveStatusResponse>()
      .viewers;
  let sender = 0;
  const sendForm = async (api: TestApp): Promise<number> =>
    (await post(api, '/api/contact', contactRequest({ email: `person${(sender += 1)}@example.org` }))).statusCode;

  it('show a change that the other one made', async () => {
    expect(await titles(other)).not.toContain('Night of prayer');
    await createEvent(one, { title: 'Night of prayer' });
    await until(
      () => titles(other),
      (all) => all.includes('Night of prayer'),
      soonMs,
    );
  });

  it('render the pages that show a change again', async () => {
    const home = async () => (await other.send({ url: '/events' })).body;
    expect(await home()).not.toContain('Harvest of the north');
    await createEvent(one, { title: 'Harvest of the north' });
    await until(home, (html) => html.includes('Harvest of the north'), soonMs);
  });

  it('show the settings of the site that the other one has changed', async () => {
    const headers = one.as('admin');
    const {
      updatedAt: _at,
      updatedBy: _by,
      ...identity
    } = (await one.send({ url: '/api/site/identity', headers })).json<IdentityResponse>();
    const contact = async () => (await other.send({ url: '/contact' })).body;
    expect(await contact()).not.toContain('+256 772 123 456');
    const payload = { ...identity, phone: '+256 772 123 456' };
    await one.send({ method: 'PUT', url: '/api/site/identity', headers, payload });
    await until(contact, (html) => html.includes('+256 772 123 456'), settingsMs);
  });

  it('show prices at the exchange rate that the other one has set', async () => {
    const { id } = await createProduct(one, { price: '10.00' });
    const price = async () => (await other.send({ url: `/api/products/${id}` })).json<ProductResponse>().priceUgx;
    expect(await price()).toBe(37_000);
    const payload = { rate: 3_850, version: 0 };
    await one.send({ method: 'PUT', url: '/api/site/exchange-rate', headers: one.as('admin'), payload });
    await until(price, (shillings) => shillings === 38_500, settingsMs);
  });

  it('count forms of one sender together', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) statuses.push(await sendForm(one), await sendForm(other));
    expect(statuses).toEqual([...Array<number>(30).fill(201), 429, 429]);
  });

  it('know who has an item open in an editor at the other one', async () => {
    const open = async (api: TestApp, username: string, isOpen = true): Promise<string[]> => {
      const headers = { authorization: basic(username, passwords.admin) };
      const payload = { kind: 'order', item: '17', isOpen };
      return (await api.send({ method: 'PUT', url: '/api/presence', headers, payload })).json<PresenceResponse>()
        .others;
    };
    const account = { username: 'grace', role: 'admin', password: passwords.admin };
    await post(one, '/api/staff-accounts', account, one.as('admin'));
    expect(await open(one, 'admin')).toEqual([]);
    expect(await open(other, 'grace')).toEqual(['admin']);
    expect(await open(one, 'admin')).toEqual(['grace']);
    await open(other, 'grace', false);
    expect(await open(one, 'admin')).toEqual([]);
  });

  it('store no address and no mailbox in Redis', async () => {
    const keys = await one.app.get(Redis).connection?.keys('*');
    expect(keys?.length).toBeGreaterThan(0);
    expect(keys?.join('\n')).not.toMatch(/127\.0\.0\.1|::1|@/);
  });

  it('count each viewer once, whichever process is asked', async () => {
    await one.send({
      method: 'POST',
      url: '/api/live/status',
      headers: one.as('admin'),
      payload: { isLive: true },
    });
    for (const api of [one, other]) for (const watcher of ['a', 'b']) await watchers(api, watcher);
    await watchers(other, 'c');
    await until(
      async () => [await watchers(one), await watchers(other)],
      ([here, there]) => here === 3 && there === 3,
    );
  });

  describe('when Redis', () => {
    beforeEach(connected);

    it.each([
      ['is frozen', () => redis.freeze(), () => Promise.resolve(redis.thaw())],
      ['is killed', () => redis.end(), () => redis.begin()],
    ])('%s, answer without it, and show changes once it is back', async (_fault, begin, end) => {
      await titles(other);
      await begin();
      const title = `Meanwhile ${_fault}`;
      await createEvent(one, { title });
      expect(await titles(one)).toContain(title);
      const statuses: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) statuses.push(await sendForm(one));
      expect(statuses).toEqual([201, 201, 201, 201, 201]);
      await titles(other);
      await end();
      await connected();
      await until(
        () => titles(other),
        (all) => all.includes(title),
        soonMs,
      );
    });
  });

  it('start without it', async () => {
    await redis.end();
    const third = await one.startAnother();
    expect((await third.send({ url: '/readyz' })).statusCode).toBe(200);
    await third.close();
  });
});
