import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';
import { apiFolder } from '../config/api-folder.ts';

type Migration = new () => MigrationInterface;
type Exports = Record<string, Migration>;

/** The modules of a folder, as the bundler's `webpackContext` returns them. */
interface BundledFolder {
  (name: string): Exports;
  keys(): string[];
}
type BundlerMeta = ImportMeta & { webpackContext(folder: string, options: { regExp: RegExp }): BundledFolder };
/** Defined only in the bundle that `apps/api/build.mjs` builds. */
declare const __webpack_require__: unknown;

/**
 * Loads all migrations in the order of their file names. A name such as `1700000005000-events.ts` consists of the creation time
 * and the subject. They come from the bundle, or from the folder when the source runs unbundled, as in tests.
 */
export async function loadMigrations(): Promise<Migration[]> {
  const modules: Exports[] = [];
  if (typeof __webpack_require__ === 'function') {
    const folder = (import.meta as BundlerMeta).webpackContext('../../migrations', { regExp: /\d-[a-z-]+\.ts$/ });
    for (const file of folder.keys().sort()) modules.push(folder(file));
  } else {
    const folder = new URL('src/migrations/', apiFolder);
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    for (const file of files.sort())
      // One after the other, because Jest's module loader fails on simultaneous imports.
      modules.push((await import(new URL(file, folder).href)) as Exports);
  }
  return modules.flatMap((module) => Object.values(module));
}
