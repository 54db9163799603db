import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { languageOfPage, type TranslationLanguage, translationLanguages } from '@ministry/domain';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { EncodedBody } from '../../platform/http/encoded-body.ts';
import { TranslatedSettings } from '../../platform/site-settings/translated-settings.service.ts';
import { SiteIndex } from '../search/site-index.ts';
import { InterfaceCatalogues } from '../translations/interface-catalogues.service.ts';
import { InterfaceMessages } from '../translations/interface-messages.ts';
import { LanguageBuild } from './language-build.ts';
import type { PageInput, ShellBundle } from './shell-bundle.ts';
import { ShellRenderer } from './shell-renderer.ts';

interface Made {
  build: LanguageBuild;
  render: (page: PageInput) => Promise<{ status: number; html: string }>;
}

const brotliQuality = 11;
/** The scripts of a language need about 2 MB, including their compressed copies. */
const maxScriptBytes = 16 * 1_024 * 1_024;
const year = 'public, max-age=31536000, immutable';
const scriptName = /^[\w-]+(\.[\w-]+)*\.js$/;

/** The shell in the offered languages; each build is created at its first request, and again when its texts have changed. */
@Injectable()
export class LanguageBuilds {
  private readonly made = new Map<TranslationLanguage, { version: string; build: Promise<Made> }>();
  private readonly scripts = new LRUCache<string, EncodedBody>({ maxSize: maxScriptBytes });

  constructor(
    private readonly shell: ShellRenderer,
    private readonly catalogues: InterfaceCatalogues,
    private readonly originals: InterfaceMessages,
    private readonly settings: TranslatedSettings,
    index: SiteIndex,
  ) {
    index.setPages((language) => this.sitePages(language));
  }

  /** The language at the beginning of a path; undefined where there is none, or no such page in it. */
  languageOf(pathname: string): TranslationLanguage | undefined {
    return languageOfPage(pathname, this.settings.get().languages.offered);
  }

  async get(language: TranslationLanguage): Promise<Made> {
    const catalogue = await this.catalogues.catalogue(language);
    const known = this.made.get(language);
    const version = catalogue.versions.site;
    if (known?.version === version) return known.build;
    const build = this.originals.all().then(async (originals) => {
      const made = await LanguageBuild.make(language, catalogue, originals);
      return {
        build: made,
        render: this.shell.rendererOf(made.bundle, {
          language,
          shown: () => this.settings.shown(language),
          untranslated: () => this.settings.untranslatedOnPages(language),
          scriptFolder: made.folder,
        }),
      };
    });
    this.made.set(language, { version, build });
    build.catch(() => this.made.delete(language));
    return build;
  }

  /** `/assets/sw-3fa2c1d0/index.754d05aa.js` */
  async answerScript(
    { headers, params }: FastifyRequest<{ Params: { build: string; name: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [, code, version] = /^([a-z]{2,3})-([0-9a-z]+)$/.exec(params.build) ?? [];
    const language = translationLanguages.find((one) => one === code);
    const body = language && scriptName.test(params.name) ? await this.script(language, params.name) : null;
    if (!language || !body) return reply.callNotFound() as unknown as FastifyReply;
    const { build } = await this.get(language);
    const encoding = body.encodingFor(acceptedEncoding(headers['accept-encoding']));
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        // A page that was rendered before the texts changed, or by another process, gets the current texts.
        'cache-control': version === build.version ? year : 'no-cache',
        vary: 'Accept-Encoding',
        etag: body.etag,
      })
      .send(await body.bytes(encoding));
  }

  /** Pages for the search; a language that is not offered has no pages, so the English ones are used. */
  private async sitePages(language?: TranslationLanguage): Promise<ReturnType<ShellBundle['sitePages']>> {
    const site = this.settings.get(language);
    const isOffered = language && site.languages.offered.includes(language);
    const { sitePages } = isOffered ? (await this.get(language)).build.bundle : this.shell;
    return sitePages(site);
  }

  private async script(language: TranslationLanguage, name: string): Promise<EncodedBody | null> {
    const { build } = await this.get(language);
    const key = build.folder + name;
    const known = this.scripts.get(key);
    if (known) return known;
    const source = await build.script(name);
    if (source === null) return null;
    const body = new EncodedBody(source, brotliQuality);
    this.scripts.set(key, body, { size: body.maxBytes });
    return body;
  }
}
