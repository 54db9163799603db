// Reads and pages, each compared in turn with a bare node:http server that sends the same bytes: `node tools/bench/reads.mjs`
// prints the rows, and `npm run bench` writes them into docs/performance.md. Needs the built product.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../product.mjs';
import { node } from '../run.mjs';
import { usageOf } from './live-processes.mjs';
import { authorization } from './tables.mjs';

/** The encodings that browsers accept. */
const encoding = 'gzip, deflate, br';
/** Different pages to read: more than the 200 answers that the response cache holds. */
const values = 250;
const eventCount = values + 30;
/** Registrations per second during the reads. */
const rush = 20;
/** G16: reads per second, and the p99 in milliseconds. */
const steadyAim = { perSecond: 200, p99: 50 };

/** @returns {Promise<{requests: number, perSecond: number, p50: number, p99: number, refused: number}>} */
export async function load(options) {
  const { ok, output } = await node(['tools/bench/load.mjs', JSON.stringify(options)]);
  if (!ok) throw new Error(output);
  const result = JSON.parse(output);
  if (result.refused > 0) throw new Error(`${options.url}: ${result.refused} requests were refused`);
  return result;
}

/** Like `load`, with the processor time per request of process `pid` in milliseconds; undefined where the system does not report it. */
async function loadOf(pid, options) {
  const before = usageOf(pid)?.busy;
  const result = await load(options);
  const after = usageOf(pid)?.busy;
  return { ...result, cpu: before === undefined ? undefined : ((after - before) * 1_000) / result.requests };
}

export async function createEvent(origin, title) {
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const body = {
    title,
    description: 'Praise, teaching and prayer for the whole family.',
    date,
    location: 'Gulu',
    category: 'service',
    tags: ['family'],
    registrationRequired: true,
    isActive: true,
  };
  const answer = await fetch(`${origin}/api/events`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`POST /api/events answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).id;
}

/** Fetches the headers and the body exactly as they are sent over the network. */
async function bytesOf(url, accepted = 'identity') {
  const answer = await new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': accepted } }, resolve).on('error', reject);
  });
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.has(name)));
  return { headers, body: await buffer(answer) };
}

/** Runs `work` against a plain node:http server that sends this answer. */
async function besideBareServer({ headers, body }, work) {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-bench-'));
  writeFileSync(join(folder, 'answer.json'), JSON.stringify({ headers, body: body.toString('base64') }));
  const child = spawn(process.execPath, ['tools/bench/bare-server.mjs', join(folder, 'answer.json')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve) => child.stdout.once('data', (chunk) => resolve(Number(chunk))));
  try {
    return await work(`http://127.0.0.1:${port}/`, child.pid);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the median of three rounds by ratio. A slow minute of the machine affects both servers. */
async function compare(pid, { what, ...options }) {
  const answer = await bytesOf(options.url, options.encoding);
  return besideBareServer(answer, async (bareUrl, barePid) => {
    const bareOptions = { url: bareUrl, connections: options.connections };
    await load({ ...options, seconds: 2 });
    await load({ ...bareOptions, seconds: 2 });
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      const bare = await loadOf(barePid, { ...bareOptions, seconds: 3 });
      const own = await loadOf(pid, { ...options, seconds: 3 });
      rounds.push({ what, bytes: answer.body.length, bare, own, ratio: own.perSecond / bare.perSecond });
    }
    return rounds.sort((one, other) => one.ratio - other.ratio)[1];
  });
}

/**
 * @param {{url: string, pid: number}} product with no events besides the seeded ones
 * @returns {Promise<{rounds: {what: string, bytes: number, bare: object, own: object, ratio: number}[], steady: object, memory: number | undefined}>}
 *   `memory` in MB, after the load
 */
export async function measureReads({ url: origin, pid }) {
  let eventId;
  for (let count = 0; count < eventCount; count += 1)
    eventId = await createEvent(origin, `Evening of praise ${count + 1}`);
  const events = `${origin}/api/events?limit=30`;
  const home = { url: `${origin}/`, encoding };
  const cases = [
    { what: '`GET /api/events`, 30 rows, kept', url: events },
    {
      what: '`GET /api/events`, 30 rows, not kept',
      url: events,
      kind: 'fresh',
      query: 'offset',
      values,
      connections: 8,
    },
    { what: '`GET /`, kept page, brotli, 16 connections', ...home, connections: 16 },
    { what: '`GET /`, kept page, brotli, 64 connections', ...home, connections: 64 },
    { what: '`GET /`, kept page, uncompressed, 16 connections', url: home.url, connections: 16 },
    { what: '`GET /?fbclid=n`, a link with a query of its own, brotli', ...home, kind: 'fresh', query: 'fbclid' },
    {
      what: '`GET /store?cart=n`, page rendered for each request, brotli',
      url: `${origin}/store`,
      encoding,
      kind: 'fresh',
      query: 'cart',
      connections: 8,
    },
  ];
  const rounds = [];
  for (const each of cases) rounds.push(await compare(pid, each));
  const rushing = load({
    url: `${origin}/api/events/${eventId}/register`,
    kind: 'register',
    eventId,
    rate: rush,
    connections: 4,
    seconds: 45,
  });
  for (const each of [
    { what: `\`GET /\`, brotli, while ${rush} a second register`, ...home, connections: 16 },
    { what: `\`GET /api/events\`, while ${rush} a second register`, url: events, connections: 16 },
  ])
    rounds.push(await compare(pid, each));
  await rushing;
  const paged = { url: events, kind: 'fresh', query: 'offset', values };
  const steady = await load({ ...paged, rate: steadyAim.perSecond, connections: 16, seconds: 10 });
  return { rounds, steady, memory: usageOf(pid)?.memory };
}

const whole = (value) => Math.round(value).toLocaleString('en-GB');
const short = (value) => (value < 10 ? value.toFixed(1) : whole(value));
const milliseconds = (value) => (value === undefined ? '–' : `${value.toFixed(value < 0.1 ? 3 : 2)} ms`);

/** @returns {string[][]} cells of the table: what, rate, p99, ratio, processor time of one request */
export const readRows = ({ rounds, steady, memory }) => [
  ...rounds.map(({ what, bytes, bare, own, ratio }) => [
    `${what}, ${whole(bytes)} B`,
    `${whole(own.perSecond)}/s`,
    `${short(own.p99)} ms`,
    ratio.toFixed(ratio < 0.1 ? 3 : 2),
    `${milliseconds(own.cpu)} (bare ${milliseconds(bare.cpu)})`,
  ]),
  [
    `\`GET /api/events\`, another page each time, at ${steadyAim.perSecond}/s (aim: p99 ≤${steadyAim.p99} ms)`,
    `${whole(steady.perSecond)}/s`,
    `${short(steady.p99)} ms`,
    '–',
    '',
  ],
  ['memory after these reads (aim: ≤300 MB)', '', memory === undefined ? '–' : `${whole(memory)} MB`, '–', ''],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    for (const cells of readRows(await measureReads(product))) console.log(`| ${cells.join(' | ')} |`);
  } finally {
    await product.stop();
  }
}
