import { jest } from '@jest/globals';
import { giftRequest } from '../factories/giving.ts';
import { contactRequest, familyRequest, post } from '../factories/people.ts';
import { FlutterwaveStandIn } from '../stand-ins/flutterwave.ts';
import { type JsonAnswer, type JsonRequest, JsonServer } from '../stand-ins/json-server.ts';
import { describeOnAnyDatabase, startTestApp } from '../test-app.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** Receives OTLP over HTTP as JSON. */
class Collector extends JsonServer {
  static start(): Promise<Collector> {
    return new Collector().start();
  }

  private constructor() {
    super();
  }

  get spans(): SentSpan[] {
    return this.requests.flatMap(({ body }) =>
      (body as unknown as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  protected answer({ path }: JsonRequest): JsonAnswer {
    return path === '/v1/traces' ? { body: {} } : { status: 404, body: {} };
  }
}

const [server, client] = [2, 3];
const valueOf = ({ attributes }: SentSpan, name: string): unknown => {
  const value = attributes.find(({ key }) => key === name)?.value ?? {};
  return Object.values(value)[0];
};

describeOnAnyDatabase('traces, with OTEL_EXPORTER_OTLP_ENDPOINT', (database) => {
  it('show request, statements and calls of a provider, and nothing about the caller', async () => {
    const collector = await Collector.start();
    const flutterwave = await FlutterwaveStandIn.start();
    const api = await startTestApp({
      database,
      environment: {
        ...flutterwave.environment,
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.origin}/`,
        TRUST_PROXY: 'loopback',
      },
    });
    const logged = jest.spyOn(api.app.getHttpAdapter().getInstance().log, 'info');
    const visitor = {
      'user-agent': 'Nokia-of-Grace',
      cookie: 'device=cookie-of-grace',
      referer: 'https://example.org/?from=referer-of-grace',
    };
    const traced = {
      ...visitor,
      'x-request-id': 'b1946ac92492d2347c6235b4d2611184',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    };
    const get = (url: string, headers = {}) =>
      api.send({ url, headers: { ...visitor, ...headers }, remoteAddress: '203.0.113.77' });
    expect((await post(api, '/api/contact', contactRequest(), traced)).statusCode).toBe(201);
    expect((await post(api, '/api/families', familyRequest(), visitor)).statusCode).toBe(201);
    const paid = await post(api, '/api/create-flutterwave-payment', giftRequest(), visitor);
    expect(paid.statusCode).toBe(201);
    await get('/api/prayer-requests/replies/CODE-OF-GRACE');
    await get('/api/search?q=grace.nakato');
    await get('/api/orders/lookup?reference=REFERENCE-OF-GRACE&secret=SECRET-OF-GRACE');
    await get('/nowhere/mary.akello@example.org?phone=0772123456');
    await get('/api/families?search=Okello', api.as('admin'));
    // By then the last traces have been sent.
    await api.close();
    await flutterwave.stop();
    await collector.stop();

    const { spans } = collector;
    const request = spans.find(({ name, kind }) => kind === server && name === 'POST /api/contact');
    if (!request) throw new Error('There is no span of the request');
    expect(request).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    });
    expect(valueOf(request, 'http.response.status_code')).toBe(201);
    expect(JSON.stringify(request.attributes)).toContain(traced['x-request-id']);
    expect(logged.mock.calls.map(([line]) => line as unknown)).toContainEqual(
      expect.objectContaining({ route: '/api/contact', traceId: request.traceId, requestId: traced['x-request-id'] }),
    );
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    const insert = statements.find(({ name }) => name === 'INSERT contact_messages');
    if (!insert)
      throw new Error(`There is no span of the statement among ${statements.map(({ name }) => name).join()}`);
    expect(valueOf(insert, 'db.system.name')).toBe(database);
    expect(valueOf(insert, 'db.query.text')).toMatch(/^INSERT INTO .*VALUES \(.*\?/);

    const gift = spans.find(({ name }) => name === 'POST /api/create-:provider-payment');
    if (!gift) throw new Error('There is no span of the gift');
    const call = spans.find(
      (span) => span.parentSpanId === gift.spanId && valueOf(span, 'http.request.method') !== undefined,
    );
    expect(call).toMatchObject({ kind: client, name: 'POST' });
    expect(call && [valueOf(call, 'server.address'), valueOf(call, 'http.response.status_code')]).toEqual([
      '127.0.0.1',
      200,
    ]);
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/prayer-requests/replies/:code', 'GET /api/search', 'GET /*']),
    );

    // The digits of ids and times are arbitrary and could match by chance.
    const withoutChance = (name: string, value: unknown): unknown => (/(Id|UnixNano)$/.test(name) ? undefined : value);
    const sent = JSON.stringify(
      collector.requests.map(({ body }) => body),
      withoutChance,
    ).toLowerCase();
    const ofPeople = [
      'grace',
      'nakato',
      'akello',
      'okello',
      'example.org',
      'gulu',
      '1984-02-29',
      '772123456',
      '772 123',
    ];
    const others = ['park on sunday', '203.0.113.77', 'nokia', '92500', 'flwseck', '/v3', '?q='];
    for (const secret of [...ofPeople, ...others]) expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });
});

describe('traces of a server that anybody reaches directly', () => {
  it('begin with its own request, ignoring trace ids of visitors, and contain no work without a request', async () => {
    const collector = await Collector.start();
    const api = await startTestApp({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin } });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await api.send({ url: '/api/search?q=peace', headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
    await api.database.ping();
    await api.close();
    await collector.stop();
    expect(collector.spans.map(({ name }) => name)).toContain('GET /api/search');
    expect(collector.spans.filter((span) => span.traceId === traceId || span.name === 'SELECT')).toEqual([]);
    // The resource says nothing about the machine, its account or its folders.
    expect(JSON.stringify(collector.requests.map(({ body }) => body))).not.toMatch(/"(?:host|process)\./);
  });
});

describe('traces without a collector', () => {
  it('delay neither answers nor the end of the process', async () => {
    const api = await startTestApp({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } });
    expect((await api.send({ url: '/api/events' })).statusCode).toBe(200);
    const began = performance.now();
    await api.close();
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
