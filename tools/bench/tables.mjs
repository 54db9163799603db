// Lists over 10,000 rows of each kind, as the console requests them: `node tools/bench/tables.mjs` prints the table,
// and `npm run bench` writes it into docs/performance.md. Needs the built API.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServer, startServer } from '../database-servers.mjs';
import { credentials, startProduct } from '../product.mjs';
import { fillTables, manyRows } from './table-rows.mjs';

export const authorization = `Basic ${Buffer.from(`${credentials.admin.username}:${credentials.admin.password}`).toString('base64')}`;
/** Requests per list; the table shows their median. */
const turns = 15;

/** What the office does with a list. The word 'needle' is in one row of a hundred, at the end of its text. */
const page = 'limit=20';
const questions = [
  ['first page', '/api/sermons', `status=current&view=summary&${page}`],
  ['first page', '/api/events', `status=current&view=summary&${page}`],
  ['first page', '/api/families', page],
  ['first page', '/api/contact-messages', page],
  ['page 400 of 500, by title', '/api/sermons', `status=current&view=summary&sort=title&${page}&offset=8000`],
  ['page 400 of 500, by title', '/api/events', `status=current&view=summary&sort=title&${page}&offset=8000`],
  ['drafts of one category', '/api/sermons', `status=draft&category=worship&view=summary&${page}`],
  ['upcoming ones', '/api/events', `status=current&when=upcoming&view=summary&${page}`],
  ['trash, deleted last first', '/api/sermons', `status=deleted&sort=-deletedAt&view=summary&${page}`],
  ['inactive ones', '/api/families', `status=inactive&${page}`],
  ['unread ones', '/api/contact-messages', `status=unread&${page}`],
  ['search', '/api/sermons', `status=current&view=summary&search=needle&${page}`],
  ['search', '/api/events', `status=current&view=summary&search=needle&${page}`],
  ['search', '/api/families', `search=needle&${page}`],
  ['search', '/api/contact-messages', `search=needle&${page}`],
  ['search', '/api/prayer-requests', `search=needle&${page}`],
  ['search', '/api/newsletter/subscribers', `search=needle&${page}`],
  ['history of one item', '/api/content/sermons/5000/history', page],
  ['first page', '/api/audit-log', page],
];

/** Median time of an answer in milliseconds; the requests are sent one after the other. */
async function medianOf(address) {
  const times = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const started = performance.now();
    const answer = await fetch(address, { headers: { authorization } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? 0;
}

/** Returns what `ask` returns for a product whose tables `fill` has filled. */
async function withProduct(settings, fill, ask) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ministry-tables-'));
  try {
    // The first start creates the tables.
    await (await startProduct({ LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...settings })).stop();
    await fill(dataDir);
    const product = await startProduct({ LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...settings });
    try {
      return await ask(product.url);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns what `ask` returns on SQLite, and on MariaDB where it is installed, with tables filled with `rows`. */
export async function onBoth(rows, ask) {
  const sqlite = await withProduct({}, (dataDir) => fillTables.sqlite(dataDir, rows), ask);
  if (!findServer('mariadb')) return { sqlite };
  const database = await startServer('mariadb');
  try {
    const settings = { DATABASE_URL: database.url };
    return { sqlite, mariadb: await withProduct(settings, () => fillTables.mariadb(database.url, rows), ask) };
  } finally {
    await database.stop();
  }
}

/** @returns {Promise<string>} a table in Markdown */
export async function listTimes() {
  const { sqlite: onSqlite, mariadb: onMariadb } = await onBoth(manyRows, async (origin) => {
    const times = [];
    for (const [, path, query] of questions) times.push(await medianOf(`${origin}${path}?${query}`));
    return times;
  });
  const ms = (value) => (value === undefined ? '–' : `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`);
  const rows = questions.map(
    ([what, path], at) => `| \`${path}\`, ${what} | ${ms(onSqlite[at])} | ${ms(onMariadb?.[at])} |`,
  );
  return `Lists of ${manyRows.rowCount.toLocaleString('en-GB')} rows, 20 at a time, as an admin asks for them: median of ${turns} requests, one after the other:

| List | SQLite | MariaDB |
|---|---:|---:|
${rows.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await listTimes());
