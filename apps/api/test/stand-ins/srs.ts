import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does instead of answering when it fails. */
type Failure = 'hangs' | 'fails' | 'speaks HTML' | 'breaks off';

const user = 'api';
const password = 'p@ss word';

interface Published {
  app: string;
  name: string;
  cid: string;
  /** Milliseconds since the epoch. */
  since: number;
  /** When its bytes stopped arriving, in milliseconds since the epoch. */
  stoodStillAt?: number;
  video: { codec: string; profile: string; level: string; width: number; height: number } | null;
}

/** SRS 6 as documented: the HTTP API with a password and the HLS files, on one port. */
export class Srs {
  readonly requests: string[] = [];
  readonly files = new Map<string, string | Buffer>();
  failure: Failure | undefined;
  /** The password that SRS accepts. If a test changes it, the site has a wrong one. */
  password = password;
  private readonly streams = new Map<string, Published>();
  private server: Server | undefined;
  private port = 0;

  /** Starts on the port that was used before, if any. */
  async start(): Promise<this> {
    this.server = createServer((request, response) => this.serve(request, response)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
    if (this.server?.listening) await once(this.server, 'close');
  }

  /** Settings that connect the site to this media server. */
  environment(secret: string): Record<string, string> {
    const host = `127.0.0.1:${this.port}`;
    return {
      MEDIA_SERVER: 'srs',
      MEDIA_SERVER_API: `http://${user}:${encodeURIComponent(password)}@${host}`,
      MEDIA_SERVER_HLS: `http://${host}`,
      MEDIA_SERVER_SECRET: secret,
    };
  }

  countOf(path: string): number {
    return this.requests.filter((request) => request.endsWith(` ${path}`)).length;
  }

  /** Starts a stream of 1 Mbit/s with 25 frames per second. */
  publish(app = 'live', name = 'church', { soundOnly = false } = {}): void {
    const video = soundOnly ? null : { codec: 'H264', profile: 'High', level: '3.1', width: 1280, height: 720 };
    this.streams.set(`${app}/${name}`, { app, name, cid: `cid-${this.streams.size + 1}`, since: Date.now(), video });
  }

  standStill(): void {
    for (const stream of this.streams.values()) stream.stoodStillAt = Date.now();
  }

  unpublish(): void {
    this.streams.clear();
  }

  /** Writes a playlist with these segments, and the segments, of one kilobyte each. */
  write(app: string, name: string, pieces: string[], entry = (piece: string): string => piece): void {
    for (const piece of pieces) this.files.set(`/${app}/${piece}`, Buffer.alloc(1_000, piece));
    this.files.set(
      `/${app}/${name}.m3u8`,
      [
        '#EXTM3U',
        '#EXT-X-VERSION:3',
        '#EXT-X-MEDIA-SEQUENCE:0',
        '#EXT-X-TARGETDURATION:2',
        ...pieces.flatMap((piece) => ['#EXTINF:2.000, no desc', entry(piece)]),
        '',
      ].join('\n'),
    );
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://srs');
    this.requests.push(`${request.method} ${pathname}`);
    if (this.failure === 'hangs') return;
    if (this.failure === 'breaks off') return void response.destroy();
    if (this.failure === 'fails') return void response.writeHead(500).end();
    if (this.failure === 'speaks HTML')
      return void response.writeHead(200).end('<!doctype html><title>Welcome</title>');
    if (pathname.startsWith('/api/')) return this.answerApi(request, pathname, response);
    const file = this.files.get(pathname);
    response.writeHead(file === undefined ? 404 : 200).end(file);
  }

  private answerApi(request: IncomingMessage, path: string, response: ServerResponse): void {
    const credential = `Basic ${Buffer.from(`${user}:${this.password}`).toString('base64')}`;
    if (request.headers.authorization !== credential)
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="SRS"' }).end();
    if (request.method === 'DELETE') {
      const cid = path.split('/').pop();
      for (const [key, stream] of this.streams) if (stream.cid === cid) this.streams.delete(key);
    }
    const streams = path.startsWith('/api/v1/streams')
      ? { streams: [idle, ...[...this.streams.values()].map(asTold)] }
      : {};
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 0, server: 'vid-11t6n2v', service: '0kbx06q7', pid: '1', ...streams }));
  }
}

/** SRS may list a stream for a while after it has ended. */
const idle = {
  id: 'vid-0',
  name: 'church',
  vhost: 'vid-1',
  app: 'live',
  live_ms: 0,
  clients: 0,
  frames: 0,
  send_bytes: 0,
  recv_bytes: 0,
  kbps: { recv_30s: 0, send_30s: 0 },
  publish: { active: false },
  video: null,
  audio: null,
};

function asTold({ app, name, cid, since, stoodStillAt, video }: Published): object {
  const seconds = ((stoodStillAt ?? Date.now()) - since) / 1_000 + 1;
  const audio = { codec: 'AAC', sample_rate: 44_100, channel: 2, profile: 'LC' };
  return {
    ...idle,
    id: cid,
    app,
    name,
    live_ms: Date.now(),
    clients: 1,
    frames: Math.round(seconds * 25),
    recv_bytes: Math.round(seconds * 125_000),
    publish: { active: true, cid },
    video,
    audio,
  };
}
