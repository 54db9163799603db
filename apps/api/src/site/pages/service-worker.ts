import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { EncodedBody } from '../../platform/http/encoded-body.ts';
import { builds } from './builds.ts';

/** Compressed once, at the first request. */
const brotliQuality = 11;
/** A worker has a policy of its own: it reads this site and nothing else, and loads the worker that follows it. */
const policy = "default-src 'none'; connect-src 'self'; worker-src 'self'";

/** Takes the place of the worker that a browser has: removes what that one has stored, and itself. */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;

/**
 * `/service-worker.js`. Browsers compare it byte by byte with the one they have, whenever a page is opened: it begins with the name of the
 * release, so that each one replaces the worker of the one before.
 */
export async function serveServiceWorker(fastify: FastifyInstance, isOn: boolean): Promise<void> {
  if (!existsSync(builds.worker)) return;
  const body = new EncodedBody(isOn ? await workerOfRelease() : removal, brotliQuality);
  fastify.get('/service-worker.js', async (request, reply) => {
    const encoding = body.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        'content-security-policy': policy,
        etag: body.etag,
      })
      .send(await body.bytes(encoding));
  });
}

async function workerOfRelease(): Promise<string> {
  const worker = await readFile(builds.worker, 'utf8');
  const hash = createHash('sha256');
  for (const file of [join(builds.web, 'manifest.json'), builds.server]) hash.update(await readFile(file));
  return `/* ${hash.digest('hex').slice(0, 12)} */${worker}`;
}
