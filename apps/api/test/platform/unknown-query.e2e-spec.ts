import { readFileSync } from 'node:fs';
import type { OpenApi, Operation } from '../openapi-requests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as OpenApi;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Links that people follow, and addresses that other programs call, are documented to accept query parameters of any name. */
const takesAny = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ in: place, schema }) => place === 'query' && schema.type === 'object');
const refusing = operations.filter(({ path, operation }) => path.startsWith('/api/') && !takesAny(operation));
const tolerant = operations.filter((each) => !refusing.includes(each));

const valuesInPath: Record<string, string> = {
  kind: 'events',
  key: 'sermons.new',
  provider: 'sandbox',
  width: '40',
  height: '30',
};
const addressOf = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => valuesInPath[name] ?? '1');

describe('a query parameter that an operation does not have', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ seed: true });
  });
  afterAll(() => app.close());

  const ask = (path: string, method: string) =>
    app.send({
      url: `${addressOf(path)}?unknown=1`,
      method: method.toUpperCase() as 'GET',
      headers: app.as('admin'),
    });

  it.each(refusing)('is refused by $method $path', async ({ path, method, operation }) => {
    const answer = await ask(path, method);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(operation.responses)).toContain('400');
    if (method === 'head') return;
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { unknown: "There is no field 'unknown' here" },
    });
  });

  it.each(tolerant)('is ignored by $method $path', async ({ path, method }) => {
    expect((await ask(path, method)).body).not.toContain('unknown');
  });

  it('is ignored only on routes for followed links and calls of other programs', () => {
    expect(
      tolerant.filter(({ path }) => path.startsWith('/api/')).map(({ operation }) => operation.operationId),
    ).toEqual([
      'getEventCalendar',
      'askToUnsubscribe',
      'unsubscribeFromNewsletter',
      'returnFromProvider',
      'turnBackFromProvider',
      'notifyByQuery',
      'notifyByBody',
      'notifyByWebhook',
      'callBySrs',
      'callByNginx',
    ]);
  });

  it('is not reported on a route that the visitor may not use, which answers 401', async () => {
    expect((await app.send({ url: '/api/staff-accounts?unknown=1' })).statusCode).toBe(401);
  });
});
