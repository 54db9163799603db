import { connect } from 'node:net';
import { createEvent } from '../factories/event.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const refusal = {
  statusCode: expect.any(Number),
  code: expect.any(String),
  message: expect.any(String),
  requestId: expect.any(String),
};

/** Sends a request line unchanged, which no client library would do. */
function sendRaw(address: string, path: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('hostile requests', () => {
  let api: TestApp;
  let address: string;
  beforeAll(async () => {
    api = await startTestApp();
    address = api.site;
  });
  afterAll(() => api.close());

  it.each([
    '//',
    '///',
    '//[',
    '//host:99999/x',
    '/\\\\',
    '//events',
    '/.//events',
    'http://evil.example/events',
    '/%25',
  ])('GET %s never answers 500', async (path) => {
    const status = Number((await sendRaw(address, path)).slice(9, 12));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  it('/%E0%A4%A, which cannot be decoded, is a page for a browser', async () => {
    const answer = await api.send({ url: '/%E0%A4%A', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>This address is broken</h1>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/%zz', '/api/%zz', '/api/events/%ff'])(
    '%s, which cannot be decoded, is refused with the error body',
    async (url) => {
      const answer = await api.send({ url });
      expect([answer.statusCode, answer.json()]).toEqual([400, { ...refusal, statusCode: 400, code: 'BAD_REQUEST' }]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': answer.json<{ requestId: string }>().requestId,
      });
    },
  );

  it.each([
    ['text', 'text/plain', 'Mary', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['cut-off JSON', 'application/json', '{"a":', 400, 'MALFORMED_BODY'],
    ['too large a body', 'application/json', ' '.repeat(1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s is refused with the error body', async (_what, type, payload, status, code) => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/events/1/register',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toEqual([status, { ...refusal, statusCode: status, code }]);
  });

  it('an empty limit of a list means the default, not everything', async () => {
    for (let turn = 0; turn <= 100; turn += 1) await createEvent(api, { title: `Event ${turn}` });
    const answer = await api.send({ url: '/api/events?limit=&offset=' });
    expect([answer.headers['x-total-count'], answer.json<unknown[]>().length]).toEqual(['101', 100]);
  });
});

describe('requests beyond the limit of their address', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ environment: { RATE_LIMIT_SCALE: '0.02' } });
  });
  afterAll(() => api.close());

  const [greedy, modest] = ['192.0.2.61', '192.0.2.62'];

  it('answer 429 with Retry-After, even if the answer is cached', async () => {
    for (let turn = 0; turn < 24; turn += 1) await api.send({ url: '/api/events', remoteAddress: greedy });
    const refused = await api.send({ url: '/api/events', remoteAddress: greedy });
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { ...refusal, statusCode: 429, code: 'TOO_MANY_REQUESTS' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not affect a page that somebody else requests at the same moment', async () => {
    for (let turn = 0; turn < 25; turn += 1) await api.send({ url: '/api/events', remoteAddress: greedy });
    const [, other] = await Promise.all(
      [greedy, modest].map((remoteAddress) => api.send({ url: '/events', remoteAddress })),
    );
    expect(other?.statusCode).not.toBe(429);
  });
});
