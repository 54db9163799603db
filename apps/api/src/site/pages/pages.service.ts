import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, originalLanguage } from '@ministry/domain';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { pageErrorTexts } from '../../platform/errors/errors.copy.ts';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { EncodedBody } from '../../platform/http/encoded-body.ts';
import { escapeHtml } from '../../platform/http/plain-page.ts';
import { wantsFewBytes } from '../../platform/http/save-data.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { InProcessReads } from './in-process-reads.ts';
import { LanguageBuilds } from './language-builds.service.ts';
import { PageCache, type StoredPage } from './page-cache.ts';
import { ShellRenderer } from './shell-renderer.ts';

/** Queries that many visitors share; a page with any other query is rendered for each request. */
const sharedQuery = /^(\?(assistant=open|(tab|view|category)=[a-z]{1,20}|page=\d{1,3}))?$/;
/**
 * A shared page is compressed once in fifteen seconds, any other page for each request. For the front page, quality 11 takes 60 ms in a
 * separate thread and gives 12.6 KB, 10 takes 20 ms and gives 12.9 KB, 5 takes 1 ms and gives 13.9 KB, which with its headers is more
 * than the first packets of a connection carry. A page that changes more often is soon discarded.
 */
const brotliQuality = { shared: 11, changing: 10, single: 4 };
/** Browsers revalidate each time with their ETag; only a shared cache in front of this server may serve a page for 15 seconds. */
const publicPage = 'public, max-age=0, must-revalidate, s-maxage=15';
/** The preview of unsaved content, which exists only in English. */
const previewed = /^\/page-preview(\/|$)/;
const minute = 60_000;

/** Shown instead of a page that cannot be rendered. */
function unavailable({ server }: FastifyRequest, language: Language): string {
  const [title, text] = [pageErrorTexts.unavailable, pageErrorTexts.unavailableText].map((sentence) =>
    escapeHtml(sentence.in(server.translations(language))),
  );
  return `<!doctype html><html lang="${language}"><title>${title}</title><p>${text}</p></html>`;
}

/** Serves the public pages, rendered by the shell's server bundle. */
@Injectable()
export class PagesService {
  private readonly log = new Logger(PagesService.name);

  constructor(
    private readonly shell: ShellRenderer,
    private readonly cache: PageCache,
    private readonly limits: RateLimits,
    private readonly reads: InProcessReads,
    private readonly languages: LanguageBuilds,
  ) {}

  /** A script of the pages in a language. */
  answerScript(request: FastifyRequest<{ Params: { build: string; name: string } }>, reply: FastifyReply) {
    return this.languages.answerScript(request, reply);
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { render: renderOriginal } = this.shell;
    const address = addressOf(request.url);
    if (!renderOriginal || !address) return reply.callNotFound() as unknown as FastifyReply;
    const saveData = wantsFewBytes(request.headers);
    const language = this.languages.languageOf(address.pathname);
    const pathname = language ? address.pathname.slice(language.length + 1) || '/' : address.pathname;
    const { search } = address;
    if (language && previewed.test(pathname)) return reply.redirect(pathname + search, 302);
    void reply.headers({
      vary: 'Save-Data, Cookie, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': this.shell.policyOf(pathname, saveData),
    });
    try {
      // Not within `renderPage`: anyone who waits for the same page must not be refused for somebody else's requests.
      await this.limits.admit('public', clientAddress(request.ip));
      const url = search === '' ? pathname : await this.shell.addressOf(pathname + search);
      const isShared = sharedQuery.test(url.slice(pathname.length));
      const translated = language && (await this.languages.get(language));
      const render = translated?.render ?? renderOriginal;
      const renderPage = async (quality: number): Promise<StoredPage> => {
        const { read, topics } = this.reads.for(request, language);
        const now = new Date(Math.floor(Date.now() / minute) * minute);
        const { status, html } = await render({ url, saveData, now, read });
        return { status, body: new EncodedBody(html, quality, withoutMinute(html, now)), topics: topics() };
      };
      const page = await (isShared
        ? this.cache.get(`${saveData} ${translated?.build.folder ?? ''} ${url}`, (isChanging) =>
            renderPage(isChanging ? brotliQuality.changing : brotliQuality.shared),
          )
        : renderPage(brotliQuality.single));
      const encoding = page.body.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
      if (encoding) void reply.header('content-encoding', encoding);
      void reply
        .header('cache-control', isShared && page.status === 200 ? publicPage : 'no-store')
        .header('etag', page.body.etag);
      // Only this server sends the header, so that a device never stores a page that a network shows instead, such as a login page.
      if (isShared && page.status === 200 && this.shell.isStoredOffline(pathname)) void reply.header('x-offline', '1');
      if (page.status === 503) void reply.header('retry-after', 5);
      return await reply.code(page.status).send(await page.body.bytes(encoding));
    } catch (error) {
      const status = error instanceof DomainError ? error.status : 500;
      if (status === 500) this.log.error(error);
      return reply
        .code(status)
        .header('retry-after', 10)
        .send(unavailable(request, language ?? originalLanguage));
    }
  }
}

/** Leaves out the minute of rendering, which the page's script contains: a page that differs in nothing else is not sent again (G12). */
const withoutMinute = (html: string, now: Date): string => html.replace(`"renderedAt":${now.getTime()}`, '');

/** Path and query of a page; undefined if they would name another site (`//host`, `/.//host`) or are invalid. */
function addressOf(url: string): URL | undefined {
  if (/^\/[/\\]/.test(url) || !URL.canParse(url, 'http://site')) return undefined;
  const address = new URL(url, 'http://site');
  return address.pathname.startsWith('//') ? undefined : address;
}
