import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import fc from 'fast-check';
import { PictureCopies } from '../../src/platform/uploads/picture-copies.ts';
import { newAddress } from '../addresses.ts';
import { picture, sendPhoto } from '../factories/upload.ts';
import { type OpenApi, RequestDraw } from '../openapi-requests.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Number of address forms to try in each field; the next field continues where the last one ended. `npm run attack` tries all. */
const formsPerField = Number(process.env.ATTACK_ROUNDS ?? 1);

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as OpenApi;

/** A machine inside the church's network that nobody outside may reach through this server. */
class Inside {
  readonly requests: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.requests.push(`${request.method} ${request.url}`);
    response.end('secret');
  });

  async start(): Promise<this> {
    // Listens on all addresses of this machine, including IPv6 if it has it: every form below leads here.
    this.server.listen(0);
    this.server.on('connection', () => (this.connections += 1));
    await once(this.server, 'listening');
    return this;
  }

  connections = 0;

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Its address, written in forms that pass naive checks. */
  get forms(): string[] {
    const { port } = this;
    return [
      `http://127.0.0.1:${port}/a.jpg`,
      `https://127.0.0.1:${port}/a.mp3`,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.0.0.1:${port}/`,
      `http://0177.1:${port}/`,
      `http://0:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[0:0:0:0:0:ffff:7f00:1]:${port}/`,
      `https://www.youtube.com@127.0.0.1:${port}/watch?v=dQw4w9WgXcQ`,
      `//127.0.0.1:${port}/a.jpg`,
      `\\\\127.0.0.1:${port}\\a`,
      `gopher://127.0.0.1:${port}/_GET%20/`,
      `rtmp://127.0.0.1:${port}/live`,
      `ftp://127.0.0.1:${port}/a`,
      'file:///etc/passwd',
      `![a](http://127.0.0.1:${port}/a.jpg) <img src="http://127.0.0.1:${port}/b.jpg">`,
    ];
  }
}

/** Records the ports to which this process opens sockets, including those of the test client. */
function watchSockets(): { ports: Set<number>; stop(): void } {
  const ports = new Set<number>();
  const sockets = channel('net.client.socket');
  const note = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    socket.once('connect', () => ports.add(socket.remotePort ?? 0));
    socket.once('error', (error: NodeJS.ErrnoException & { port?: number }) => ports.add(error.port ?? 0));
  };
  sockets.subscribe(note);
  return { ports, stop: () => void sockets.unsubscribe(note) };
}

describe('an internal address that somebody enters', () => {
  let api: TestApp;
  let inside: Inside;
  let sockets: ReturnType<typeof watchSockets>;
  beforeAll(async () => {
    inside = await new Inside().start();
    api = await startTestApp();
    sockets = watchSockets();
  });
  afterAll(async () => {
    sockets.stop();
    await api.close();
    await inside.stop();
  });

  const draw = new RequestDraw(document);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Intentional wrong passwords would slow down the remaining requests.
      .filter(([, operation]) => operation.requestBody?.content['application/json'] && !path.includes('staff-accounts'))
      .map(([method, operation]) => ({ path, method, operation })),
  );

  /** Sends an otherwise valid body with one form in one field. @returns whether it was accepted */
  async function enter(path: string, method: string, body: object): Promise<boolean> {
    const url = path
      .replace('{id}', '1')
      .replace('{provider}', 'sandbox')
      .replace(/\{\w+\}/g, 'a');
    const answer = await api.send({
      method: method.toUpperCase() as 'POST',
      url,
      headers: api.as('admin'),
      payload: body,
      remoteAddress: newAddress(),
    });
    expect([answer.statusCode < 500, method, path, body, answer.statusCode < 500 || answer.body]).toContain(true);
    return answer.statusCode < 300;
  }

  it('is never requested by the server, in any field and form', async () => {
    const accepted = new Set<string>();
    let turn = 0;
    for (const { path, method, operation } of operations) {
      const [body = {}] = fc.sample(draw.wholeBody(operation), { numRuns: 1, seed: 1 });
      for (const name of draw.textFields(operation)) {
        const forms = Array.from(
          { length: Math.min(formsPerField, inside.forms.length) },
          () => inside.forms[(turn += 1) % inside.forms.length],
        );
        for (const form of forms)
          if (await enter(path, method, { ...body, [name]: form })) accepted.add(`${path} ${name}`);
      }
    }
    // Always tried, whatever is drawn: these fields accept an address, and a test in which every form is refused would prove nothing.
    const sermon = { title: 'A', description: 'B', speaker: 'C', date: '2026-01-01T00:00:00Z' };
    for (const form of inside.forms)
      for (const name of ['audioUrl', 'videoUrl', 'featuredImage', 'description'])
        if (await enter('/api/sermons', 'post', { ...sermon, [name]: form })) accepted.add(`/api/sermons ${name}`);
    for (const form of inside.forms)
      for (const [type, name] of [
        ['youtube', 'liveVideoUrl'],
        ['youtube', 'streamUrl'],
        ['rtmp', 'hlsUrl'],
        ['rtmp', 'rtmpUrl'],
      ] as const)
        if (await enter('/api/media/stream-config', 'post', { type, config: { [name]: form } }))
          accepted.add(`stream-config ${name}`);
    expect([...accepted]).toEqual(
      expect.arrayContaining(['/api/sermons audioUrl', '/api/sermons description', 'stream-config streamUrl']),
    );
    // Now everything that uses stored addresses later: pages, feeds, exports and pictures.
    for (const url of ['/', '/sermons', '/sermons/1', '/events', '/gallery', '/store', '/live', '/feeds/sermons.xml'])
      await api.send({ url, headers: { accept: 'text/html' } });
    await api.send({ method: 'POST', url: '/api/media/approve-stream', headers: api.as('media'), payload: {} });
    await api.send({ url: '/api/live/status' });
    await api.app.get(PictureCopies).idle();
    expect([inside.connections, inside.requests]).toEqual([0, []]);
    expect([...sockets.ports]).toEqual([Number(new URL(api.site).port)]);
  });

  it('is not requested from the Host header, forwarded headers or the request line either', async () => {
    const host = `127.0.0.1:${inside.port}`;
    for (const url of ['/', '/sermons', '/api/sermons', `//${host}/sermons`, '/uploads/a.jpg', `/hls/${host}/a.ts`])
      for (const headers of [
        { host },
        { 'x-forwarded-host': host, 'x-forwarded-proto': 'gopher' },
        { forwarded: `host=${host}` },
      ]) {
        const answer = await api.send({ url, headers });
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.headers.location ?? '').not.toContain(host);
      }
    expect(inside.connections).toBe(0);
  });

  it('is noticed by this test when it is requested (control)', async () => {
    await fetch(`http://127.0.0.1:${inside.port}/`).then((answer) => answer.text());
    expect(inside.requests).toEqual(['GET /']);
    expect(sockets.ports).toContain(inside.port);
  });
});

