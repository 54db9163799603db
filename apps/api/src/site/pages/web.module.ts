import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { translationLanguages } from '@ministry/domain';
import { PaymentsModule } from '../../money/payments/payments.module.ts';
import { ProductsModule } from '../../money/products/products.module.ts';
import { Config } from '../../platform/config/config.ts';
import { UploadsModule } from '../../platform/uploads/uploads.module.ts';
import { ContentModule } from '../../publishing/content/content.module.ts';
import { OwnPagesModule } from '../../publishing/pages/own-pages.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { SiteTranslationsModule } from '../translations/site-translations.module.ts';
import { builds } from './builds.ts';
import { ConsoleBuilds } from './console-builds.service.ts';
import { ConsoleRoutes } from './console-routes.ts';
import { InProcessReads } from './in-process-reads.ts';
import { LanguageBuilds } from './language-builds.service.ts';
import { PageCache } from './page-cache.ts';
import { PagesService } from './pages.service.ts';
import { answerSwitch } from './save-data-switch.ts';
import { serveFolder } from './serve-folder.ts';
import { serveServiceWorker } from './service-worker.ts';
import { SharePictures } from './share-pictures.ts';
import { ShellRenderer } from './shell-renderer.ts';
import { SiteFilesService } from './site-files.service.ts';
import { SiteIcons } from './site-icons.ts';
import { Sitemap } from './sitemap.ts';

const day = 'public, max-age=86400';

/** Serves the built front ends and renders the public pages; the only part of the API that knows them. */
@Module({
  imports: [
    PaymentsModule,
    ProductsModule,
    UploadsModule,
    ContentModule,
    OwnPagesModule,
    SearchModule,
    SiteTranslationsModule,
  ],
  providers: [
    PageCache,
    PagesService,
    ShellRenderer,
    InProcessReads,
    LanguageBuilds,
    ConsoleBuilds,
    ConsoleRoutes,
    SiteFilesService,
    SharePictures,
    SiteIcons,
    Sitemap,
  ],
})
export class WebModule implements OnModuleInit {
  private readonly log = new Logger(WebModule.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly shell: ShellRenderer,
    private readonly pages: PagesService,
    private readonly files: SiteFilesService,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    if (!(await this.shell.load())) {
      this.log.warn('The shell is not built; only the API answers.');
      return;
    }
    await serveFolder(fastify, join(builds.web, 'assets'), '/assets/');
    fastify.get<{ Params: { build: string; name: string } }>('/assets/:build/:name', (request, reply) =>
      this.pages.answerScript(request, reply),
    );
    const asset = (name: string) => readFile(join(builds.web, 'assets', name));
    const icon = { type: 'image/svg+xml', content: await asset('icon-1.svg') };
    const touchIcon = { type: 'image/png', content: await asset('icon-full-180-1.png') };
    await serveServiceWorker(fastify, this.config.serviceWorker);
    const robots = robotsText(this.config.publicUrl);
    fastify.get('/favicon.ico', (_request, reply) => this.files.answerOwnIcon(reply, ['any', 192], icon));
    // Safari on a phone looks for the icon at this address, so pages need no link to it.
    fastify.get('/apple-touch-icon.png', (_request, reply) =>
      this.files.answerOwnIcon(reply, ['full', 180], touchIcon),
    );
    fastify.get('/icons/:name', (request, reply) => this.files.answerIcon(request, reply));
    fastify.get<{ Querystring: { language?: unknown } }>('/manifest.webmanifest', ({ query }, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(this.files.installation(query.language)),
    );
    fastify.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', day).send(robots),
    );
    fastify.get('/.well-known/security.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', day)
        .send(this.files.securityText(this.config.publicUrl)),
    );
    fastify.get('/sitemap.xml', (request, reply) => this.files.answerSitemap(request, reply));
    fastify.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
      this.files.answerSitemap(request, reply, request.params.part),
    );
    fastify.post('/save-data', (request, reply) => answerSwitch(request, reply, this.config.publicUrl));
    fastify.get('/share/:name', (request, reply) => this.files.answerSharePicture(request, reply));
    fastify.get('/*', (request, reply) => {
      // Unknown API paths get the API's own answer.
      if (/^\/(api|assets|remotes|uploads)(\/|$)/.test(request.url)) return reply.callNotFound();
      return this.pages.answer(request, reply);
    });
  }
}

/** Keeps search engines out of the consoles, in every language, and of the API. */
function robotsText(publicUrl: string): string {
  const befores = ['', ...translationLanguages.map((language) => `/${language}`)];
  const closed = [...befores.flatMap((before) => [`${before}/admin`, `${before}/media-setup`]), '/api/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
