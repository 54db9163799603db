// Memory of the server while people use the site, for an hour by default: `node tools/bench/memory.mjs [--minutes 60]
// [--rate 30]` prints the curve, `--write` writes it into docs/performance.md. Needs the built product, and Linux, because
// other systems do not report the memory of a process in /proc.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { People } from '../cluster/people.mjs';
import { startProduct } from '../product.mjs';
import { usageOf } from './live-processes.mjs';
import { writePart } from './performance-page.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);
const sampleMs = 5_000;

/** Highest memory of each minute in MB, sampled until `signal` is aborted. */
async function samplesOf(pid, signal) {
  const fullest = [];
  const began = performance.now();
  while (!signal.aborted) {
    const minute = Math.floor((performance.now() - began) / 60_000);
    fullest[minute] = Math.max(fullest[minute] ?? 0, usageOf(pid)?.memory ?? 0);
    await pause(sampleMs);
  }
  return fullest.slice(0, minutes).map(Math.round);
}

const mean = (numbers) => Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);

/** @returns {Promise<string>} sentences and a chart for docs/performance.md */
async function measure() {
  const product = await startProduct({ LOG_LEVEL: 'warn', SANDBOX_PAYMENTS: 'true' });
  try {
    const atStart = Math.round(usageOf(product.pid)?.memory ?? 0);
    const people = new People(product.url);
    await people.prepare(rate * minutes * 60);
    const end = new AbortController();
    const sampling = samplesOf(product.pid, end.signal);
    await people.come({ rate, seconds: minutes * 60 });
    end.abort();
    const memory = await sampling;
    const { answers } = people.client;
    const unserved = answers.filter(({ isServed }) => !isServed);
    if (unserved.length > 0)
      throw new Error(`${unserved.length} were not served: ${unserved[0].path} ${unserved[0].said}`);
    const quarter = Math.floor(memory.length / 4);
    return `Node ${process.versions.node}, SQLite, ${rate} actions a second for ${minutes} minutes: ${answers.length.toLocaleString('en-GB')} requests, ${new Date().toISOString().slice(0, 10)}. ${atStart} MB after the
start; in the second quarter of the time ${mean(memory.slice(quarter, 2 * quarter))} MB, in the last ${mean(memory.slice(-quarter))} MB, at the peak ${Math.max(...memory)} MB.

\`\`\`mermaid
xychart-beta
  x-axis "minutes" 1 --> ${memory.length}
  y-axis "MB, fullest moment of each minute" 0 --> ${50 * Math.ceil(Math.max(...memory) / 50)}
  line [${memory.join(', ')}]
\`\`\``;
  } finally {
    await product.stop();
  }
}

const curve = await measure();
console.log(curve);
if (values.write) writePart('memory', curve);
