import type { FastifyInstance } from 'fastify';

/** Sends a 304 instead of a response whose ETag the caller already has. */
export function answerConditionalGets(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    const known = request.headers['if-none-match'];
    if (
      reply.statusCode !== 200 ||
      typeof etag !== 'string' ||
      known === undefined ||
      !known.split(/\s*,\s*/).includes(etag)
    ) {
      done(null, payload);
      return;
    }
    void reply.code(304).removeHeader('content-encoding').removeHeader('content-length');
    done(null, null);
  });
}
