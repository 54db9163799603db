import { STATUS_CODES } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, invalid } from '../../errors/domain-error.ts';
import { type AnyText } from '../../texts/sentence.ts';
import { uploadTexts } from '../uploads.copy.ts';

/** The protocol's own refusals, as sentences for anyone who looks at them. */
const sentences: Record<number, AnyText> = {
  404: uploadTexts.unknown,
  409: uploadTexts.otherBytes,
  410: uploadTexts.gone,
  413: uploadTexts.moreBytes,
};
const forwardedHeaders = /^(location|tus-|upload-|cache-control)/;

/** Errors that were thrown while a request was answered, by that request. */
const failures = new WeakMap<globalThis.Request, unknown>();

/** For the `onResponseError` of a tus server: keeps what failed, so that it is answered as any other failure of ours. */
export function noteFailure(request: globalThis.Request, error: unknown): undefined {
  failures.set(request, error);
}

/** Has a tus server answer a request of Fastify's. @throws DomainError for what the protocol refuses, and what its hooks throw */
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
    // Whatever else the client sends goes nowhere.
    raw.unpipe();
    raw.resume();
    throw refusal(answer.status, failures.get(web));
  }
  for (const [name, value] of answer.headers) if (forwardedHeaders.test(name)) void reply.header(name, value);
  void reply.header('cache-control', 'no-store').code(answer.status);
}

/** What comes, until the client is done or gone. */
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
  // The one extension that a client may ask for unasked.
  if (status === 501) return invalid({ 'Upload-Length': uploadTexts.lengthNeeded });
  const name = STATUS_CODES[status] ?? 'Error';
  return new DomainError(status, name.toUpperCase().replace(/[^A-Z]+/g, '_'), sentences[status] ?? `${name}.`);
}
