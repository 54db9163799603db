import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Content types that a browser never opens as a document. */
const noDocument = /^(application|text)\/javascript|^text\/css/;
/** Headers that have no effect on scripts and style sheets, or only repeat the default; left out there to save bytes. */
const ofDocuments = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'];

// Not @fastify/helmet: it supports neither permissions-policy nor a policy that a route replaces, and we would turn off most of its headers.
/** Adds the security headers of every response. Pages set their own content security policy; data may do nothing in a browser. */
export function addSecurityHeaders(fastify: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  if (config.publicUrl.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';

  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const isDocument = !noDocument.test(String(reply.getHeader('content-type')));
    if (!isDocument) for (const name of ofDocuments) reply.removeHeader(name);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (isDocument && !reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    done();
  });
}
