import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { LiveService } from './live.service.ts';

/** The address exactly as our own pages request it; every other form goes through the normal route and its validation. */
const statusAddress = /^\/api\/live\/status(?:\?watcher=([A-Za-z0-9-]{1,36}))?$/;
/** Milliseconds for which a response is cached before its viewers are counted again. */
const lifetime = 1_000;

/** Sends the live status to visitors before routing and guards run: during a service every visitor requests it every thirty seconds. */
@Injectable()
export class LiveStatusHook {
  private cached: { body: Buffer; etag: string; expires: number } | undefined;
  private changes = 0;

  constructor(
    private readonly live: LiveService,
    private readonly limits: RateLimits,
    responseCache: ResponseCache,
  ) {
    responseCache.onDrop((topic) => {
      if (topic !== undefined && topic !== 'live') return;
      this.changes += 1;
      this.cached = undefined;
    });
  }

  addHook(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      const match =
        request.method === 'GET' && request.headers.authorization === undefined
          ? statusAddress.exec(request.url)
          : null;
      if (!match) return;
      await this.limits.admit('stream', clientAddress(request.ip));
      if (match[1] !== undefined) this.live.note(match[1]);
      const { body, etag } = await this.answer();
      // Staff get additional fields, so a browser must not reuse a cached response after signing in or out.
      await reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'public, max-age=5',
          vary: 'accept-encoding, authorization',
          etag,
        })
        .send(body);
    });
  }

  private async answer(): Promise<{ body: Buffer; etag: string }> {
    if (this.cached && this.cached.expires > performance.now()) return this.cached;
    const changes = this.changes;
    const body = Buffer.from(JSON.stringify(await this.live.status()));
    const answer = {
      body,
      etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
      expires: performance.now() + lifetime,
    };
    if (changes === this.changes) this.cached = answer;
    return answer;
  }
}
