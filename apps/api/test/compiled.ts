import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { closeAtTheEnd } from './leftovers.ts';

const api = new URL('../', import.meta.url);

/**
 * Compiles a source file and everything it imports, for use in a separate process: Node runs no TypeScript, and the build is a single file.
 * @param source path below `src`
 * @returns the address to import it from
 */
export function compiled(source: string): string {
  // Next to `src`, so that packages are found.
  const folder = mkdtempSync(fileURLToPath(new URL('dist-test-', api)));
  closeAtTheEnd(() => rm(folder, { recursive: true, force: true }));
  const [from, to] = [new URL('src/', api), pathToFileURL(`${folder}/`)];
  const done = new Set<string>();
  const compile = (file: string): void => {
    if (done.has(file)) return;
    done.add(file);
    const { code } = transformFileSync(fileURLToPath(new URL(file, from)), {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
      },
    });
    const target = fileURLToPath(new URL(file.replace(/\.ts$/, '.js'), to));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code.replaceAll(/(from ["']\.[^"']+)\.ts(?=["'])/g, '$1.js'));
    for (const [, path = ''] of code.matchAll(/from ["'](\.[^"']+\.ts)["']/g))
      compile(new URL(path, new URL(file, from)).href.slice(from.href.length));
  };
  compile(source);
  return new URL(source.replace(/\.ts$/, '.js'), to).href;
}
