import type { ApiAnswer } from '../api-client.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const site = 'https://ministry.example';
const asBrowser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
  host: 'ministry.example',
  origin: site,
  'sec-fetch-site': 'same-origin',
  referer: `${site}/events?category=service`,
};

// decisions.md, Forms and principle 4: a person is told why a form was refused before its route, and keeps what was typed.
describe('a plain form that is refused before its route', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ environment: { PUBLIC_URL: site, RATE_LIMIT_SCALE: '0.1' } });
  });
  afterAll(() => api.close());

  const send = (
    payload: string,
    headers: Record<string, string> = {},
    remoteAddress = '10.0.0.1',
  ): Promise<ApiAnswer> =>
    api.send({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      remoteAddress,
      headers: { ...asBrowser, ...headers },
      payload,
    });

  it('gets a page when its address has sent too many requests', async () => {
    for (let turn = 0; turn < 6; turn += 1) await send('email=x', {}, '10.0.0.2');
    const answer = await send('email=mary%40example.org', {}, '10.0.0.2');
    expect([answer.statusCode, answer.headers]).toMatchObject([
      429,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': expect.any(String),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      },
    ]);
    expect(answer.body).toContain('Too many requests. Please wait a little and try again.');
    expect(answer.body).toContain('href="/events"');
    expect(answer.body).not.toContain('mary');
  });

  it.each([
    ['too large', 413, `email=${'x'.repeat(1_100_000)}`, {}],
    [
      'sent from another site',
      403,
      'email=a%40b',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/trap' },
    ],
    ['not readable', 400, 'email=%FF\xff', {}],
  ])('gets a page when it is %s', async (_why, status, payload, headers) => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      remoteAddress: '10.0.0.3',
      headers: { ...asBrowser, ...headers },
      payload: Buffer.from(payload, 'latin1'),
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).not.toContain('evil.example');
  });

  it('shows no address of another site', async () => {
    const answer = await send(
      'email=a%40b',
      { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/"><script>' },
      '10.0.0.4',
    );
    expect(answer.body).not.toMatch(/evil|<script/);
  });

  it('gets JSON when a script sends it', async () => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      remoteAddress: '10.0.0.5',
      headers: { ...asBrowser, accept: '*/*', 'sec-fetch-site': 'cross-site' },
      payload: 'email=a%40b',
    });
    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'FOREIGN_ORIGIN' });
  });
});
