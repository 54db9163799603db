import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { type OpenApi, type Operation, RequestDraw, type Schema } from '../openapi-requests.ts';
import { describeOnEachDatabase, startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as OpenApi;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const { PROPERTY_RUNS } = process.env;
/**
 * Requests per operation. They are the same in each run, so that no run fails by chance; the long run, PROPERTY_RUNS=2000, draws others.
 * Servers get the first six: there the test watches over all repositories, whose other rules are tested on SQLite only.
 */
const runsOn = (database: TestDatabase): fc.Parameters<[unknown]> =>
  PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : { numRuns: database === 'sqlite' ? 20 : 6, seed: 1 };

const ajv = new Ajv.default({ strict: false, allErrors: true });
addFormats.default(ajv);
// For the client generator, a nullable value may be null whatever its enum lists; for the validator only if the enum lists null.
const withNullInEnums = JSON.parse(JSON.stringify(document), (_, value: Schema | null) =>
  value?.nullable && Array.isArray(value.enum) ? { ...value, enum: [...value.enum, null] } : value,
) as OpenApi;
ajv.addSchema(withNullInEnums, 'api');
const validators = new Map<Schema, ValidateFunction>();
function validatorOf(schema: Schema): ValidateFunction {
  const known =
    validators.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as Schema);
  validators.set(schema, known);
  return known;
}

describe('GET /api/openapi.json', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ seed: true });
  });
  afterAll(() => app.close());

  it('answers the committed description', async () => {
    const answer = await app.send({ url: '/api/openapi.json' });
    expect(answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\./), paths: expect.any(Object) });
    expect(Object.keys((answer.json() as OpenApi).paths)).toEqual(Object.keys(document.paths));
  });

  it('is answered at /api/docs-json too, where client generators look for it', async () => {
    const [here, there] = [await app.send({ url: '/api/openapi.json' }), await app.send({ url: '/api/docs-json' })];
    expect(there.headers['content-type']).toMatch(/^application\/json/);
    expect(there.json()).toEqual(here.json());
  });

  it('names its server, and each group of routes in a sentence', () => {
    const { servers, tags } = document as OpenApi & {
      servers: { url: string }[];
      tags: { name: string; description: string }[];
    };
    expect(servers.map(({ url }) => url)).toEqual(['/']);
    const used = operations.flatMap(({ operation }) => (operation as Operation & { tags: string[] }).tags);
    expect(tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
    for (const { description } of tags) expect(description).toMatch(/^[A-Z].*\.$/);
  });

  it('describes every property and every parameter at every level', () => {
    const silent: string[] = [];
    const look = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties, parameters } = node as {
        properties?: Record<string, { description?: string }>;
        parameters?: { name: string; description?: string }[];
      };
      const named = [
        ...Object.entries(properties ?? {}),
        ...(parameters ?? []).map((each) => [each.name, each] as const),
      ];
      for (const [name, { description }] of named) if (!/\S{3,}/.test(description ?? '')) silent.push(`${at} ${name}`);
      for (const [key, child] of Object.entries(node)) if (key !== 'example') look(child, `${at}/${key}`);
    };
    look(document, '');
    expect(silent).toEqual([]);
  });

  it('has a unique id for each operation, and uses one verb for deleting', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => /^(remove|drop|destroy)/.test(id))).toEqual([]);
  });

  it.each(operations.filter(({ method }) => method === 'put'))(
    '$path says whether its PUT replaces or changes',
    ({ operation }) => {
      const { description } = operation as Operation & { description?: string };
      expect(description).toMatch(/^(Changes the fields that are sent; those left out stay as they are\.|Replaces .+)/);
    },
  );

  it('is listed at /api/docs on a page without a script, each operation with its place in Swagger UI', async () => {
    const page = await app.send({ url: '/api/docs' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).not.toContain('<script');
    for (const { path, operation } of operations) {
      const [tag = ''] = (operation as Operation & { tags: string[] }).tags;
      const place = `/${encodeURIComponent(tag)}/${operation.operationId}`;
      expect(page.body).toContain(
        `<li id="${place}"><a href="/api/docs/swagger-ui?urls.primaryName=${encodeURIComponent(tag)}#${place}">`,
      );
      expect(page.body).toContain(`<code>${path}</code>`);
    }
  });

  it('is also answered by group, each with exactly the schemas that it needs', async () => {
    const { tags } = document as OpenApi & { tags: { name: string }[] };
    const ids: string[] = [];
    for (const { name } of tags) {
      const one = (await app.send({ url: `/api/docs/tags/${encodeURIComponent(name)}` })).json<OpenApi>();
      for (const methods of Object.values(one.paths))
        ids.push(...Object.values(methods).map(({ operationId }) => operationId));
      const references = [...JSON.stringify(one).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
        ([, schema]) => schema,
      );
      expect([name, Object.keys(one.components.schemas).sort()]).toEqual([name, [...new Set(references)].sort()]);
    }
    expect(ids.sort()).toEqual(operations.map(({ operation }) => operation.operationId).sort());
    expect((await app.send({ url: '/api/docs/tags/Nothing' })).statusCode).toBe(404);
  });

  it('is shown in Swagger UI without a script from another site', async () => {
    const page = await app.send({ url: '/api/docs/swagger-ui' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui-bundle.js');
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    const start = await app.send({ url: '/api/docs/swagger-ui/swagger-ui-init.js' });
    expect(start.body).toContain('"docExpansion": "none"');
  });

  it.each(operations)('$method $path names its purpose, its answers and its refusals', ({ operation }) => {
    const described = operation as Operation & {
      summary?: string;
      responses: Record<string, { description?: string }>;
    };
    expect(described.summary).toEqual(expect.stringMatching(/\S{3,}/));
    const success = Object.keys(operation.responses).filter((status) => /^[23]/.test(status));
    expect(success.length).toBeGreaterThan(0);
    for (const status of success)
      expect([status, described.responses[status]?.description]).toEqual([status, expect.stringMatching(/\S{3,}/)]);
    expect(operation.responses).toHaveProperty('429');
    for (const [status, { content, headers }] of Object.entries(operation.responses)) {
      // These answers carry their content in headers.
      if (status === '303' || status === '204' || headers) continue;
      expect([status, Object.keys(content ?? {}).length > 0]).toEqual([status, true]);
    }
  });
});

describeOnEachDatabase('each operation of the API description', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ database, seed: true });
  });
  afterAll(() => app.close());

  it.each(operations)('$method $path answers as described, for any input', async ({ path, method, operation }) => {
    const draw = new RequestDraw(document).request(path, method, operation);
    await fc.assert(
      fc.asyncProperty(draw, async (request) => {
        const answer = await app.send({ ...request, headers: { ...request.headers, ...app.as('admin') } });
        const documented = operation.responses[answer.statusCode];
        if (answer.statusCode >= 500 || documented === undefined)
          throw new Error(`${answer.statusCode} is not documented: ${answer.body.slice(0, 300)}`);
        const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
        const schema = documented.content?.[type]?.schema;
        if (type !== 'application/json' || schema === undefined || method === 'head') return;
        const validate = validatorOf(schema);
        if (!validate(answer.json()))
          throw new Error(
            `${answer.statusCode} is off its schema: ${ajv.errorsText(validate.errors)} in ${answer.body.slice(0, 300)}`,
          );
      }),
      { ...runsOn(database), endOnFailure: false },
    );
  });
});
