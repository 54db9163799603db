// npm run docs:structure: draws the imports between areas and libraries into docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, giveUp, node, root } from './run.mjs';

const page = join(root, 'docs/architecture.md');
const markers = ['<!-- structure: npm run docs:structure -->', '<!-- /structure -->'];
const test = /\.(spec|e2e-spec)\.tsx?$|(^|\/)test\//;

/** Area of the API, other app or library that a file belongs to; null for tests and for the few files that put the API together. */
export function boxOf(path) {
  if (test.test(path)) return null;
  const area = /^apps\/api\/src\/([^/]+)\//.exec(path);
  if (area) return { group: 'api', name: area[1] };
  const app = /^apps\/(shell|admin|media)\/src\//.exec(path);
  if (app) return { group: 'front ends', name: app[1] };
  const library = /^libs\/(?:[^/]+\/)*?([^/]+)\/src\//.exec(path);
  return library ? { group: 'libs', name: library[1] } : null;
}

/** Imports between boxes, counted. @returns {Promise<{groups: Map<string, Set<string>>, arrows: Map<string, number>}>} */
async function readImports() {
  const { ok, output } = await node([
    bin.depcruise,
    'apps',
    'libs',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]);
  if (!output.startsWith('{')) giveUp('The imports could not be read.', ok ? '' : output);
  const groups = new Map([
    ['front ends', new Set()],
    ['libs', new Set()],
    ['api', new Set()],
  ]);
  const arrows = new Map();
  for (const { source, dependencies } of JSON.parse(output).modules) {
    const from = boxOf(source);
    if (!from) continue;
    groups.get(from.group).add(from.name);
    for (const { resolved } of dependencies) {
      const to = boxOf(resolved.replace(/^(libs\/.+)\/dist\/(.+)\.(d\.ts|js)$/, '$1/src/$2.ts'));
      if (!to || to.name === from.name) continue;
      const arrow = `${from.name} ${to.name}`;
      arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
    }
  }
  return { groups, arrows };
}

/** The drawing as Mermaid, which GitHub and most editors show as a picture. */
function draw({ groups, arrows }) {
  const boxes = [...groups].flatMap(([group, names]) => [
    `  subgraph ${group.replace(' ', '-')}["${group === 'api' ? 'apps/api' : group}"]`,
    ...[...names].sort().map((name) => `    ${name}`),
    '  end',
  ]);
  const lines = [...arrows].sort().map(([arrow, count]) => `  ${arrow.replace(' ', ` -->|${count}| `)}`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines, '```'].join('\n');
}

/** Removes the numbers, which change with most commits. A drawing is out of date only if its boxes or arrows differ. */
const outline = (text) => text.replace(/\|\d+\|/g, '');

/** @returns {Promise<{areas: string[], text: string, wanted: string, isCurrent: boolean}>} the page as it is and as it should be */
export async function comparePage() {
  const text = readFileSync(page, 'utf8');
  const [start, end] = markers.map((marker) => text.indexOf(marker));
  if (start < 0 || end < start) giveUp(`docs/architecture.md has lost its markers: ${markers.join(' and ')}.`);
  const imports = await readImports();
  const wanted = `${text.slice(0, start)}${markers[0]}\n\n${draw(imports)}\n\n${text.slice(end)}`;
  return { areas: [...imports.groups.get('api')].sort(), text, wanted, isCurrent: outline(text) === outline(wanted) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, (await comparePage()).wanted);
