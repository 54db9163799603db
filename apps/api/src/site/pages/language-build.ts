import { readFile } from 'node:fs/promises';
import Module from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { TranslationLanguage } from '@ministry/domain';
import { type OriginalMessage, replaceMarks, sourcesIn } from '@ministry/messages/compile';
import type { InterfaceCatalogue } from '../translations/interface-catalogues.service.ts';
import { builds } from './builds.ts';
import type { ShellBundle } from './shell-bundle.ts';

/** Matches the folder in the bundler's runtime from which a page loads further scripts. Style sheets are the same in each language. */
const laterScripts = /(\.u=\w+=>["'`])assets\//;

/** The shell with the texts of one language. */
export class LanguageBuild {
  private constructor(
    readonly language: TranslationLanguage,
    readonly version: string,
    readonly bundle: ShellBundle,
    private readonly sourceOf: (key: string) => string,
  ) {}

  static async make(
    language: TranslationLanguage,
    { messages, versions: { site: version } }: InterfaceCatalogue,
    originals: Readonly<Record<string, OriginalMessage>>,
  ): Promise<LanguageBuild> {
    const sourceOf = sourcesIn(language, originals, messages);
    const bundle = load(replaceMarks(await readFile(builds.templates.server, 'utf8'), sourceOf));
    return new LanguageBuild(language, version, bundle, sourceOf);
  }

  /** URL path of its scripts, with a slash at the end. */
  get folder(): string {
    return `/assets/${this.language}-${this.version}/`;
  }

  /** A script of the browser build in this language; null where there is none of that name. */
  async script(name: string): Promise<string | null> {
    const source =
      (await readText(join(builds.templates.web, 'assets', name))) ??
      (await readText(join(builds.web, 'assets', name)));
    if (source === null) return null;
    const folder = this.folder.slice(1);
    return replaceMarks(source, this.sourceOf).replace(laterScripts, (_, before: string) => before + folder);
  }
}

export const readText = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Runs the source as a CommonJS module. The memory of an imported module or a `Script` would never be freed, even when it is not used any more. */
function load(source: string): ShellBundle {
  const file = builds.templates.server;
  const module = { exports: {} as ShellBundle };
  const parameters = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(source, parameters, { filename: file }) as (...values: unknown[]) => void;
  run(module, module.exports, Module.createRequire(file), file, dirname(file));
  return module.exports;
}
