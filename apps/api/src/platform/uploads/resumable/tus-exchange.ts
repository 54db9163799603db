import { STATUS_CODES } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, invalid } from '../../errors/domain-error.ts';
import { type AnyText } from '../../texts/sentence.ts';
import { uploadTexts } from '../uploads.copy.ts';

/** Readable sentences for the errors of the protocol, by status. */
const sentences: Record<number, AnyText> = {
  404: uploadTexts.unknown,
  409: uploadTexts.otherBytes,
  410: uploadTexts.gone,
  413: uploadTexts.moreBytes,
};
const forwardedHeaders = /^(location|tus-|upload-|cache-control)/;

/** Errors that were thrown while a request was handled, by request. */
const failures = new WeakMap<globalThis.Request, unknown>();

/** For `onResponseError` of a tus server: keeps the error, so that the response is like that for any other error of the API. */
export function noteFailure(request: globalThis.Request, error: unknown): undefined {
  failures.set(request, error);
}

/** Passes a Fastify request to a tus server and sends its response. @throws DomainError for what the protocol refuses, and what the hooks throw */
export async function exchange(server: Server, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw, method } = request;
  const body = method === 'PATCH' || method === 'POST' ? bodyOf(request) : undefined;
  const web = new globalThis.Request(new URL(raw.url ?? '/', 'http://localhost'), {
    method,
    headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(body ? { body: Readable.toWeb(body) as ReadableStream<Uint8Array>, duplex: 'half' as const } : {}),
  });
  const answer = await server.handleWeb(web);
  if (answer.status >= 400) {
    // Discard whatever else the client sends.
    raw.unpipe();
    raw.resume();
    throw refusal(answer.status, failures.get(web));
  }
  for (const [name, value] of answer.headers) if (forwardedHeaders.test(name)) void reply.header(name, value);
  void reply.header('cache-control', 'no-store').code(answer.status);
}

/** The body as a stream, which fails if the client disconnects before the end. */
function bodyOf({ raw }: FastifyRequest): Readable {
  const body = new PassThrough();
  raw.pipe(body);
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('The client went away'));
  });
  return body;
}

function refusal(status: number, failure: unknown): unknown {
  if (failure instanceof Error) return failure;
  // 501: an extension is not supported, usually `creation-defer-length`, because the client left out the length.
  if (status === 501) return invalid({ 'Upload-Length': uploadTexts.lengthNeeded });
  const name = STATUS_CODES[status] ?? 'Error';
  return new DomainError(status, name.toUpperCase().replace(/[^A-Z]+/g, '_'), sentences[status] ?? `${name}.`);
}
