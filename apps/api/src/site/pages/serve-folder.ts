import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';
/** Files that the bundler names after a content hash, or that have a version number in their name; they never change under the same name. */
const named = /[.-]([0-9a-f]{8,}|\d+)\.[a-z0-9]+(\.(br|gz))?$/;

/** Serves the files of a folder, compressed where there is a `.br` or `.gz` file; does nothing if the build does not exist. */
export async function serveFolder(fastify: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return;
  await fastify.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    // Each file has an ETag, and clients do not request parts of files.
    lastModified: false,
    acceptRanges: false,
    index: false,
    setHeaders: (reply, path) => void reply.setHeader('cache-control', named.test(path) ? year : 'no-cache'),
  });
}
