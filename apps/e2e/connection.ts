import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as forward, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

const builtAssets = join(import.meta.dirname, '../shell/dist/web');

/** A proxy between browser and site: a connection that can be cut, slowed down, or taken over by a captive portal. */
export interface Connection {
  url: string;
  /** Forwards to another process from now on. */
  forwardTo(site: string): void;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** Delay of each page in milliseconds. */
  delayPages(ms: number): void;
  /** Returns the captive portal's page for every address, with status 200. */
  captive(isOn: boolean): void;
  /** Returns 500 for these paths. */
  breakPaths(paths: string[]): void;
  /** Serves the site as another build would: scripts have other names, and the old names are gone. */
  release(isOn: boolean): void;
  /** Requests so far, such as `GET /events`. */
  requests: string[];
}

export const signInPage = '<!doctype html><title>Airport Wi-Fi</title><h1>Sign in to Airport Wi-Fi</h1>';

/** The content hashes in the script names of this build, 8 hexadecimal digits each. */
function namedScripts(): string[] {
  const manifest = readFileSync(join(builtAssets, 'manifest.json'), 'utf8');
  const names = [...manifest.matchAll(/\.([0-9a-f]{8})\.js/g)].map(([, hash = '']) => hash);
  return [...new Set(names)];
}
const turned = (hash: string) => [...hash].reverse().join('');

/** A port that the system does not assign itself, so that no other program gets it while the connection is cut. */
const anyPort = () => 20_000 + Math.floor(Math.random() * 12_000);

export async function openConnection(): Promise<Connection & { close(): Promise<void> }> {
  const hashes = namedScripts();
  const anyOld = new RegExp(`\\b(${hashes.join('|')})\\b`, 'g');
  const anyNew = new RegExp(`\\b(${hashes.map(turned).join('|')})\\b`, 'g');
  const state = { site: '', delay: 0, isCaptive: false, isReleased: false, broken: [] as string[] };
  const requests: string[] = [];

  function answer(asked: IncomingMessage, reply: ServerResponse): void {
    const path = asked.url ?? '/';
    requests.push(`${asked.method} ${path}`);
    if (state.isCaptive) return void reply.writeHead(200, { 'content-type': 'text/html' }).end(signInPage);
    if (state.broken.includes(path)) return void reply.writeHead(500).end();
    const isPage = asked.headers['sec-fetch-mode'] === 'navigate';
    setTimeout(() => pass(asked, reply, path), isPage ? state.delay : 0);
  }

  function pass(asked: IncomingMessage, reply: ServerResponse, path: string): void {
    const headers = { ...asked.headers };
    if (state.isReleased) {
      if (path.match(anyOld)) return void reply.writeHead(404, { 'x-request-id': 'line' }).end();
      // The browser's stored copy belongs to the other build.
      delete headers['if-none-match'];
      headers['accept-encoding'] = 'identity';
    }
    const target = new URL(state.isReleased ? path.replace(anyNew, turned) : path, state.site);
    const passed = forward(target, { method: asked.method, headers }, (answered) => {
      if (!state.isReleased || !/html|javascript/.test(answered.headers['content-type'] ?? '')) {
        reply.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(reply);
        return;
      }
      const parts: Buffer[] = [];
      answered.on('data', (part: Buffer) => parts.push(part));
      answered.on('end', () => {
        const { 'content-length': _length, ...rest } = answered.headers;
        const stamp = path === '/service-worker.js' ? '/* the next release */' : '';
        reply.writeHead(answered.statusCode ?? 502, rest);
        reply.end(stamp + Buffer.concat(parts).toString('utf8').replace(anyOld, turned));
      });
    });
    // The answer of a proxy that cannot reach its site.
    passed.on('error', () => reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'));
    asked.pipe(passed);
  }

  let server: Server | undefined;
  let port = anyPort();
  const reconnect = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(answer)
        .once('error', reject)
        .listen(port, '127.0.0.1', () => resolve());
    });
  const isTaken = () =>
    reconnect().then(
      () => false,
      () => true,
    );
  const disconnect = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve());
      server?.closeAllConnections();
    });
  while (await isTaken()) port = anyPort();
  return {
    url: `http://127.0.0.1:${port}`,
    forwardTo: (site) => (state.site = site),
    disconnect,
    reconnect,
    delayPages: (ms) => (state.delay = ms),
    captive: (isOn) => (state.isCaptive = isOn),
    breakPaths: (paths) => (state.broken = paths),
    release: (isOn) => (state.isReleased = isOn),
    requests,
    close: disconnect,
  };
}
