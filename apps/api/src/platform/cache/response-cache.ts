import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { mergeMap, type Observable } from 'rxjs';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { clientAddress } from '../http/client-address.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { TopicChanges } from './topic-changes.ts';

const topicKey = 'prepared-read';

/** Milliseconds a response is cached, equal to the public `max-age`. A process that misses a change is out of date for no longer than this. */
const lifetime = 15_000;
/** Memory limits of the cache: number of addresses, bytes of all responses together, and (`maxEntryBytes`) bytes of one response. */
const maxEntries = 200;
const maxBytes = 16 * 1_024 * 1_024;
/** Milliseconds after which `dropSoon` drops a topic. */
const soonMs = 1_000;
const maxEntryBytes = 256 * 1_024;
const brotliQuality = 5;
const carried = ['x-total-count', 'content-type'] as const;

interface Prepared {
  topics: readonly string[];
  headers: Record<string, string>;
  body: EncodedBody;
  /** The parsed body, set when a page first reads it through `cached`. */
  parsed?: unknown;
}

interface Caching {
  topic: string;
  /** The response shows the one item that `:id` names, so it also gets the topic of that item: `events/12`. */
  isItem?: boolean;
  /** Cached only in this process, for rendering pages. Browsers get `no-store`. */
  isServerOnly?: boolean;
}

/** Marks a public GET whose response is serialised once and cached per address until its topic changes or 15 s have passed. */
export const CachedResponse = (topic: string, options: Omit<Caching, 'topic'> = {}): MethodDecorator =>
  SetMetadata(topicKey, { topic, ...options } satisfies Caching);

export const itemTopic = (topic: string, id: number | string): string => `${topic}/${id}`;

/** Caches responses of public reads, ready to be written to the socket in an encoding that the caller accepts. */
@Injectable()
export class ResponseCache implements NestInterceptor {
  private readonly entries = new LRUCache<string, Prepared>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.maxBytes,
    ttl: lifetime,
  });
  private readonly generations = new Map<string, number>();
  private dropsOfAll = 0;
  private readonly listeners: ((topic: string | undefined) => void)[] = [];
  private readonly dueSoon = new Set<string>();

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly changes: TopicChanges,
  ) {
    changes.onChange((topic) => this.dropHere(topic));
  }

  /**
   * Drops every cached response of a topic, in all processes of the site. Call it through `Database.afterCommit`; otherwise a
   * reader may fill the cache with the old state again.
   */
  drop(topic: string): void {
    this.dropHere(topic);
    this.changes.publish(topic);
  }

  /** Like `drop`, after one second: many changes in a row drop the topic once. For values that need not be exact, such as the seats left in a list. */
  dropSoon(topic: string): void {
    if (this.dueSoon.has(topic)) return;
    this.dueSoon.add(topic);
    setTimeout(() => {
      this.dueSoon.delete(topic);
      this.drop(topic);
    }, soonMs).unref();
  }

  /** Like `drop`, but only in this process. @param topic undefined drops every response */
  dropHere(topic?: string): void {
    if (topic === undefined) this.dropsOfAll += 1;
    else this.generations.set(topic, (this.generations.get(topic) ?? 0) + 1);
    for (const [key, { topics }] of this.entries)
      if (topic === undefined || topics.includes(topic)) this.entries.delete(key);
    for (const listener of this.listeners) listener(topic);
  }

  /** Calls the listener when a topic has changed, for data derived from these responses (rendered pages). undefined: any topic may have changed. */
  onDrop(listener: (topic: string | undefined) => void): void {
    this.listeners.push(listener);
  }

  /** A cached response with its topics; undefined if it is not in the cache. @param url path and query */
  cached(url: string): { topics: readonly string[]; value: unknown } | undefined {
    const entry = this.entries.get(keyOf({ url }));
    return (
      entry && { topics: entry.topics, value: (entry.parsed ??= JSON.parse(entry.body.identity.toString()) as unknown) }
    );
  }

  /** Serves cached addresses before routing, guards and serialisation. */
  addHook(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      const entry = this.find(request);
      if (!entry) return;
      await this.limits.admit('public', clientAddress(request.ip));
      await reply.send(await respond(entry, request, reply));
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const caching = this.reflector.get<Caching | undefined>(topicKey, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id?: string } }>>();
    if (caching === undefined || request.headers.authorization !== undefined) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const topics = topicsFor(caching, request.params.id);
    const generation = this.generation(topics);
    return next.handle().pipe(
      mergeMap(async (value: unknown) => {
        const entry = prepare(topics, value, reply, caching);
        // A change that was committed while the response was being made has made it outdated.
        if (this.generation(topics) === generation) this.keep(keyOf(request), entry);
        return respond(entry, request, reply);
      }),
    );
  }

  private generation(topics: readonly string[]): number {
    return topics.reduce((sum, topic) => sum + (this.generations.get(topic) ?? 0), this.dropsOfAll);
  }

  private find(request: FastifyRequest): Prepared | undefined {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return undefined;
    return this.entries.get(keyOf(request));
  }

  private keep(key: string, entry: Prepared): void {
    if (entry.body.identity.length <= maxEntryBytes) this.entries.set(key, entry);
  }
}

const topicsFor = ({ topic, isItem }: Caching, id: string | undefined): string[] =>
  isItem && id !== undefined ? [topic, itemTopic(topic, id)] : [topic];

/** The address with its query parameters sorted. */
function keyOf({ url }: Pick<FastifyRequest, 'url'>): string {
  if (!url.includes('&')) return url;
  const [path = '', query = ''] = url.split('?', 2);
  return `${path}?${query.split('&').sort().join('&')}`;
}

/** Sets the headers of a prepared response and returns its body in the best encoding that the caller accepts. */
function respond({ headers, body }: Prepared, request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> {
  void reply.headers(headers);
  const encoding = body.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (encoding) void reply.header('content-encoding', encoding);
  return body.bytes(encoding);
}

function prepare(topics: readonly string[], value: unknown, reply: FastifyReply, { isServerOnly }: Caching): Prepared {
  const body = new EncodedBody(typeof value === 'string' ? value : JSON.stringify(value), brotliQuality);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isServerOnly ? 'no-store' : 'public, max-age=15, stale-while-revalidate=60',
    // Admins get more than visitors: a browser must not reuse a response of one for the other.
    vary: 'accept-encoding, authorization',
    etag: body.etag,
  };
  for (const name of carried) {
    const header = reply.getHeader(name);
    if (header !== undefined) headers[name] = String(header);
  }
  return { topics, headers, body };
}
