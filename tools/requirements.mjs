// npm run requirements [DOMAIN…]: lists the requirements of docs/requirements.md that no test cites.
// A test cites a requirement by its id in a comment or a title: `EVT-21`, `EVT-21…23`, `EVT-21 to 23`, `NAV-01…02, 69…70`, `API-18/19/37`.
// A range of more than three does not count, because it does not show which assertion proves which requirement.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

const testFile = /\.(spec|e2e-spec|e2e)\.tsx?$/;
const longestRange = 3;
const number = String.raw`\d{2,3}`;
const citation = new RegExp(
  String.raw`\b([A-Z]{2,5})-(${number}(?:\s*(?:…|\.\.\.?|-|–|/|,|to\b)\s*(?:[A-Z]{2,5}-)?${number}(?!\d))*)`,
  'g',
);

/** Every id that a text cites, with short ranges expanded. @param {string} text */
export function citedIn(text) {
  const ids = new Set();
  for (const [, first, tail] of text.matchAll(citation)) {
    const ranges = [];
    for (const [, separator, nextDomain, digits] of tail.matchAll(
      new RegExp(String.raw`(…|\.\.\.?|-|–|/|,|to\b)?\s*(?:([A-Z]{2,5})-)?(${number})`, 'g'),
    )) {
      const last = ranges.at(-1);
      const domain = nextDomain ?? last?.domain ?? first;
      if (last?.domain === domain && /^[….–t-]/.test(separator ?? '')) last.to = Number(digits);
      else ranges.push({ domain, from: Number(digits), to: Number(digits) });
    }
    for (const { domain, from, to } of ranges)
      if (to - from < longestRange)
        for (let each = from; each <= to; each += 1) ids.add(`${domain}-${String(each).padStart(2, '0')}`);
  }
  return ids;
}

/** Ids of the catalogue in its order. @param {string} catalogue */
export const idsOf = (catalogue) => [...catalogue.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);

/** Ids cited by any test of the workspace. */
function citedByTests() {
  const cited = new Set();
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (['node_modules', 'dist', 'test-results'].includes(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (testFile.test(entry.name)) citedIn(readFileSync(path, 'utf8')).forEach((id) => cited.add(id));
    }
  };
  ['apps', 'libs'].forEach((folder) => walk(join(root, folder)));
  return cited;
}

/** @returns {Map<string, {total: number, uncited: string[]}>} by domain */
export function coverage() {
  const cited = citedByTests();
  const domains = new Map();
  for (const id of idsOf(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))) {
    const domain = id.split('-')[0];
    const row = domains.get(domain) ?? { total: 0, uncited: [] };
    row.total += 1;
    if (!cited.has(id)) row.uncited.push(id);
    domains.set(domain, row);
  }
  return domains;
}

/** Ids that tests cite and the catalogue does not have: typing errors. */
export function unknownCitations() {
  const domains = coverage();
  const known = new Set(idsOf(readFileSync(join(root, 'docs/requirements.md'), 'utf8')));
  return [...citedByTests()].filter((id) => domains.has(id.split('-')[0]) && !known.has(id)).sort();
}

/** `EVT-01 EVT-02 EVT-03` → `EVT-01…03` */
function inRanges(ids) {
  const ranges = [];
  for (const id of ids) {
    const [domain, digits] = id.split('-');
    const last = ranges.at(-1);
    if (last && Number(last.to) + 1 === Number(digits)) last.to = digits;
    else ranges.push({ domain, from: digits, to: digits });
  }
  return ranges.map(({ domain, from, to }) => `${domain}-${from}${to === from ? '' : `…${to}`}`).join(' ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  for (const [domain, { total, uncited }] of coverage()) {
    if (wanted.length > 0 && !wanted.includes(domain)) continue;
    console.log(
      `${domain.padEnd(6)} ${String(total - uncited.length).padStart(3)} of ${String(total).padStart(3)} cited${uncited.length > 0 ? `   not: ${inRanges(uncited)}` : ''}`,
    );
  }
  const unknown = unknownCitations();
  if (unknown.length > 0) {
    console.error(`Cited by tests, but not in docs/requirements.md: ${unknown.join(' ')}`);
    process.exitCode = 1;
  }
}
