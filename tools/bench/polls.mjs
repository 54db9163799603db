// Visitors who poll the live status, as at the peak of a service: 850 requests a second from tabs that each have an id. Meanwhile
// staff read the state every second, and the broadcast changes every two. Needs the built API; `npm run bench` reports the figures.
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { credentials, startProduct } from '../product.mjs';

/** The aim of design/trust.md: requests per second and p99 in milliseconds, with the load generator on the same two cores. */
export const aim = { perSecond: 850, p99: 100 };
const connections = 50;
const tabs = Array.from({ length: 5_000 }, () => randomUUID());

/** @param {string} origin @param {number} seconds @returns {Promise<{perSecond: number, p99: number, viewers: number}>} */
export async function measurePolls(origin, seconds = 20) {
  const authorization = `Basic ${Buffer.from(`${credentials.media.username}:${credentials.media.password}`).toString('base64')}`;
  const staff = async (path, body) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await staff('media/stream-config', {
    type: 'youtube',
    config: { liveVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  });
  let turn = 0;
  const failures = [];
  const booth = setInterval(() => {
    turn += 1;
    const changes =
      turn % 4 === 0
        ? [
            ['media/approve-stream', {}],
            ['media/go-live', { status: 'live' }],
          ]
        : turn % 4 === 2
          ? [['media/go-live', { status: 'offline' }]]
          : [];
    void [['media/stream'], ['live/status'], ...changes]
      .reduce((before, [path, body]) => before.then(() => staff(path, body)), Promise.resolve())
      .catch((error) => failures.push(error));
  }, 1_000);
  try {
    let asked = 0;
    const request = {
      setupRequest: (each) => ({ ...each, path: `/api/live/status?watcher=${tabs[(asked += 1) % tabs.length]}` }),
    };
    const result = await autocannon({
      url: origin,
      connections,
      duration: seconds,
      overallRate: aim.perSecond,
      requests: [request],
    });
    if (result.non2xx + result.errors > 0 || failures.length > 0)
      throw new Error(`${result.non2xx} polls were refused, ${result.errors} broke off; staff: ${failures.join(', ')}`);
    const { viewers } = await (await fetch(`${origin}/api/live/status`)).json();
    return { perSecond: result.requests.average, p99: result.latency.p99, viewers };
  } finally {
    clearInterval(booth);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    const polls = await measurePolls(product.url);
    console.log(JSON.stringify(polls));
    process.exitCode = polls.p99 > aim.p99 || polls.perSecond < aim.perSecond * 0.98 ? 1 : 0;
  } finally {
    await product.stop();
  }
}
