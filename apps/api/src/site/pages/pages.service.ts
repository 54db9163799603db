import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { InProcessReads } from './in-process-reads.ts';
import { PageCache, storePage } from './page-cache.ts';
import { wantsFewBytes } from './save-data.ts';
import { ShellRenderer } from './shell-renderer.ts';

/** Queries that many visitors share; a page with any other query is drawn for its one visitor. */
const sharedQuery = /^(\?(assistant=open|(tab|view|category)=[a-z]{1,20}))?$/;
/** A browser asks each time, with the ETag it has; only a shared cache in front of us may answer for a moment. */
const publicPage = 'public, max-age=0, must-revalidate, s-maxage=15';
const minute = 60_000;
const unavailable =
  '<!doctype html><html lang="en"><title>Unavailable</title><p>This page cannot be shown at the moment. Please try again in a minute.</p></html>';

/** Answers the public pages, drawn by the shell's server bundle. */
@Injectable()
export class PagesService {
  private readonly log = new Logger(PagesService.name);

  constructor(
    private readonly shell: ShellRenderer,
    private readonly cache: PageCache,
    private readonly limits: RateLimits,
    private readonly reads: InProcessReads,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { draw: render } = this.shell;
    const address = addressOf(request.url);
    if (!render || !address) return reply.callNotFound() as unknown as FastifyReply;
    const saveData = wantsFewBytes(request.headers);
    const { pathname, search } = address;
    void reply.headers({
      vary: 'Save-Data, Cookie, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': this.shell.policyOf(pathname),
    });
    const draw = async () =>
      storePage(
        await render({
          url: pathname + search,
          saveData,
          now: new Date(Math.floor(Date.now() / minute) * minute),
          read: this.reads.for(request),
        }),
      );
    try {
      // Not within `draw`: whoever waits for the same page must not be refused for somebody else's requests.
      await this.limits.admit('public', clientAddress(request.ip));
      const isShared = sharedQuery.test(search);
      const page = await (isShared ? this.cache.get(`${saveData} ${pathname}${search}`, draw) : draw());
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding) void reply.header('content-encoding', encoding);
      void reply
        .header('cache-control', isShared && page.status === 200 ? publicPage : 'no-store')
        .header('etag', page.etag);
      if (page.status === 503) void reply.header('retry-after', 5);
      return await reply.code(page.status).send(page.bodies[encoding ?? 'identity']);
    } catch (error) {
      const status = error instanceof DomainError ? error.status : 500;
      if (status === 500) this.log.error(error);
      return reply.code(status).header('retry-after', 10).send(unavailable);
    }
  }
}

/** Path and query of a page; undefined where they would name another site (`//host`, `/.//host`) or nothing at all. */
function addressOf(url: string): URL | undefined {
  if (/^\/[/\\]/.test(url) || !URL.canParse(url, 'http://site')) return undefined;
  const address = new URL(url, 'http://site');
  return address.pathname.startsWith('//') ? undefined : address;
}
