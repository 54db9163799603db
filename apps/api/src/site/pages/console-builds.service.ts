import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { consoleLanguages, type TranslationLanguage } from '@ministry/domain';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { EncodedBody } from '../../platform/http/encoded-body.ts';
import { TranslatedSettings } from '../../platform/site-settings/translated-settings.service.ts';
import { InterfaceCatalogues } from '../translations/interface-catalogues.service.ts';
import { InterfaceMessages } from '../translations/interface-messages.ts';
import { ConsoleBuild, type ConsoleName } from './console-build.ts';

export const consoleNames: readonly ConsoleName[] = ['admin', 'media'];
/** Folders below `/remotes/admin/`: 'sw' contains the manifest, 'sw-3fa2c1d0' the scripts with one version of the texts. */
export const languageFolder = ':folder(^[a-z]{2,3}$|^[a-z]{2,3}-[0-9a-f]{8}$)';

export interface ConsoleFileRequest {
  Params: { folder: string; '*': string };
}

/** The largest script with texts, 66 KB, takes 18 ms; quality 11 takes 57 ms and saves 7 %. Every change of a translation means compressing again. */
const brotliQuality = 9;
/** The files of one language of the admin console need 2.5 MB, including their compressed copies. */
const maxBytes = 16 * 1_024 * 1_024;
const year = 'public, max-age=31536000, immutable';
/** Files that the bundler names after a hash of their content. */
const named = /\.[0-9a-f]{8,}\.js$/;

/** The consoles in languages other than English; each file is created at its first request. */
@Injectable()
export class ConsoleBuilds {
  private readonly files = new LRUCache<string, EncodedBody>({ maxSize: maxBytes });

  constructor(
    private readonly catalogues: InterfaceCatalogues,
    private readonly originals: InterfaceMessages,
    private readonly settings: TranslatedSettings,
  ) {}

  /** `/remotes/admin/sw/mf-manifest.json`, `/remotes/admin/sw-3fa2c1d0/static/js/async/6u.754d05aa12.js` */
  async answer(
    name: ConsoleName,
    { headers, params }: FastifyRequest<ConsoleFileRequest>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [code, version] = params.folder.split('-');
    const path = params['*'];
    const language = consoleLanguages(this.settings.get().languages.offered).find((one) => one === code);
    const build = language && (await this.buildOf(name, language));
    const isManifest = version === undefined;
    const body = build && isManifest === (path === 'mf-manifest.json') ? await this.file(name, build, path) : null;
    if (!body) return reply.callNotFound() as unknown as FastifyReply;
    const encoding = body.encodingFor(acceptedEncoding(headers['accept-encoding']));
    if (encoding) void reply.header('content-encoding', encoding);
    // A console that was opened before the texts changed, or from another process, gets the current texts.
    const isLasting = version === build?.version && named.test(path);
    return reply
      .type(isManifest ? 'application/json; charset=utf-8' : 'text/javascript; charset=utf-8')
      .headers({ 'cache-control': isLasting ? year : 'no-cache', vary: 'Accept-Encoding', etag: body.etag })
      .send(await body.bytes(encoding));
  }

  private async buildOf(name: ConsoleName, language: TranslationLanguage): Promise<ConsoleBuild> {
    const { messages, versions } = await this.catalogues.catalogue(language);
    return new ConsoleBuild(name, language, versions[name], await this.originals.all(), messages);
  }

  private async file(name: ConsoleName, build: ConsoleBuild, path: string): Promise<EncodedBody | null> {
    const key = `${name}/${build.folder}/${path}`;
    const known = this.files.get(key);
    if (known) return known;
    const source = path === 'mf-manifest.json' ? await build.manifest() : await build.script(path);
    if (source === null) return null;
    const body = new EncodedBody(source, brotliQuality);
    this.files.set(key, body, { size: body.maxBytes });
    return body;
  }
}
