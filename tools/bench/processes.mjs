// Throughput of one, two and three processes of one site, over one MariaDB and one Redis: `node tools/bench/processes.mjs`
// prints the table, `--write` puts it into docs/performance.md. Needs the built product, MariaDB and Redis.
import { cpus, loadavg } from 'node:os';
import { startServer } from '../database-servers.mjs';
import { startProduct } from '../product.mjs';
import { RedisServer } from '../redis-server.mjs';
import { usageOf } from './live-processes.mjs';
import { writePart } from './performance-page.mjs';
import { createEvent, load } from './reads.mjs';

const counts = [1, 2, 3];
const rounds = 3;
/** Connections to all processes together, so that the load is the same for one, two or three processes. */
const connections = 24;
const seconds = 4;
/** Different pages to read: more than the 200 answers that the response cache holds. */
const values = 250;
const eventCount = values + 30;

const busy = (products) => products.reduce((sum, { pid }) => sum + (usageOf(pid)?.busy ?? NaN), 0);

/** Sends one kind of request to the first `count` processes at once. */
async function measure(products, count, optionsOf) {
  const asked = products.slice(0, count);
  const before = busy(asked);
  const results = await Promise.all(
    asked.map(({ url }, index) => load({ connections: connections / count, seconds, ...optionsOf(url, index) })),
  );
  const requests = results.reduce((sum, each) => sum + each.requests, 0);
  return {
    perSecond: results.reduce((sum, each) => sum + each.perSecond, 0),
    p99: Math.max(...results.map(({ p99 }) => p99)),
    cpu: ((busy(asked) - before) * 1_000) / requests,
  };
}

/** Measures the counts in turn, so that a slow minute of the machine affects all of them. @returns for each count the round with the median rate */
async function compare(products, optionsOf) {
  await measure(products, 3, optionsOf);
  const measured = counts.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, count] of counts.entries()) measured[index].push(await measure(products, count, optionsOf));
  return measured.map((each) => each.sort((one, other) => one.perSecond - other.perSecond)[1]);
}

async function measureAll(products) {
  const [{ url: origin }] = products;
  const ids = [];
  for (let count = 0; count < eventCount; count += 1)
    ids.push(await createEvent(origin, `Evening of praise ${count + 1}`));
  return [
    ['page, kept', (url) => ({ url: `${url}/`, encoding: 'br' })],
    ['public read, not kept', (url) => ({ url: `${url}/api/events?limit=30`, kind: 'fresh', query: 'offset', values })],
    // One event per process: registrations for the same event wait for the lock on its row.
    [
      'registration',
      (url, index) => ({ url: `${url}/api/events/${ids[index]}/register`, kind: 'register', eventId: ids[index] }),
    ],
  ];
}

const whole = (value) => Math.round(value).toLocaleString('en-GB');
const cells = ({ perSecond, p99, cpu }) => `${whole(perSecond)}/s, ${whole(p99)} ms, ${cpu.toFixed(2)} ms`;

/** @returns {Promise<string>} the table as Markdown */
async function figures() {
  const load = loadavg()[0].toFixed(1);
  const open = [];
  try {
    const database = await startServer('mariadb');
    open.push(() => database.stop());
    const redis = await RedisServer.start();
    open.push(() => redis.end());
    const products = [];
    for (let started = 0; started < counts.length; started += 1) {
      const product = await startProduct({
        LOG_LEVEL: 'warn',
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        SECRET_KEY: 'the same secret for all processes',
        RATE_LIMIT_SCALE: '1000000',
      });
      products.push(product);
      open.push(() => product.stop());
    }
    const rows = [];
    for (const [what, optionsOf] of await measureAll(products)) {
      const results = await compare(products, optionsOf);
      const [one] = results;
      const ratios = results.slice(1).map(({ perSecond }) => (perSecond / one.perSecond).toFixed(2));
      rows.push(`| ${[what, ...results.map(cells), ratios.join(', ')].join(' | ')} |`);
    }
    return `Node ${process.versions.node}, ${cpus().length} cores shared with the load generators and MariaDB, load average ${load} before the start, ${new Date().toISOString().slice(0, 10)}. Rate, p99, processor time of one request in the API processes.

| What | One process | Two | Three | Rate of two and three against one |
|---|---:|---:|---:|---:|
${rows.join('\n')}`;
  } finally {
    for (const close of open.reverse()) await close();
  }
}

const table = await figures();
console.log(table);
if (process.argv.includes('--write')) writePart('processes', table);
