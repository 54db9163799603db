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
/** The policy of the worker itself: it may read only from this site, and load the worker that replaces it. */
const policy = "default-src 'none'; connect-src 'self'; worker-src 'self'";

/** Replaces the worker in a browser: deletes everything that the old worker has stored, and unregisters itself. */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;

/**
 * `/service-worker.js`. Browsers compare the file byte by byte with the worker that they have whenever a page is opened. The file begins
 * with the name of the release, so that each release replaces the worker of the previous one.
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
