import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';
/** What a bundler names after its content, or we number ourselves; it never changes under its name. */
const named = /[.-]([0-9a-f]{8,}|\d+)\.[a-z0-9]+(\.(br|gz))?$/;

/** Files with `.br` or `.gz` beside them go out so; a build that is not there is left out. */
export async function serveFolder(fastify: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return;
  await fastify.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    // Each has an ETag, and nobody asks for a part of one.
    lastModified: false,
    acceptRanges: false,
    index: false,
    setHeaders: (reply, path) => void reply.setHeader('cache-control', named.test(path) ? year : 'no-cache'),
  });
}
