import { jest } from '@jest/globals';
import { Clocks } from '../clocks.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('GET /terms', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ seed: true });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  // G12
  it('answers 304 for a page that was rendered in another minute', async () => {
    const clocks = new Clocks();
    const first = await api.send({ url: '/terms' });
    expect(first.statusCode).toBe(200);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    clocks.pass(90_000);
    // The page has been rendered again.
    expect((await api.send({ url: '/terms' })).body).not.toBe(first.body);
    expect((await api.send({ url: '/terms', headers })).statusCode).toBe(304);
  });
});
