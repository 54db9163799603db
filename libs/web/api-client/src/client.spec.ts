import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, readableError } from './api-error.ts';
import { type ApiPath, apiPath } from './api-path.ts';
import { createApi, dataOf } from './client.ts';

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

let server: Server;
let baseUrl: string;
let answer: Answer;
let received: {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{}' };
});

/** The same path at the server of this test. */
const here = <Answer>(path: ApiPath<Answer>) => `${baseUrl}${path}` as ApiPath<Answer>;
const events = () => here(apiPath('/api/events'));
const session = () => here(apiPath('/api/session'));

const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('The call was expected to be refused.');
    },
    (error: ApiError) => error,
  );

describe('a call of the API', () => {
  it('that reads is a GET without a body and without a JSON header (API-02, API-03, API-06)', async () => {
    await createApi().read(events());
    expect(received[0]).toMatchObject({ method: 'GET', url: '/api/events', body: '' });
    expect(received[0]?.headers['content-type']).toBeUndefined();
  });

  it('with a payload is sent as JSON with its header (API-02, API-03)', async () => {
    await createApi().calls.POST('/api/events/preview', { baseUrl, body: { description: 'Kica ŋat' } });
    expect(received[0]).toMatchObject({ method: 'POST', body: '{"description":"Kica ŋat"}' });
    expect(received[0]?.headers['content-type']).toBe('application/json');
  });

  it('always includes cookies (API-01)', async () => {
    const sent: RequestCredentials[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (request, init) => {
      sent.push((request as Request).credentials);
      return fetch(request, init);
    };
    const api = createApi();
    await api.read(events());
    await api.readFile(`${baseUrl}/api/events/1/registrations.csv`);
    await api.calls.POST('/api/events/preview', { baseUrl, body: { description: '' } });
    answer = { status: 200, body: '[]' };
    await api.readPage(events());
    globalThis.fetch = fetch;
    expect(sent).toEqual(['include', 'include', 'include', 'include']);
  });

  it('includes the credential of signed-in staff (ADM-15), and none for a visitor', async () => {
    const credential = { authorization: () => 'Basic abc', onUnauthorized: () => undefined };
    await createApi(credential).read(session());
    await createApi().read(session());
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Basic abc', undefined]);
  });
});

describe('an answer of the API', () => {
  it('is parsed JSON (API-07)', async () => {
    answer = { status: 200, body: '[{"id":7}]' };
    await expect(createApi().read(events())).resolves.toEqual([{ id: 7 }]);
  });

  it('contains the number of all rows for a page', async () => {
    answer = { status: 200, body: '[1,2]', headers: { 'X-Total-Count': '41' } };
    await expect(createApi().readPage(events())).resolves.toEqual({ items: [1, 2], total: 41 });
  });

  it('to a typed call is its body', async () => {
    answer = { status: 200, body: '{"username":"grace","role":"media","permissions":["media.broadcast"]}' };
    await expect(dataOf(createApi().calls.GET('/api/session', { baseUrl }))).resolves.toEqual({
      username: 'grace',
      role: 'media',
      permissions: ['media.broadcast'],
    });
  });
});

describe('a refusal of the API', () => {
  it('has the status, a colon and the body (API-04) with the fields that are wrong', async () => {
    const body =
      '{"statusCode":400,"code":"INVALID","message":"Please check the title.","fields":{"title":"Too long."},"details":{"version":4},"requestId":"r1"}';
    answer = { status: 400, body };
    const error = await refusal(createApi().calls.POST('/api/events/preview', { baseUrl, body: { description: '' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(`400: ${body}`);
    expect(error).toMatchObject({
      status: 400,
      code: 'INVALID',
      fields: { title: 'Too long.' },
      details: { version: 4 },
      sentence: 'Please check the title.',
    });
  });

  it('has the status text if the body is empty (API-05)', async () => {
    answer = { status: 503, body: '' };
    const error = await refusal(createApi().read(events()));
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('gives the seconds that the server asks to wait', async () => {
    answer = { status: 429, body: '', headers: { 'Retry-After': '600' } };
    expect((await refusal(createApi().read(events()))).retryAfter).toBe(600);
    answer = { status: 429, body: '' };
    expect((await refusal(createApi().read(events()))).retryAfter).toBeNull();
  });

  it('with 401 may become null (API-08), but no other one may', async () => {
    answer = { status: 401, body: '' };
    await expect(createApi().read(session(), { nullOnUnauthorized: true })).resolves.toBeNull();
    answer = { status: 403, body: '' };
    await expect(createApi().read(session(), { nullOnUnauthorized: true })).rejects.toThrow('403: Forbidden');
  });

  it('with 401 names the refused credential, but only if one was sent', async () => {
    answer = { status: 401, body: '' };
    const refused: string[] = [];
    const credential = (value: string | null) => ({
      authorization: () => value,
      onUnauthorized: (used: string) => refused.push(used),
    });
    await refusal(createApi(credential('Basic abc')).read(session()));
    await refusal(createApi(credential(null)).read(session()));
    expect(refused).toEqual(['Basic abc']);
  });

  it('without a connection is described as a network error', async () => {
    const error = await refusal(createApi().read('http://127.0.0.1:1/api/events' as ReturnType<typeof events>));
    expect(readableError(error)).toBe('Network error. Please check your connection and try again.');
  });

  it('with the HTML page of a proxy does not show that page to a person', async () => {
    answer = { status: 502, body: '<html>Bad Gateway</html>' };
    const error = await refusal(createApi().read(events()));
    expect(readableError(error)).toBe('Bad Gateway');
  });
});
