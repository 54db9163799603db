import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { EncodedBody } from '../../platform/http/encoded-body.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { InProcessReads } from './in-process-reads.ts';
import { PageCache, type StoredPage } from './page-cache.ts';
import { wantsFewBytes } from './save-data.ts';
import { ShellRenderer } from './shell-renderer.ts';

/** Queries that many visitors share; a page with any other query is drawn for its one visitor. */
const sharedQuery = /^(\?(assistant=open|(tab|view|category)=[a-z]{1,20}|page=\d{1,3}))?$/;
/** A page for many is compressed once in fifteen seconds, any other each time. */
const brotliQuality = { shared: 7, single: 4 };
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
    try {
      // Not within `draw`: whoever waits for the same page must not be refused for somebody else's requests.
      await this.limits.admit('public', clientAddress(request.ip));
      const url = search === '' ? pathname : await this.shell.addressOf(pathname + search);
      const isShared = sharedQuery.test(url.slice(pathname.length));
      const draw = async (): Promise<StoredPage> => {
        const { read, topics } = this.reads.for(request);
        const { status, html } = await render({
          url,
          saveData,
          now: new Date(Math.floor(Date.now() / minute) * minute),
          read,
        });
        const quality = isShared ? brotliQuality.shared : brotliQuality.single;
        return { status, body: new EncodedBody(html, quality), topics: topics() };
      };
      const page = await (isShared ? this.cache.get(`${saveData} ${url}`, draw) : draw());
      const encoding = page.body.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
      if (encoding) void reply.header('content-encoding', encoding);
      void reply
        .header('cache-control', isShared && page.status === 200 ? publicPage : 'no-store')
        .header('etag', page.body.etag);
      if (page.status === 503) void reply.header('retry-after', 5);
      return await reply.code(page.status).send(await page.body.bytes(encoding));
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
