import type { FastifyInstance, FastifyRequest } from 'fastify';
import secureJson from 'secure-json-parse';
import { DomainError } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { type AnyText } from '../texts/sentence.ts';

/** Bytes of a request body that is not an upload. The longest item, 50,000 characters of up to four bytes, fits easily. */
export const bodyLimit = 1024 * 1024;
const deepest = 20;
const maxKeys = 5_000;

const malformed = (text: AnyText): DomainError => new DomainError(400, 'MALFORMED_BODY', text);
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw malformed(errorTexts.notUtf8);
  }
}

/** Refuses deeper nesting or more keys than any form of ours has, before the body is parsed. */
function checkShape(json: string): void {
  let depth = 0;
  let keys = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') keys += 1;
    if (depth > deepest) throw malformed(errorTexts.tooDeep({ deepest }));
    if (keys > maxKeys) throw malformed(errorTexts.tooManyKeys({ most: maxKeys }));
  }
}

function parseJson(body: Buffer): unknown {
  const json = decode(body);
  checkShape(json);
  try {
    return secureJson.parse(json, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw malformed(errorTexts.notJson);
  }
}

/** Parses a plain HTML form. A field that is sent more than once keeps its last value. */
const parseForm = (body: Buffer): Record<string, string> => Object.fromEntries(new URLSearchParams(decode(body)));

/** Configuration of a route that also needs the exact bytes of its body, to verify a signature. */
export const rawKept = { keepsRaw: true } as const;

const none = Buffer.alloc(0);
const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** The body as it was received, of a route with `rawKept`; empty if there was none. */
export const rawBodyOf = (request: FastifyRequest): Buffer => rawBodies.get(request) ?? none;

function addParser(fastify: FastifyInstance, type: string, parse: (body: Buffer) => unknown): void {
  fastify.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    if ('keepsRaw' in request.routeOptions.config) rawBodies.set(request, body as Buffer);
    try {
      done(null, body.length === 0 ? undefined : parse(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Configuration of a route whose body may be longer than a form, such as the text of a file. */
export const longBody = { takesLongBody: true } as const;
/** Bytes of a body with `longBody`: a file of 5 MB in JSON, where each line break and quotation mark needs one more byte. */
const longBodyLimit = 6 * 1024 * 1024;

/** Adds the parsers of JSON and plain forms; other content types get a 415. `addMultipart` handles multipart. */
export function addBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (route.config && 'takesLongBody' in route.config) route.bodyLimit = longBodyLimit;
  });
  addParser(fastify, 'application/json', parseJson);
  addParser(fastify, 'application/x-www-form-urlencoded', parseForm);
}
