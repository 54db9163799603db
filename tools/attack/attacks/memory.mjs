import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../product.mjs';

const invented = 100_000;
const connections = 64;
/** Maximum growth of the heap in bytes; bounded caches may fill up to their bound. */
const mayGrow = 64 * 1_048_576;

/** Runs inside the product: on SIGUSR2 it forces a garbage collection and prints the memory that is still in use. */
const probe = `
import v8 from 'node:v8'; import vm from 'node:vm';
v8.setFlagsFromString('--expose-gc');
const gc = vm.runInNewContext('gc');
process.on('SIGUSR2', () => { gc(); gc(); process.stderr.write('memory ' + JSON.stringify(process.memoryUsage()) + '\\n'); });
`;

async function measure(product) {
  const pattern = /^memory (.+)$/gm;
  const before = [...product.log().matchAll(pattern)].length;
  process.kill(product.pid, 'SIGUSR2');
  for (;;) {
    const lines = [...product.log().matchAll(pattern)];
    if (lines.length > before) return JSON.parse(lines.at(-1)[1]);
    await pause(50);
  }
}

/** Returns an address in a different IPv6 network for each number. */
const addressOf = (at) => `2001:db8:${(at >> 16).toString(16)}:${(at & 0xffff).toString(16)}::1`;

/** Requests each path once, each time from another address. */
async function flood(url, pathOf, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const ask = async () => {
    for (let at = next++; at < count; at = next++) {
      const asked = request(`${url}${pathOf(at)}`, { agent, headers: { 'x-forwarded-for': addressOf(at) } }).end();
      const [answer] = await once(asked, 'response');
      await once(answer.resume(), 'end');
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
}

const mb = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;

/** @type {import('../attack.mjs').Attack} */
export default {
  name: 'memory',
  promise: 'Nothing that a stranger can invent fills the memory',
  async run({ say }) {
    const product = await startProduct({
      RATE_LIMIT_SCALE: '1',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(probe)}`,
    });
    try {
      const warm = 2_000;
      await flood(product.url, (at) => `/api/live/status?watcher=warm-${at}`, warm);
      await flood(product.url, (at) => `/api/announcements?search=warm${at}`, warm);
      const before = await measure(product);
      const steps = [];
      for (const [name, pathOf, count] of [
        ['watchers', (at) => `/api/live/status?watcher=invented-${at}`, invented],
        ['addresses and URLs', (at) => `/api/announcements?search=invented${at}`, invented],
        ['pages', (at) => `/?visit=${at}`, invented / 50],
      ]) {
        await flood(product.url, pathOf, count);
        steps.push({ name, ...(await measure(product)) });
        say(`${name}: heap ${mb(steps.at(-1).heapUsed)}, resident ${mb(steps.at(-1).rss)}`);
      }
      const { external, rss, heapTotal } = steps.at(-1);
      return {
        tried: `${invented.toLocaleString('en')} invented watchers, as many addresses with as many URLs, ${invented / 50} pages`,
        held: steps.every((step) => step.heapUsed - before.heapUsed < mayGrow),
        note:
          `heap ${mb(before.heapUsed)} → ${steps.map((step) => mb(step.heapUsed)).join(' → ')} after a forced collection; resident ` +
          `${mb(before.rss)} → ${mb(rss)}, of it heap pages ${mb(heapTotal)}, buffers ${mb(external)}, the rest SQLite, code and what malloc keeps`,
      };
    } finally {
      await product.stop();
    }
  },
};
