// npm run attack [-- --only NAME]: starts the product on this machine and tries to break each promise that it makes. Takes at
// most an hour. Prints a table of what was tried and what held; docs/trust.md explains the promises.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withServers } from '../database-servers.mjs';
import { build, checkNode, install } from '../ready.mjs';
import { duration, giveUp, root } from '../run.mjs';

/**
 * @typedef {object} Outcome
 * @property {string} tried what was done, with its figures
 * @property {boolean} held
 * @property {string} note what was seen
 *
 * @typedef {object} Attack a file of `attacks/`
 * @property {string} name value of `--only`
 * @property {string} promise
 * @property {(target: { say: (text: string) => void, env: Record<string, string>, deadline: number }) => Promise<Outcome>} run
 *   `env` holds the addresses of the database servers of this run; `deadline` is a time of `performance.now()`
 */

const wholeMs = 3_600_000;

process.chdir(root);
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const files = readdirSync(new URL('attacks/', import.meta.url)).filter((file) => file.endsWith('.mjs'));
/** @type {Attack[]} */
const attacks = await Promise.all(files.sort().map(async (file) => (await import(`./attacks/${file}`)).default));
const chosen = attacks.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0)
  giveUp(`No attack is called ${only}; there are ${attacks.map(({ name }) => name).join(', ')}.`);

checkNode();
await install();
await build();

const began = performance.now();
const target = { say: (text) => console.error(`  ${text}`), env: {}, deadline: began + wholeMs };

/** @returns {Promise<Outcome>} */
async function attempt({ name, run }) {
  if (performance.now() > target.deadline) return { tried: 'nothing', held: false, note: 'the hour was over' };
  console.error(`${name} …`);
  return run(target).catch((error) => ({ tried: 'began', held: false, note: String(error.message).split('\n')[0] }));
}

const rows = [];
await withServers(async (env) => {
  target.env = env;
  for (const attack of chosen) {
    const start = performance.now();
    const outcome = await attempt(attack);
    rows.push({ ...attack, ...outcome, took: duration(performance.now() - start) });
  }
});

console.log('| Attack | Promise | Tried | Held | Seen | Took |\n| --- | --- | --- | --- | --- | --- |');
for (const { name, promise, tried, held, note, took } of rows)
  console.log(`| ${[name, promise, tried, held ? 'yes' : '**no**', note, took].join(' | ')} |`);
process.exitCode = rows.every(({ held }) => held) ? 0 : 1;
