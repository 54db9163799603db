import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { openStreamFile } from './hls-files.ts';
import { PortListener } from './port-listener.ts';

/** More viewers need a server or CDN in front. */
const maxConnections = 2_000;
const prefix = '/hls/';

interface HlsServerOptions {
  folder: string;
  isOnAir(): boolean;
  onChange(): void;
}

/** Serves the HLS files on their own port, also to players of other sites; only while the stream is on the air. */
export function serveHls({ folder, isOnAir, onChange }: HlsServerOptions): PortListener {
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 30_000, maxHeaderSize: 8_192 },
    (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      void answer(folder, isOnAir(), request, response).catch(() => response.destroy());
    },
  );
  server.maxConnections = maxConnections;
  // A viewer whose connection is dead must not block an open file.
  server.setTimeout(60_000);
  return new PortListener(server, onChange);
}

async function answer(
  folder: string,
  isOnAir: boolean,
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method === 'OPTIONS')
    return end(response, 204, {
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'Range',
      'Access-Control-Max-Age': '86400',
    });
  if (method !== 'GET' && method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD, OPTIONS' });
  const [path = ''] = url.split('?');
  const file = isOnAir && path.startsWith(prefix) ? await openStreamFile(folder, path.slice(prefix.length)) : null;
  if (!file) return end(response, 404, { 'Cache-Control': 'no-store' });
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': file.bytes ?? undefined,
    'Cache-Control': file.isPlaylist ? 'public, max-age=1' : 'public, max-age=3600, immutable',
  });
  if (method === 'HEAD') {
    file.body.destroy();
    response.end();
  } else await pipeline(file.body, response);
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers).end();
}
