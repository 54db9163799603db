// docs/performance.md: the results of a tool are between `<!-- name -->` and `<!-- end of name -->`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const file = join(root, 'docs/performance.md');

export const readPage = () => readFileSync(file, 'utf8');

/** @param {string} name @param {string} text Markdown @throws where the page has no such part */
export function writePart(name, text) {
  const page = readPage();
  const begin = `<!-- ${name} -->\n`;
  const from = page.indexOf(begin);
  const to = page.indexOf(`<!-- end of ${name} -->`);
  if (from === -1 || to === -1) throw new Error(`docs/performance.md has no part '${name}'.`);
  writeFileSync(file, `${page.slice(0, from + begin.length)}${text}\n${page.slice(to)}`);
}
