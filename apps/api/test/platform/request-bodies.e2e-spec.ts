import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { bodyTimeout } from '../../src/platform/http/multipart.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Any public write works here: the body is refused before it reaches the route. */
const url = '/api/events/1/register';

describe('request bodies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const post = async (
    payload: string | Buffer,
    type = 'application/json',
  ): Promise<{ status: number; code: string; ms: number }> => {
    const began = performance.now();
    const answer = await app.send({ method: 'POST', url, payload, headers: { 'content-type': type } });
    return { status: answer.statusCode, code: answer.json<{ code: string }>().code, ms: performance.now() - began };
  };
  const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  it.each([
    ['nested 21 levels deep', nested(21)],
    ['nested 20,000 levels deep', nested(15_000)],
    ['of arrays in arrays', '['.repeat(5_000)],
    ['with ten thousand keys', `{${Array.from({ length: 10_000 }, (_, key) => `"${key}":1`).join(',')}}`],
    ['with __proto__', '{"__proto__":{"isAdmin":true},"firstName":"A"}'],
    ['with constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['that is cut off', '{"firstName":"A"'],
    ['that is no JSON', 'firstName=A'],
    ['that is invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('%s are answered 400 within 50 ms', async (_name, payload) => {
    // The fastest of ten: another process may hold the processor core for longer than the whole answer takes.
    const answers = [];
    for (let turn = 0; turn < 10; turn += 1) answers.push(await post(payload));
    for (const answer of answers) expect([answer.status, answer.code]).toEqual([400, 'MALFORMED_BODY']);
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeLessThan(50);
  });

  it('of 1 MB and one byte are answered 413', async () => {
    expect((await post(' '.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/json+evil'])(
    'of type %s are answered 415',
    async (type) => {
      expect((await post('{}', type)).status).toBe(415);
    },
  );

  it.each([
    ['1e400', '{"eventId":1e400}'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
  ])('that are %s are answered 400', async (_name, payload) => {
    expect((await post(payload)).status).toBe(400);
  });

  it('with an unknown field are refused by its name', async () => {
    const answer = await app.send({ method: 'POST', url, payload: { firstName: 'A', isAdmin: true } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { isAdmin: "There is no field 'isAdmin' here" },
    });
  });

  it('and queries with an unknown field are refused in the same words', async () => {
    expect((await app.send({ url: '/api/events?colour=red' })).json()).toMatchObject({
      message: "Please correct: There is no field 'colour' here.",
    });
  });

  it.each([
    ['/api/families', { familyMembers: ['Mary'] }, 'familyMembers'],
    ['/api/orders', { items: ['a cup'] }, 'items'],
  ])('to %s with %j instead of lists of objects are refused with our own message', async (path, payload, field) => {
    const { fields } = (await app.send({ method: 'POST', url: path, payload })).json<{ fields: object }>();
    const messages = Object.entries(fields).filter(([name]) => name.startsWith(field));
    expect(messages.length).toBeGreaterThan(0);
    for (const [, message] of messages) expect(message).not.toMatch(/propert|nested|each value/);
  });

  it('are never echoed in an error, which shows no stack either', async () => {
    const answer = await app.send({
      method: 'POST',
      url,
      payload: '{"firstName":"<script>secret</script>"',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toMatch(/\bat\s+\S+:\d+/);
  });
});

describe('a request body that arrives too slowly', () => {
  afterEach(() => void jest.useRealTimers());

  it('ends the connection after thirty seconds', async () => {
    const api = await startTestApp();
    const { hostname, port } = new URL(api.site);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
    const socket = connect(Number(port), hostname);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
    const timers = jest.getTimerCount();
    socket.write(
      'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"email":',
    );
    while (jest.getTimerCount() === timers) await new Promise((turn) => setImmediate(turn));
    jest.advanceTimersByTime(bodyTimeout - 1);
    expect(socket.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    await closed;
    jest.useRealTimers();
    await api.close();
  });
});

describe('request heads', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each([
    '/api/events/0',
    '/api/events/-1',
    '/api/events/1.5',
    '/api/events/1e3',
    '/api/events/0x1',
    '/api/events/9999999999',
    '/api/events/%00',
    '/api/events/..%2f..%2fetc',
    `/api/events/${'1'.repeat(200)}`,
  ])('%s is refused naming the parameter, or not found', async (url) => {
    const answer = await app.send({ url });
    expect([400, 404]).toContain(answer.statusCode);
    if (answer.statusCode === 400) expect(answer.json()).toMatchObject({ fields: { id: expect.any(String) } });
  });

  it.each(['1e3', '0x10', '+5', '%205', '01', '5.0'])('an id written as %s is refused', async (id) => {
    const answer = await app.send({ url: `/api/events/${id}` });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { id: 'id must be a positive whole number' } }),
    ]);
  });

  it.each([
    '/api/events?limit=0',
    '/api/events?limit=501',
    '/api/events?limit=ten',
    '/api/events?offset=-1',
    '/api/events?status=secret',
    '/api/events?unknown=1',
    '/api/events?limit=1&limit=2',
    '/api/events?category[]=x',
  ])('%s names the wrong parameter', async (url) => {
    const answer = await app.send({ url });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toHaveLength(1);
  });

  it.each([
    ['an id of its own choosing', { 'x-request-id': '<evil> id' }],
    ['a forged host', { host: 'evil.example' }],
    ['a forged address', { 'x-forwarded-for': "'; DROP TABLE events; --" }],
    ['an encoding that is none', { 'accept-encoding': 'br;q=x, \u00ff' }],
    ['a condition that is none', { 'if-none-match': '"'.repeat(5_000) }],
    ['a language of 8 KB', { 'accept-language': 'x'.repeat(8_000) }],
  ])('with %s change nothing', async (_name, headers) => {
    const answer = await app.send({ url: '/api/events', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
