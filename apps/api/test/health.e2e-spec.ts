import request from 'supertest';
import { describeOnAnyDatabase, startTestApp, type TestApp } from './test-app.ts';

/** Over a real socket, as a load balancer asks. */
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
});
