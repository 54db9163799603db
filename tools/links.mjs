// Finds references in the documentation, and in comments to the documentation, whose target does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './run.mjs';

const notOurs = ['node_modules', 'dist', 'test-results', 'var', '.git', '.nx'];
const code = /\.(ts|tsx|mjs|cjs|css|yaml|yml|conf|json)$|Dockerfile$/;

/** Files below a folder, relative to the root, with '/'. */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.includes(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Paths that a page of documentation links to, relative to the root. URLs and anchors on the same page are left out. */
export function linkedBy(path, text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^\w+:/.test(target))
    .map((target) => posix.join(dirname(path), target));
}

/** Documents that a source names as `docs/…`. A path such as `…/docs/…` belongs to another project and is left out. */
export const namedIn = (text) =>
  [...text.matchAll(/(?<![\w/.@-])docs\/[\w./-]*\w\.(?:md|jpeg|png|svg)/g)].map(([path]) => path);

/** @returns {string[]} 'file: target', for each reference to a file that does not exist */
export function brokenReferences() {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...filesIn('docs').filter((path) => path.endsWith('.md')),
  ];
  const sources = ['apps', 'libs', 'tools', 'docker']
    .flatMap(filesIn)
    .filter((path) => code.test(path) && path !== 'tools/links.spec.mjs');
  const references = (paths, read) =>
    paths.flatMap((path) => read(path, readFileSync(join(root, path), 'utf8')).map((target) => [path, target]));
  return [
    ...references(pages, (path, text) => [...linkedBy(path, text), ...namedIn(text)]),
    ...references(sources, (_path, text) => namedIn(text)),
  ]
    .filter(([, target]) => !existsSync(join(root, target)))
    .map(([path, target]) => `${path}: ${target}`);
}
