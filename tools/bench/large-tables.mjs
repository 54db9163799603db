// Reads over 100,000 rows. `node tools/bench/large-tables.mjs [WORD] [--rows 100000]` prints the table, or only the rows whose
// name contains the word; `npm run bench` writes the table into docs/performance.md. `--rows 1000000 --write` writes the table for
// a million rows there, which takes half an hour. Needs the built API.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writePart } from './performance-page.mjs';
import { largeTables } from './table-rows.mjs';
import { authorization, onBoth } from './tables.mjs';

/** Requests per read; the slowest of them is near the p99. */
const turns = 25;
const asAdmin = { authorization };
const summary = 'view=summary';

/** Each turn requests another page, so that no cached answer is measured. @param {number} rowCount */
const readsOf = (rowCount) => [
  ['events, first page of a visitor', (n) => `/api/events?limit=${20 + n}`, {}],
  ['events, upcoming ones', (n) => `/api/events?when=upcoming&limit=${20 + n}`, {}],
  ['events, at 80 %', (n) => `/api/events?limit=20&offset=${0.6 * rowCount + n}`, {}],
  [
    'events by title, at 90 %',
    (n) => `/api/events?status=all&sort=title&${summary}&limit=20&offset=${0.85 * rowCount + n}`,
  ],
  ['events, search', () => `/api/events?status=all&search=needle&${summary}&limit=20`],
  ['sermons, search', () => `/api/sermons?status=all&search=needle&${summary}&limit=20`],
  ['messages, search', () => '/api/contact-messages?search=needle&limit=20'],
  ['messages, search for a word in most of them', () => '/api/contact-messages?search=shepherd&limit=20'],
  ['messages, search for two letters', () => '/api/contact-messages?search=dl&limit=20'],
  ['search of the console', () => '/api/admin/search?q=needle'],
  ['registrations, first page', (n) => `/api/events/1/registrations?limit=${50 + n}`],
  ['registrations, at 90 %', (n) => `/api/events/1/registrations?limit=50&offset=${0.9 * rowCount + n}`],
  ['stats', () => '/api/admin/stats'],
  ['today', () => '/api/admin/today'],
];

const sorted = (times) => times.sort((one, other) => one - other);
const middleAndWorst = (times) => ({ median: sorted(times)[Math.floor(times.length / 2)], worst: times.at(-1) });

/** Infinity when the database needs longer than a request may take, which is answered with 503. */
async function timed(address, headers) {
  const started = performance.now();
  const answer = await fetch(address, { headers });
  if (answer.status === 503) return { firstByte: Infinity, whole: Infinity };
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  const reader = answer.body.getReader();
  await reader.read();
  const firstByte = performance.now() - started;
  while (!(await reader.read()).done);
  return { firstByte, whole: performance.now() - started };
}

async function measureRead(origin, address, headers = asAdmin) {
  const times = [];
  // A read that is refused once is refused each time, after two seconds.
  for (let turn = 0; turn < turns && !times.includes(Infinity); turn += 1)
    times.push((await timed(origin + address(turn), headers)).whole);
  return times.includes(Infinity) ? { median: Infinity, worst: Infinity } : middleAndWorst(times);
}

/** Times the sitemap after a change of an event, which drops the cached sitemap. */
async function measureSitemap(origin) {
  const times = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const changed = await fetch(`${origin}/api/events/5/duplicate`, { method: 'POST', headers: asAdmin });
    if (!changed.ok) throw new Error(`POST /api/events/5/duplicate answered ${changed.status}`);
    times.push((await timed(`${origin}/sitemap.xml`, {})).whole);
  }
  return middleAndWorst(times);
}

/** Times the CSV export of all registrations, and /healthz during it: its slowest answer is a little more than the longest block of the event loop. */
async function measureExport(origin) {
  const [bytes, all, waits] = [[], [], []];
  for (let turn = 0; turn < 5; turn += 1) {
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        waits.push((await timed(`${origin}/healthz`, {})).whole);
        await pause(5);
      }
    })();
    const { firstByte, whole } = await timed(`${origin}/api/events/1/registrations/export.csv`, asAdmin);
    isDone = true;
    await others;
    bytes.push(firstByte);
    all.push(whole);
  }
  return [
    ['registrations, spreadsheet: first byte', middleAndWorst(bytes)],
    ['registrations, spreadsheet: all of it', middleAndWorst(all)],
    ['`/healthz` beside the spreadsheet', middleAndWorst(waits)],
  ];
}

/** @param {string} [word] measure only the reads whose name contains it @param {number} [rowCount] */
export async function largeTableTimes(word = '', rowCount = 100_000) {
  const { sqlite, mariadb } = await onBoth(largeTables(rowCount), async (origin) => {
    const figures = [];
    for (const [name, ...read] of readsOf(rowCount)) {
      if (!name.includes(word)) continue;
      const figure = await measureRead(origin, ...read);
      console.error(`${name}: ${figure.median.toFixed(1)} ms`);
      figures.push([name, figure]);
    }
    if ('sitemap after a change'.includes(word)) figures.push(['sitemap after a change', await measureSitemap(origin)]);
    if ('registrations, spreadsheet'.includes(word)) figures.push(...(await measureExport(origin)));
    return figures;
  });
  const ms = (value) => (value === Infinity ? 'refused' : `${number(value)} ms`);
  const number = (value) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB'));
  const cells = (figures) => (figures ? `${ms(figures.median)} | ${ms(figures.worst)}` : '– | –');
  const rows = sqlite.map(([name, figures], at) => `| ${name} | ${cells(figures)} | ${cells(mariadb?.[at]?.[1])} |`);
  return `${rowCount.toLocaleString('en-GB')} rows in each table, texts of 500 characters; ${turns} requests, one after the other; 'refused': the database needed longer than a request may take (503):

| Read | SQLite, median | slowest | MariaDB, median | slowest |
|---|---:|---:|---:|---:|
${rows.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rows: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
  });
  const table = await largeTableTimes(positionals[0], Number(values.rows));
  console.log(table);
  const head = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${new Date().toISOString().slice(0, 10)}.`;
  if (values.write) writePart('million', `${head} ${table}`);
}
