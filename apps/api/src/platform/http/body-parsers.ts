import type { FastifyInstance, FastifyRequest } from 'fastify';
import secureJson from 'secure-json-parse';
import { DomainError } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { type AnyText } from '../texts/sentence.ts';

/** Bytes of a request body that is not an upload: the longest item, 50,000 characters of up to four bytes, has ample room. */
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

/** Refuses nesting and key counts that no form of ours has, before a parser builds them. */
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

/** A plain HTML form; what stands more than once keeps its last value. */
const parseForm = (body: Buffer): Record<string, string> => Object.fromEntries(new URLSearchParams(decode(body)));

/** Configuration of a route that needs its body byte for byte too, for a signature. */
export const rawKept = { keepsRaw: true } as const;

const none = Buffer.alloc(0);
const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** The body as it came, of a route with `rawKept`; empty where there was none. */
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

/** Configuration of a route whose body may be longer than those of forms, as the text of a file is. */
export const longBody = { takesLongBody: true } as const;
/** Bytes of such a body: a file of 5 MB, in which each line break and quotation mark takes one more. */
const longBodyLimit = 6 * 1024 * 1024;

/** JSON and plain forms; anything else is 415. Multipart has rules of its own. */
export function addBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (route.config && 'takesLongBody' in route.config) route.bodyLimit = longBodyLimit;
  });
  addParser(fastify, 'application/json', parseJson);
  addParser(fastify, 'application/x-www-form-urlencoded', parseForm);
}
