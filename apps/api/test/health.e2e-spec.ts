import request from 'supertest';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

/** Over a real socket, as a load balancer asks. */
describeOnEachDatabase('health', (database) => {
  let app: TestApp;
  let site: string;
  beforeAll(async () => {
    app = await startTestApp({ database });
    site = await app.listen();
  });
  afterAll(() => app.close());

  it.each(['/healthz', '/readyz'])('%s answers 200, never kept', async (path) => {
    await request(site).get(path).expect(200, { status: 'ok' }).expect('cache-control', 'no-store');
  });

  it('answers an unknown address with the one error shape', async () => {
    const answer = await request(site).get('/api/nowhere').expect(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      code: 'NOT_FOUND',
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
  });
});
