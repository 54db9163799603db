import request from 'supertest';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

/** Over a real socket, as a load balancer does. */
describeOnAnyDatabase('health', (database) => {
  let app: TestApp;
  let site: string;
  beforeAll(async () => {
    app = await startTestApp({ database });
    site = app.site;
  });
  afterAll(() => app.close());

  it.each(['/healthz', '/readyz'])('GET %s answers 200 and is never cached', async (path) => {
    await request(site).get(path).expect(200, { status: 'ok' }).expect('cache-control', 'no-store');
  });

  it('answers an unknown address with the error body', async () => {
    const answer = await request(site).get('/api/nowhere').expect(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      code: 'NOT_FOUND',
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
  });

  it('gives each request its own id, ignoring any id that the sender gives', async () => {
    const answer = await request(site).get('/healthz').set('x-request-id', 'an-id-of-the-sender');
    expect(answer.headers['x-request-id']).not.toBe('an-id-of-the-sender');
  });
});

describe('requests behind a proxy named in TRUST_PROXY', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ environment: { TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => app.close());

  it('have the id that the proxy gave them', async () => {
    const answer = await request(app.site).get('/api/nowhere').set('x-request-id', '0f3c5a7e9b1d2f4a6c8e0b1d3f5a7c9e');
    expect([answer.headers['x-request-id'], answer.body.requestId]).toEqual(
      Array(2).fill('0f3c5a7e9b1d2f4a6c8e0b1d3f5a7c9e'),
    );
  });

  it.each(['short', 'with a space and more', 'x'.repeat(65)])('get a new id instead of %j', async (id) => {
    const answer = await request(app.site).get('/healthz').set('x-request-id', id);
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
