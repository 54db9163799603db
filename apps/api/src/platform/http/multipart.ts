import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { bodyLimit } from './body-parsers.ts';

/** Configuration of a route that takes `multipart/form-data` and needs nothing of it: mail programs unsubscribe so (RFC 8058). */
export const multipartIgnored = { ignoresMultipart: true } as const;

/** Configuration of a route that reads `multipart/form-data` itself, as it comes. */
export const multipartTaken = { takesMultipart: true } as const;

/** Content type of a piece of a file, as the tus protocol sends it. */
export const bytesType = 'application/offset+octet-stream';
/** Configuration of a route that reads a body of `bytesType` itself, as it comes. */
export const bytesTaken = { takesBytes: true } as const;

/** Milliseconds within which a body that is not an upload must have arrived; uploads only must not pause (see `connectionTimeout`). */
export const bodyTimeout = 30_000;
/** Milliseconds for which a client may go on sending what was refused, so that it reads why before the connection ends. */
const lingering = 5_000;

const takesMultipart = (request: FastifyRequest): boolean => 'takesMultipart' in request.routeOptions.config;
const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
const takesBytes = (request: FastifyRequest): boolean => 'takesBytes' in request.routeOptions.config;
const isBytes = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith(bytesType) === true;
/** A body that the route reads as it comes, for as long as it comes. */
const isReadByRoute = (request: FastifyRequest): boolean =>
  (takesMultipart(request) && isMultipart(request)) || (takesBytes(request) && isBytes(request));

/** Multipart and bytes where a route says so, read by the route; 415 everywhere else. Bodies of other routes have their time limit here too. */
export async function addMultipart(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, { throwFileSizeLimit: false });
  fastify.addContentTypeParser(bytesType, (_request, _payload, done) => done(null));
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    done(refusal(request), payload);
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Whatever else is sent to a route for uploads is read whole before anybody asks who sends it.
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
