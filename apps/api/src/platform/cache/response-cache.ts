import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { mergeMap, type Observable } from 'rxjs';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { clientAddress } from '../http/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

const topicKey = 'prepared-read';
const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Milliseconds an answer is kept; the same as the public `max-age`, so that replicas that did not see a change catch up. */
const lifetime = 15_000;
/** Together they bound the memory: addresses kept, and bytes of one answer. */
const maxEntries = 200;
const largestKept = 256 * 1_024;
const worthCompressing = 1_024;
const carried = ['x-total-count', 'content-type'] as const;

interface Prepared {
  topic: string;
  headers: Record<string, string>;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Marks a public GET whose answer is serialised once and kept per address until its topic changes or 15 s have passed. */
export const CachedResponse = (topic: string): MethodDecorator => SetMetadata(topicKey, topic);

/** Answers of public reads, ready to be written to the socket in the encoding the caller accepts. */
@Injectable()
export class ResponseCache implements NestInterceptor {
  private readonly entries = new LRUCache<string, Prepared>({ max: maxEntries, ttl: lifetime });
  private readonly generations = new Map<string, number>();
  private readonly listeners: ((topic: string) => void)[] = [];

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  /** Forgets every answer of a topic. Call it through `Database.afterCommit`, so that no reader refills it with the old state. */
  drop(topic: string): void {
    this.generations.set(topic, this.generation(topic) + 1);
    for (const [url, entry] of this.entries) if (entry.topic === topic) this.entries.delete(url);
    for (const listener of this.listeners) listener(topic);
  }

  /** Tells whoever keeps something derived from these answers (rendered pages) that a topic has changed. */
  onDrop(listener: (topic: string) => void): void {
    this.listeners.push(listener);
  }

  /** Answers known addresses before routing, guards and serialisation. */
  addHook(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      const entry = this.find(request);
      if (!entry) return;
      await this.limits.admit('public', clientAddress(request.ip));
      await reply.send(choose(entry, request, reply));
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const topic = this.reflector.get<string | undefined>(topicKey, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (topic === undefined || request.headers.authorization !== undefined) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const generation = this.generation(topic);
    return next.handle().pipe(
      mergeMap(async (value: unknown) => {
        const entry = await prepare(topic, value, reply);
        // A change that was committed while this answer was being made has made it old.
        if (this.generation(topic) === generation) this.keep(request.url, entry);
        return choose(entry, request, reply);
      }),
    );
  }

  private generation(topic: string): number {
    return this.generations.get(topic) ?? 0;
  }

  private find(request: FastifyRequest): Prepared | undefined {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return undefined;
    return this.entries.get(request.url);
  }

  private keep(url: string, entry: Prepared): void {
    if (entry.bodies.identity.length <= largestKept) this.entries.set(url, entry);
  }
}

/** Sets the headers of a prepared answer and picks its body in the best encoding the caller accepts. */
function choose({ headers, bodies }: Prepared, request: FastifyRequest, reply: FastifyReply): Buffer {
  void reply.headers(headers);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = encoding && bodies[encoding];
  if (encoded) void reply.header('content-encoding', encoding);
  return encoded ?? bodies.identity;
}

async function prepare(topic: string, value: unknown, reply: FastifyReply): Promise<Prepared> {
  const identity = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=15, stale-while-revalidate=60',
    // An admin gets more than a visitor: a browser must not show one what it kept for the other.
    vary: 'accept-encoding, authorization',
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
  };
  for (const name of carried) {
    const header = reply.getHeader(name);
    if (header !== undefined) headers[name] = String(header);
  }
  const bodies: Prepared['bodies'] = { identity };
  if (identity.length >= worthCompressing) {
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    };
    [bodies.br, bodies.gzip] = await Promise.all([encoders.br(identity, brotli), encoders.gzip(identity)]);
  }
  return { topic, headers, bodies };
}
