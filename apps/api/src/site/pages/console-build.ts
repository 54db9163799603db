import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TranslationLanguage } from '@ministry/domain';
import { type OriginalMessage, replaceMarks, sourcesIn } from '@ministry/messages/compile';
import type { Texts } from '../../platform/translations/shipped-texts.ts';
import { builds } from './builds.ts';
import { readText } from './language-build.ts';

export type ConsoleName = keyof typeof builds.remotes;

const asyncFolder = 'static/js/async';
/** The container of the console, which includes the bundler's runtime. */
const entry = 'remoteEntry.js';
const scriptPath = /^(remoteEntry|static\/js\/async\/[\w-]+(\.[\w-]+)*)\.js$/;
/** Matches the function in the runtime that returns the file name of a script. */
const laterScripts = /(\w+\.u=)(\w+=>.*?\+"\.js")/s;

/** The files of a console in one language: scripts with texts are created here, all other files are the English ones. */
export class ConsoleBuild {
  private readonly sourceOf: (key: string) => string;

  /** @param originals all texts of the product  @param messages their translations */
  constructor(
    private readonly name: ConsoleName,
    language: TranslationLanguage,
    readonly version: string,
    originals: Readonly<Record<string, OriginalMessage>>,
    messages: Texts,
  ) {
    this.sourceOf = sourcesIn(language, originals, messages);
    this.folder = `${language}-${version}`;
  }

  /** Folder of its scripts, below the folder of the console. */
  readonly folder: string;

  /** The manifest, which the shell reads first: it names the container and the files that are loaded at once. */
  async manifest(): Promise<string | null> {
    const text = await readText(join(builds.remotes[this.name].web, 'mf-manifest.json'));
    if (text === null) return null;
    const translated = await scriptsWithTexts(this.name);
    const inFolder = text.replace(/(?<=")static\/js\/async\/([\w.-]+)(?=")/g, (path, file: string) =>
      translated.has(file) ? `${this.folder}/${path}` : path,
    );
    const manifest = JSON.parse(inFolder) as { metaData: { remoteEntry: { path: string } } };
    manifest.metaData.remoteEntry.path = `${this.folder}/`;
    return JSON.stringify(manifest);
  }

  /** A script in this language; null where there is none at the path. */
  async script(path: string): Promise<string | null> {
    if (!scriptPath.test(path)) return null;
    const { templates, web } = builds.remotes[this.name];
    const source = (await readText(join(templates, path))) ?? (await readText(join(web, path)));
    if (source === null) return null;
    const filled = replaceMarks(source, this.sourceOf);
    return path === entry ? this.withFolder(filled, await scriptsWithTexts(this.name)) : filled;
  }

  /** Makes the runtime request scripts with texts from the folder of the language. */
  private withFolder(source: string, translated: ReadonlySet<string>): string {
    const chunks = [...translated].map((file) => file.slice(0, file.indexOf('.')));
    const isTranslated = `/\\/(${chunks.join('|')})\\./`;
    const placed = source.replace(
      laterScripts,
      (_, before: string, named: string) =>
        `${before}(f=>e=>(${isTranslated}.test(f(e))?"${this.folder}/":"")+f(e))(${named})`,
    );
    if (placed === source)
      throw new Error(`The ${this.name} console names its scripts in another way than this server knows.`);
    return placed;
  }
}

const known = new Map<ConsoleName, Promise<ReadonlySet<string>>>();

/** Names of the scripts of a console that have texts in them: the others are the same in each language. */
function scriptsWithTexts(name: ConsoleName): Promise<ReadonlySet<string>> {
  const files =
    known.get(name) ?? readdir(join(builds.remotes[name].templates, asyncFolder)).then((all) => new Set(all));
  known.set(name, files);
  files.catch(() => known.delete(name));
  return files;
}
