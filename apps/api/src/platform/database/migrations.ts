import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';
import { apiFolder } from '../config/api-folder.ts';

type Migration = new () => MigrationInterface;
type Exports = Record<string, Migration>;

/** The files of a folder, as the bundler answers them. */
interface BundledFolder {
  (name: string): Exports;
  keys(): string[];
}
type BundlerMeta = ImportMeta & { webpackContext(folder: string, options: { regExp: RegExp }): BundledFolder };
/** Known where `apps/api/build.mjs` has made one file of all. */
declare const __webpack_require__: unknown;

/**
 * Every migration, in the order of the file names: `1700000005000-events.ts` says when it was written and what it does.
 * Out of the bundle, or from the folder where the source itself runs, as in tests.
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
      // One after the other: Jest's module loader fails on imports at the same time.
      modules.push((await import(new URL(file, folder).href)) as Exports);
  }
  return modules.flatMap((module) => Object.values(module));
}
