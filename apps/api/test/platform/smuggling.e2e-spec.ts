import { connect } from 'node:net';
import { hasNginx, type NginxFront, startNginxFront } from '../nginx-front.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
const json = 'Host: localhost\r\nContent-Type: application/json\r\n';
const post = (head: string, body: string): string => `POST /api/contact HTTP/1.1\r\n${json}${head}\r\n\r\n${body}`;
const get = (head: string, target = '/api/nowhere'): string => `GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`;

/** Requests that hide a second one where nginx and the API might disagree about the end of the first. */
const attempts: Record<string, string> = {
  'a length and chunks': post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`),
  'chunks and a length': post(
    `Transfer-Encoding: chunked\r\nContent-Length: ${hidden.length + 5}`,
    `0\r\n\r\n${hidden}`,
  ),
  'a space before the colon': post('Content-Length: 5\r\nTransfer-Encoding : chunked', `0\r\n\r\n${hidden}`),
  'an unknown transfer coding': post('Content-Length: 5\r\nTransfer-Encoding: xchunked', `0\r\n\r\n${hidden}`),
  'two transfer codings': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${hidden}`),
  'a tab before the coding': post('Content-Length: 5\r\nTransfer-Encoding:\tchunked', `0\r\n\r\n${hidden}`),
  'a vertical tab before the coding': post(
    'Content-Length: 5\r\nTransfer-Encoding:\u000bchunked',
    `0\r\n\r\n${hidden}`,
  ),
  'a folded coding': post('Content-Length: 5\r\nTransfer-Encoding:\r\n chunked', `0\r\n\r\n${hidden}`),
  'two lengths': post(`Content-Length: 0\r\nContent-Length: ${hidden.length}`, hidden),
  'a list of lengths': post(`Content-Length: 0, ${hidden.length}`, hidden),
  'a length with a sign': post('Content-Length: +0', hidden),
  'a negative length': post('Content-Length: -1', hidden),
  'a length in hexadecimal': post('Content-Length: 0x0', hidden),
  'a chunk of more bytes than there are numbers': post('Transfer-Encoding: chunked', `fffffffffffffffff1\r\n${hidden}`),
  'a chunk size with a prefix': post('Transfer-Encoding: chunked', `0x0\r\n\r\n${hidden}`),
  'a chunk that ends with a line feed alone': post('Transfer-Encoding: chunked', `1;\n\n${hidden}`),
  'a body with GET': get(`Host: localhost\r\nContent-Length: ${hidden.length}`) + hidden,
  'lines that end with a line feed alone': `GET /api/nowhere HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${hidden}`,
  'a line end in the address': get('Host: localhost', '/api/nowhere%0d%0aX-Other:%201%0d%0a%0d%0aGET%20/api/hidden'),
  'a carriage return in a header': get('Host: localhost\r\nX-One: 1\rX-Two: 2'),
  'a null byte in a header': get('Host: localhost\r\nX-One: 1\u0000\r\n'),
  'the address of another site': get('Host: localhost', 'http://other.example.org/api/nowhere'),
  'two hosts': get('Host: localhost\r\nHost: other.example.org'),
  'no host': get('X-One: 1'),
  'HTTP/1.0 that stays open': `GET /api/nowhere HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${hidden}`,
  'HTTP/0.9': `GET /api/nowhere\r\n${hidden}`,
  'an upgrade': get('Host: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c') + hidden,
  'a header of 70 KB': get(`Host: localhost\r\nX-Long: ${'x'.repeat(70_000)}`),
  'a thousand headers': get(
    `Host: localhost\r\n${Array.from({ length: 1_000 }, (_, at) => `X-${at}: 1`).join('\r\n')}`,
  ),
};

(hasNginx ? describe : describe.skip)('a request sent through nginx', () => {
  let api: TestApp;
  let front: NginxFront;
  const seen: { url: string; id: string }[] = [];

  beforeAll(async () => {
    api = await startTestApp({ environment: { TRUST_PROXY: 'loopback' } });
    api.app
      .getHttpServer()
      .on('request', ({ url = '', headers }) => seen.push({ url, id: String(headers['x-request-id']) }));
    front = await startNginxFront(new URL(api.site).port);
  });
  afterAll(() => api.close());
  beforeEach(() => seen.splice(0));

  /** Sends raw bytes and then one last request. Resolves with everything that comes back until nginx closes the connection. */
  async function send(bytes: string): Promise<string> {
    const socket = connect(front.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined);
    socket.write(bytes + get('Host: localhost\r\nConnection: close', '/api/last'), 'latin1');
    // If nginx takes the last request for a part of the one before, it waits for more bytes.
    const fallback = setTimeout(() => socket.end(), 2_000);
    await new Promise((resolve) => socket.once('close', resolve));
    clearTimeout(fallback);
    return answer;
  }
  const statuses = (answer: string): number[] =>
    [...answer.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));

  it.each(Object.entries(attempts))(
    'is counted as the same requests by nginx and the API with %s',
    async (_what, bytes) => {
      const answer = await send(bytes);
      // nginx itself answers 501 to a transfer coding that it does not know.
      expect(statuses(answer).filter((status) => status >= 500 && status !== 501)).toEqual([]);
      // nginx has logged each request that the API has seen, exactly once.
      await until(
        () => seen.filter(({ id }) => !front.requestIds().has(id)),
        (unknown) => unknown.length === 0,
      );
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      // No answer is left over on a connection that nginx keeps open to the API.
      for (let turn = 0; turn < 3; turn += 1)
        expect(await (await fetch(`http://127.0.0.1:${front.port}/healthz`)).json()).toEqual({ status: 'ok' });
    },
  );

  it('is answered in order when fifty are sent at once', async () => {
    const answer = await send(
      Array.from({ length: 50 }, (_, at) => get('Host: localhost', `/api/nowhere-${at}`)).join(''),
    );
    expect(statuses(answer)).toEqual(Array(51).fill(404));
    const asked = seen.map(({ url }) => url).filter((url) => url !== '/api/last');
    expect(asked).toEqual(Array.from({ length: 50 }, (_, at) => `/api/nowhere-${at}`));
  });

  it.each(['/readyz', '/metrics', '/api/backups', '/api/media-server/srs'])('does not reach %s', async (path) => {
    const answer = await fetch(`http://127.0.0.1:${front.port}${path}`, {
      method: path.startsWith('/api') ? 'POST' : 'GET',
    });
    expect(answer.status).toBe(404);
    expect(seen).toEqual([]);
  });
});
