// Measures how fast the product is, with the load generator on the same machine. `npm run bench -- --help` lists the options.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findServer, startServer } from '../database-servers.mjs';
import { credentials, startProduct } from '../product.mjs';
import { publicRoutes } from '../public-routes.mjs';
import { build, checkNode, install } from '../ready.mjs';
import { node, root } from '../run.mjs';
import { largeTableTimes } from './large-tables.mjs';
import { liveFigures } from './live.mjs';
import { pageTimes } from './page-times.mjs';
import { readPage, writePart } from './performance-page.mjs';
import { aim, measurePolls } from './polls.mjs';
import { fallenRatios } from './ratios.mjs';
import { createEvent, load, measureReads, readRows } from './reads.mjs';
import { signInCost } from './sign-in.mjs';
import { authorization, listTimes } from './tables.mjs';

const usage = `npm run bench [-- --write] [-- --check]

Builds the product, measures it and prints the tables of docs/performance.md.

  --write  puts the tables into docs/performance.md
  --check  fails where a ratio is more than a tenth below the one in docs/performance.md
  --help   prints this text

Parts alone: node tools/bench/reads.mjs | tables.mjs | large-tables.mjs [WORD] | live.mjs | processes.mjs`;

/** Ends the process before anything is measured if an option does not exist. */
function readOptions() {
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({ options: { write: flag, check: flag, help: flag } }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit(0);
}

process.chdir(root);
checkNode();
await install();
await build();
const { consoleBytes, pageBytes } = await import('./page-bytes.mjs');

const credential = authorization.replace('Basic ', '');
const consolePages = [
  '/admin',
  '/admin/events',
  '/admin/events/new',
  '/admin/messages',
  '/admin/families',
  '/admin/families/map',
  '/admin/community/galleries',
];
const quiet = { LOG_LEVEL: 'warn' };
const whole = (value) => Math.round(value).toLocaleString('en-GB');
const ms = (value) => (value < 10 ? value.toFixed(1) : whole(value));
const say = (text) => console.error(text);

async function measureRegistrations(origin) {
  const eventId = await createEvent(origin, 'Open to everyone');
  const url = `${origin}/api/events/${eventId}/register`;
  await load({ url, kind: 'register', eventId, connections: 16, seconds: 2 });
  return load({ url, kind: 'register', eventId, connections: 16 });
}

async function createProduct(origin) {
  const body = { name: 'Songs of the North', price: '12.50', category: 'books', stockQuantity: 1_000_000 };
  const answer = await fetch(`${origin}/api/products`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`POST /api/products answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).id;
}

async function pay(options) {
  const { ok, output } = await node(['tools/bench/pay.mjs', JSON.stringify(options)]);
  if (!ok) throw new Error(output);
  return JSON.parse(output);
}

/** Measures orders up to the payment page, and gifts from the form to the receipt, both with the test provider. */
async function measurePayments(origin) {
  const productId = await createProduct(origin);
  await pay({ origin, kind: 'checkout', productId, seconds: 2 });
  const checkouts = await pay({ origin, kind: 'checkout', productId });
  await pay({ origin, kind: 'payment', seconds: 2 });
  return { checkouts, payments: await pay({ origin, kind: 'payment' }) };
}

async function measureStart() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ministry-start-'));
  const times = [];
  for (let start = 0; start < 4; start += 1) {
    const { readyAfter, stop } = await startProduct({ ...quiet, DATA_DIR: dataDir });
    await stop();
    times.push(readyAfter);
  }
  rmSync(dataDir, { recursive: true, force: true });
  const [first, ...later] = times;
  return { first, later: later.sort((a, b) => a - b)[1] };
}

/** Load average before the start. Figures from a busy machine mean little. */
const busyness = loadavg()[0].toFixed(1);

const rows = [];
/** Adds a table row: what, rate, p99, ratio, and the processor time of one request where it was measured. */
const row = (what, rate, p99, ratio, cpu = '') => rows.push(`| ${[what, rate, p99, ratio, cpu].join(' | ')} |`);

say('Start-up …');
const startUp = await measureStart();

say('Reads, pages, sign-in, registrations, payments on SQLite …');
const product = await startProduct({ ...quiet, SANDBOX_PAYMENTS: 'true' });
let bytes;
let office;
let times;
try {
  times = await pageTimes(product.url, ['/', '/events', '/sermons', '/live']);
  const signIn = await signInCost(product.url, credentials.admin);
  bytes = await pageBytes(product.url, publicRoutes);
  office = await consoleBytes(product.url, credential, consolePages);
  const measured = await measureReads(product);
  const registrations = await measureRegistrations(product.url);
  const money = await measurePayments(product.url);
  const polls = await measurePolls(product.url);

  for (const cells of readRows(measured)) row(...cells);
  row('registrations, SQLite', `${whole(registrations.perSecond)}/s`, `${ms(registrations.p99)} ms`, '–');
  row(
    'checkouts: order, stock, payment begun; SQLite',
    `${whole(money.checkouts.perSecond)}/s`,
    `${ms(money.checkouts.p99)} ms`,
    '–',
  );
  row(
    'payments: gift, test company, ledger, receipt; SQLite',
    `${whole(money.payments.perSecond)}/s`,
    `${ms(money.payments.p99)} ms`,
    '–',
  );
  row(
    `\`GET /api/live/status\` at ${aim.perSecond}/s by 5,000 tabs, staff beside them (aim: p99 ≤${aim.p99} ms)`,
    `${whole(polls.perSecond)}/s`,
    `${ms(polls.p99)} ms`,
    '–',
  );
  if (findServer('mariadb')) {
    say('Registrations and payments on MariaDB …');
    const database = await startServer('mariadb');
    const onMariadb = await startProduct({ ...quiet, SANDBOX_PAYMENTS: 'true', DATABASE_URL: database.url });
    const there = await measureRegistrations(onMariadb.url);
    const moneyThere = await measurePayments(onMariadb.url);
    await onMariadb.stop();
    await database.stop();
    const rowBeside = (name, here, beside) =>
      row(
        `${name}, MariaDB`,
        `${whole(here.perSecond)}/s`,
        `${ms(here.p99)} ms`,
        `${(here.perSecond / beside.perSecond).toFixed(2)} of SQLite`,
      );
    rowBeside('registrations', there, registrations);
    rowBeside('checkouts', moneyThere.checkouts, money.checkouts);
    rowBeside('payments', moneyThere.payments, money.payments);
  }
  row('sign-in, credential seen for the first time (argon2id)', '', `${ms(signIn.miss)} ms (median)`, '1.00');
  row('sign-in, credential remembered', '', `${ms(signIn.hit)} ms (median)`, (signIn.hit / signIn.miss).toFixed(2));
  row('start-up, empty folder: migrations, accounts, first content', '', `${whole(startUp.first)} ms`, '–');
  row('start-up, again', '', `${whole(startUp.later)} ms`, '–');
} finally {
  await product.stop();
}

say('Lists of 10,000 rows …');
const lists = await listTimes();
say('Reads over 100,000 rows …');
const reads = await largeTableTimes();

const table = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load generator beside it, load average ${busyness} before the start, ${new Date().toISOString().slice(0, 10)}.

| What | Rate | p99 | Ratio | Processor time |
|---|---:|---:|---:|---:|
${rows.join('\n')}

First view at 360 px with an empty cache, bytes on the wire with headers:

| Page | Document | Script | Other | Requests |
|---|---:|---:|---:|---:|
${bytes.map((each) => `| \`${each.path}\`${each.saveData ? ', Save-Data' : ''} | ${whole(each.document)} | ${whole(each.script)} | ${whole(each.other)} | ${each.requests} |`).join('\n')}

Admin console, each page opened first with an empty cache; script without React, the router and the query client (G17: login 95,000, dashboard 360,000, with a table 420,000):

| Page | Script | Other | Requests |
|---|---:|---:|---:|
${office.map((each) => `| ${each.path === 'login' ? 'login' : `\`${each.path}\``} | ${whole(each.script)} | ${whole(each.other)} | ${each.requests} |`).join('\n')}

${times}

${lists}

${reads}`;

const live = await liveFigures();

console.log(`${table}\n\n${live}`);
if (options.check) {
  const fallen = fallenRatios(readPage(), table);
  for (const each of fallen) say(each);
  if (fallen.length > 0) process.exitCode = 1;
}
if (options.write) {
  writePart('measured', table);
  writePart('live', live);
}
