import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { bodyLimit } from './body-parsers.ts';

/** Configuration of a route that accepts `multipart/form-data` but ignores its content: mail programs unsubscribe in this way (RFC 8058). */
export const multipartIgnored = { ignoresMultipart: true } as const;

/** Configuration of a route that reads `multipart/form-data` itself, as a stream. */
export const multipartTaken = { takesMultipart: true } as const;

/** Content type of a piece of a file, as the tus protocol sends it. */
export const bytesType = 'application/offset+octet-stream';
/** Configuration of a route that reads a body of `bytesType` itself, as a stream. */
export const bytesTaken = { takesBytes: true } as const;

/** Milliseconds within which a body that is not an upload must arrive. For uploads only a pause is limited (`connectionTimeout`). */
export const bodyTimeout = 30_000;
/** Milliseconds for which a client may continue to send a refused body, so that it reads the error before the connection is closed. */
const lingering = 5_000;

const takesMultipart = (request: FastifyRequest): boolean => 'takesMultipart' in request.routeOptions.config;
const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
const takesBytes = (request: FastifyRequest): boolean => 'takesBytes' in request.routeOptions.config;
const isBytes = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith(bytesType) === true;
/** Whether the route itself reads the body as a stream, without a time limit. */
const isReadByRoute = (request: FastifyRequest): boolean =>
  (takesMultipart(request) && isMultipart(request)) || (takesBytes(request) && isBytes(request));

/**
 * Accepts multipart and `bytesType` bodies on routes that are configured for them, which read the body themselves; 415 on all
 * other routes. Also sets the time limit for the bodies of other routes.
 */
export async function addMultipart(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, { throwFileSizeLimit: false });
  fastify.addContentTypeParser(bytesType, (_request, _payload, done) => done(null));
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    done(refusal(request), payload);
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Other content types on an upload route are read completely before the caller is authenticated, so they are limited too.
    if (!request.raw.complete && !isReadByRoute(request)) endIfIncomplete(request, bodyTimeout);
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) endIfIncomplete(request, lingering);
    done();
  });
}

function refusal(request: FastifyRequest): Error | null {
  if (isReadByRoute(request) || !(isMultipart(request) || isBytes(request))) return null;
  if (isBytes(request) || !('ignoresMultipart' in request.routeOptions.config))
    return new DomainError(415, 'UNSUPPORTED_MEDIA_TYPE', errorTexts.contentNotAccepted);
  return Number(request.headers['content-length'] ?? 0) > bodyLimit
    ? new DomainError(413, 'PAYLOAD_TOO_LARGE', errorTexts.tooLarge)
    : null;
}

function endIfIncomplete({ raw }: FastifyRequest, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, milliseconds).unref();
  raw.once('close', () => clearTimeout(timer));
}
