// npm run cluster: the whole site with three API processes over a Galera cluster, Redis and a bucket behind nginx, without a
// container engine. People use it while one part after the other is killed or frozen, and during a rolling release. Prints how
// they were served, and whether the database holds everything that was confirmed to them.
//   --minutes 10   duration     --rate 20   actions a second     --every 30   seconds from one outage to the next
//   --only REGEXP   outages with a matching name     --next FOLDER   another built checkout, the target of the release
//   --write        writes the tables into docs/performance.md
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writePart } from './bench/performance-page.mjs';
import { Cluster, missingPackages } from './cluster/cluster.mjs';
import { figuresOf, settleMs } from './cluster/figures.mjs';
import { invariantsOf } from './cluster/invariants.mjs';
import { outagesOf } from './cluster/outages.mjs';
import { People } from './cluster/people.mjs';
import { aims, report } from './cluster/report.mjs';
import { readChecksums, readRows } from './cluster/rows.mjs';
import { main } from './product.mjs';
import { build, checkNode, install } from './ready.mjs';
import { giveUp, root } from './run.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    every: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    next: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.minutes) * 60;
const rate = Number(values.rate);
const everyMs = Number(values.every) * 1_000;
if (!(seconds > 0 && rate > 0 && everyMs >= 15_000))
  giveUp('--minutes and --rate are above 0, --every is 15 seconds or more.');
/** Each outage lasts a third of the time between two outages. */
const heldMs = everyMs / 3;
const next = values.next ? join(resolve(values.next), 'apps/api/dist/main.js') : main;

/** The warm-up is counted in the database, but not in the figures: new processes have prepared nothing yet. */
const warmUpSeconds = 10;

const say = (text) => console.error(text);

/** Causes one outage after the other until the time is over. @returns {Promise<import('./cluster/figures.mjs').Episode[]>} */
async function disturb(outages, deadline) {
  const episodes = [];
  const start = performance.now();
  for (let turn = 0; ; turn += 1) {
    const due = start + everyMs / 2 + turn * everyMs;
    // A part that took long to come back gets time to settle before the next outage.
    await pause(Math.max(0, Math.max(due, (episodes.at(-1)?.ended ?? 0) + settleMs) - performance.now()));
    if (outages.length === 0 || performance.now() + heldMs + settleMs > deadline) return episodes;
    const { name, begin, end } = outages[turn % outages.length];
    say(`  ${Math.round((performance.now() - start) / 1_000)} s: ${name}`);
    const began = performance.now();
    await begin();
    await pause(Math.max(0, began + heldMs - performance.now()));
    await end();
    episodes.push({ name, began, ended: performance.now() });
  }
}

/** Reads what the uploads and the database nodes hold after all writing has stopped. */
async function takeStock(cluster, people) {
  const uploads = [];
  for (const url of people.journal.uploads) if ((await fetch(`${cluster.origin}${url}`)).ok) uploads.push(url);
  await cluster.stopApis();
  await Promise.all(cluster.galera.nodes.map((node) => node.untilReady()));
  const connections = await Promise.all(cluster.galera.nodes.map((node) => node.connect('ministry')));
  try {
    // Each node first applies the changes that the others have sent.
    for (const connection of connections) await connection.query('SET SESSION wsrep_sync_wait = 15');
    const nodes = await Promise.all(connections.map(readChecksums));
    return { ...(await readRows(connections[0])), uploads, nodes };
  } finally {
    for (const connection of connections) connection.destroy();
  }
}

async function measure(cluster) {
  say('Starting three database nodes, Redis, the bucket, three API processes and nginx …');
  await cluster.start(main);
  const people = new People(cluster.origin);
  await people.prepare(rate * (seconds + warmUpSeconds));
  await people.run({ rate, seconds: warmUpSeconds });
  people.client.answers = [];
  const chosen = outagesOf(cluster, next).filter(({ name }) => new RegExp(values.only).test(name));
  say(`${rate} actions a second for ${values.minutes} minutes at ${cluster.origin} …`);
  const deadline = performance.now() + seconds * 1_000;
  const [episodes] = await Promise.all([disturb(chosen, deadline), people.run({ rate, seconds })]);
  say('Comparing what people were answered with the database …');
  const found = await takeStock(cluster, people);
  return {
    figures: figuresOf(people.client.answers, episodes),
    invariants: invariantsOf(people.journal, found),
    badExits: cluster.apis.flatMap(({ exitCodes }) => exitCodes).filter((code) => code !== 0),
  };
}

process.chdir(root);
checkNode();
const missing = missingPackages();
if (missing.length > 0) giveUp(`Not on this machine: ${missing.join(', ')} (Debian's packages).`);
await install();
await build();

const cluster = new Cluster();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void cluster.close().finally(() => process.exit(130)));
const busyness = loadavg()[0]?.toFixed(1);
let outcome;
let giveUpAfter;
try {
  outcome = await measure(cluster);
} catch (error) {
  giveUpAfter = error;
} finally {
  await cluster.close();
}
if (giveUpAfter) giveUp(String(giveUpAfter.message), giveUpAfter.stack);

const head = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) for everything, load average ${busyness} before the start, ${rate} actions a second for ${values.minutes} minutes, ${new Date().toISOString().slice(0, 10)}.`;
const text = report(head, outcome);
console.log(text);
for (const { name, broken } of outcome.invariants)
  for (const sentence of broken.slice(0, 20)) say(`${name}: ${sentence}`);
if (values.write) writePart('cluster', text);
process.exitCode = aims(outcome).every(({ isMet }) => isMet) ? 0 : 1;
