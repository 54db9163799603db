import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../common/http/accepted-encoding.ts';
import { clientAddress } from '../common/http/client-address.ts';
import { RateLimits } from '../common/http/rate-limits.ts';
import { DomainError } from '../common/errors/domain-error.ts';
import { Config } from '../config/config.ts';
import { PaymentProviders } from '../payments/payment-providers.ts';
import { builds } from './builds.ts';
import { PageCache, storePage } from './page-cache.ts';
import { pagePolicy, previewPath } from './page-policy.ts';
import { wantsFewBytes } from './save-data.ts';
import type { PageRenderer, ReadInProcess, ShellBundle } from './shell-bundle.ts';
import { SharePictures } from './share-pictures.ts';
import { sitemap } from './sitemap.ts';

/** Queries that many visitors share; a page with any other query is drawn for its one visitor. */
const sharedQuery = /^(\?(assistant=open|(tab|view|category)=[a-z]{1,20}))?$/;
/** A browser asks each time, with the ETag it has; only a shared cache in front of us may answer for a moment. */
const publicPage = 'public, max-age=0, must-revalidate, s-maxage=15';
const minute = 60_000;
const unavailable =
  '<!doctype html><html lang="en"><title>Unavailable</title><p>This page cannot be shown at the moment. Please try again in a minute.</p></html>';

/** Draws the public pages with the shell's server bundle and answers them. */
@Injectable()
export class PagesService {
  private readonly log = new Logger(PagesService.name);
  private renderer: PageRenderer | undefined;
  private policy = '';
  private framedPolicy = '';
  private publicPaths: string[] = [];

  constructor(
    private readonly config: Config,
    private readonly cache: PageCache,
    private readonly limits: RateLimits,
    private readonly host: HttpAdapterHost,
    private readonly sharePictures: SharePictures,
    private readonly providers: PaymentProviders,
  ) {}

  /** Loads the bundle. Answers false while the shell has not been built. */
  async load(): Promise<boolean> {
    if (!existsSync(builds.server)) return false;
    const { bootScript, createRenderer, publicPaths } = (await import(
      pathToFileURL(builds.server).href
    )) as ShellBundle;
    const { publicUrl, giveUrl, sampleContent } = this.config;
    this.renderer = createRenderer({
      webRoot: builds.web,
      settings: { publicUrl, giveUrl: giveUrl ?? null, sampleContent },
    });
    // A form without a script is led on to the provider by our answer, which counts as a form's way too.
    const formHosts = this.providers.all().flatMap(({ hosts }) => hosts);
    const streamOrigins = this.config.live.hlsOrigins;
    this.policy = pagePolicy(bootScript, { formHosts, streamOrigins });
    this.framedPolicy = pagePolicy(bootScript, { framed: true, formHosts, streamOrigins });
    this.publicPaths = publicPaths;
    return true;
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renderer = this.renderer;
    const address = addressOf(request.url);
    if (!renderer || !address) return reply.callNotFound() as unknown as FastifyReply;
    const saveData = wantsFewBytes(request.headers);
    const { pathname, search } = address;
    void reply.headers({
      vary: 'Save-Data, Cookie, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pathname === previewPath ? this.framedPolicy : this.policy,
    });
    const draw = async () =>
      storePage(
        await renderer({
          url: pathname + search,
          saveData,
          now: new Date(Math.floor(Date.now() / minute) * minute),
          read: this.readFor(request),
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

  async answerSitemap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const xml = await sitemap(this.config.publicUrl, this.publicPaths, this.readFor(request));
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  }

  async answerSharePicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.limits.admit('public', clientAddress(request.ip));
    const picture = await this.sharePictures.find(request.url, this.readFor(request));
    if (!picture) return reply.callNotFound() as unknown as FastifyReply;
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(picture);
  }

  /** Reads in this process, counted for the visitor and never with a credential. */
  private readFor(request: FastifyRequest): ReadInProcess {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    return async (path) => {
      const { statusCode, payload } = await fastify.inject({ method: 'GET', url: path, remoteAddress: request.ip });
      return { status: statusCode, body: parse(payload) };
    };
  }
}

/** Path and query of a page; undefined where they would name another site (`//host`, `/.//host`) or nothing at all. */
function addressOf(url: string): URL | undefined {
  if (/^\/[/\\]/.test(url) || !URL.canParse(url, 'http://site')) return undefined;
  const address = new URL(url, 'http://site');
  return address.pathname.startsWith('//') ? undefined : address;
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return { message: payload };
  }
}