describe.each(['srs', 'nginx'])('a service that redirects elsewhere (media server: %s)', (mediaServer) => {
  let api: TestApp;
  let inside: Inside;
  let redirecting: Server;
  const asked = new Set<string>();
  beforeAll(async () => {
    inside = await new Inside().start();
    let turn = 0;
    redirecting = createServer((request, response) => {
      asked.add((request.url ?? '').split('/')[1] ?? '');
      const status = [301, 302, 303, 307, 308][(turn += 1) % 5] ?? 302;
      const host = `127.0.0.1:${inside.port}`;
      request.resume();
      response
        .writeHead(status, { location: `http://${host}/`, 'x-amz-bucket-region': 'eu-west-1' })
        .end(
          `<Error><Code>PermanentRedirect</Code><Endpoint>${host}</Endpoint><Bucket>uploads</Bucket><Region>eu-west-1</Region></Error>`,
        );
    }).listen(0, '127.0.0.1');
    await once(redirecting, 'listening');
    const root = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`;
    api = await startTestApp({
      environment: {
        MEDIA_SERVER: mediaServer,
        MEDIA_SERVER_API: `${root}/media-api`,
        MEDIA_SERVER_HLS: `${root}/media-hls`,
        MEDIA_SERVER_SECRET: 'a-secret-between-servers',
        YOUTUBE_API_URL: `${root}/youtube`,
        YOUTUBE_API_KEY: 'key',
        PESAPAL_URL: `${root}/pesapal`,
        PESAPAL_CONSUMER_KEY: 'key',
        PESAPAL_CONSUMER_SECRET: 'secret',
        FLUTTERWAVE_URL: `${root}/flutterwave`,
        FLUTTERWAVE_SECRET_KEY: 'FLWSECK-key',
        FLUTTERWAVE_WEBHOOK_SECRET: 'sixteen letters and more',
        S3_ENDPOINT: `${root}/bucket`,
        S3_BUCKET: 'uploads',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
  });
  afterAll(async () => {
    await api.close();
    redirecting.closeAllConnections();
    redirecting.close();
    await inside.stop();
  });

  it('is not followed, and the caller gets a clear answer', async () => {
    const staff = (url: string, payload: object) =>
      api.send({ method: 'POST', url: `/api/media/${url}`, headers: api.as('media'), payload });
    await staff('stream-config', {
      type: 'youtube',
      config: { liveVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    });
    await staff('approve-stream', {});
    await staff('go-live', { status: 'live' });
    for (const provider of ['pesapal', 'flutterwave']) {
      const answer = await api.send({
        method: 'POST',
        url: `/api/create-${provider}-payment`,
        payload: {
          amount: 5_000,
          currency: 'UGX',
          category: 'general',
          donorName: 'Mary',
          donorEmail: 'mary@example.org',
          donorPhone: '0772 123 456',
        },
      });
      expect([answer.statusCode, provider, answer.body]).toEqual([503, provider, expect.any(String)]);
    }
    expect((await sendPhoto(api, await picture(20, 20))).status).toBe(503);
    expect((await api.send({ url: '/uploads/0123456789abcdef01234567.mp3' })).statusCode).toBe(503);
    const preview = await api.send({ url: '/api/media/preview/church/a.ts', headers: api.as('media') });
    expect([404, 503]).toContain(preview.statusCode);
    await until(
      () => asked,
      ({ size }) => size >= 6,
    );
    expect([...asked].sort()).toEqual(['bucket', 'flutterwave', 'media-api', 'media-hls', 'pesapal', 'youtube']);
    expect([inside.connections, inside.requests]).toEqual([0, []]);
  });
});
