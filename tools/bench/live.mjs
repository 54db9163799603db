// What a live stream costs and how soon it is visible, with ffmpeg in place of OBS and Chromium as the visitor's browser.
// `node tools/bench/live.mjs` prints the tables, `--write` writes them into docs/performance.md. Needs the built product.
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { hasFfmpeg, publish, stopEncoders } from '../encoder.mjs';
import { credentials, startProduct } from '../product.mjs';
import { node } from '../run.mjs';
import { busyOver } from './live-processes.mjs';
import { bytesAnHour, openBrowser, untilFirstFrame, village } from './live-viewer.mjs';
import { writePart } from './performance-page.mjs';

const turns = 5;
const { username, password } = credentials.media;
const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
const settings = { LOG_LEVEL: 'warn', MEDIA_SERVER: 'embedded', RTMP_PORT: '0', HLS_PORT: '0' };
/** The OBS settings that the console recommends to volunteers. */
const service = {
  size: '1280x720',
  rate: 30,
  keyEvery: 60,
  further: ['-b:v', '2500k', '-maxrate', '2500k', '-bufsize', '2500k', '-b:a', '128k'],
};

const say = (text) => console.error(text);
const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;
const whole = (value) => Math.round(value).toLocaleString('en-GB');
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function call(url, path, body) {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** @param {string} what named in the error @param {() => Promise<unknown>} check */
async function until(what, check, every = 50, longest = 30_000) {
  for (const deadline = performance.now() + longest; performance.now() < deadline; await pause(every)) {
    const found = await check();
    if (found) return found;
  }
  throw new Error(`Waited ${longest / 1_000} s in vain for ${what}`);
}

/** Starts a product that goes live as soon as an encoder publishes. `work` receives the product and the address to publish to. */
export async function onAir(more, work) {
  const product = await startProduct({ ...settings, ...more });
  try {
    await until('the media server', async () => (await call(product.url, '/media/stream')).server.state === 'running');
    const { rtmpUrl, streamKey } = await call(product.url, '/rtmp/config?reveal=true');
    await call(product.url, '/media/approve-stream', {});
    await call(product.url, '/media/go-live', { status: 'live' });
    return await work(product, `${rtmpUrl}/${streamKey}`);
  } finally {
    await stopEncoders();
    await product.stop();
  }
}

const isLive = (url) => async () => (await (await fetch(`${url}/api/live/status`)).json()).isLive;
/** The ladder starts a little later than the stream itself. */
const hasLadder = (url) => async () => (await (await fetch(`${url}/hls/church/master.m3u8`)).text()).includes('240p');

async function measureStart(browser) {
  const [playable, seen] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    await onAir({}, async ({ url }, address) => {
      const visitor = await untilFirstFrame(browser, url, { waits: true });
      const began = Date.now();
      publish(address, service);
      await until('the broadcast', isLive(url));
      playable.push(Date.now() - began);
      seen.push((await visitor.firstFrameAfterStart()) - began);
    });
  }
  return { playable: median(playable), seen: median(seen) };
}

async function measureSlowLine(browser, url) {
  const [ready, cold] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    ready.push(await untilFirstFrame(browser, url, { line: village }));
    cold.push(await untilFirstFrame(browser, url, { line: village, saveData: true }));
  }
  return { ready: median(ready), cold: median(cold) };
}

/** Measures how many playlists and segments of the stream per second the site serves. */
async function measureServing(url) {
  const playlist = `${url}/hls/church/240p/index.m3u8`;
  const pieceOf = (text) => text.trim().split('\n').at(-1);
  const piece = `${url}/hls/church/240p/${pieceOf(await (await fetch(playlist)).text())}`;
  const bytes = (await (await fetch(piece)).arrayBuffer()).byteLength;
  const load = async (address) => {
    const { ok, output } = await node(['tools/bench/load.mjs', JSON.stringify({ url: address, seconds: 4 })]);
    if (!ok) throw new Error(output);
    return JSON.parse(output);
  };
  return { playlist: await load(playlist), piece: await load(piece), bytes };
}

/** Whether the product is idle. Its first start makes smaller copies of the pictures, which is not a cost of the stream. */
const isQuiet = async (pid) => (await busyOver(pid, 2)).every(({ cpu }) => cpu < 5);

const cost = async (more) =>
  onAir(more, async ({ url, pid }, address) => {
    await until('an idle server', () => isQuiet(pid), 0, 180_000);
    publish(address, service);
    await until('the stream', more.LIVE_LADDER === 'false' ? isLive(url) : hasLadder(url));
    await pause(5_000);
    return busyOver(pid, 20);
  });

/** @returns {Promise<string>} tables in Markdown */
export async function liveFigures() {
  if (!hasFfmpeg) return 'Not measured: no ffmpeg on this machine.';
  const busyness = loadavg()[0].toFixed(1);
  const browser = await openBrowser();
  try {
    say('Live: from publishing to the first picture …');
    const start = await measureStart(browser);
    say('Live: slow line, bytes, many viewers …');
    const rest = await onAir({}, async ({ url }, address) => {
      publish(address, service);
      await until('the ladder', hasLadder(url));
      return {
        slow: await measureSlowLine(browser, url),
        bytes: await bytesAnHour(browser, url, 24),
        serving: await measureServing(url),
      };
    });
    say('Live: what a stream costs the server …');
    const [plain, ladder] = [await cost({ LIVE_LADDER: 'false' }), await cost({})];
    return tablesOf({ busyness, start, ...rest, plain, ladder });
  } finally {
    await browser.close();
  }
}

const tablesOf = ({
  busyness,
  start,
  slow,
  bytes,
  serving,
  plain,
  ladder,
}) => `Node ${process.versions.node}, ${cpus().length} cores, encoder (720p, 30 fps, 2,500 kbit/s, key frames every 2 s) and Chromium beside it, load average ${busyness} before the start, ${new Date().toISOString().slice(0, 10)}. Times are the median of ${turns}.

| How soon | Aim | Measured |
|---|---:|---:|
| encoder started until the page says LIVE |  | ${seconds(start.playable)} |
| encoder started until the first picture in the visitor's browser | 3.0 s | ${seconds(start.seen)} |
| press until the first picture, 400 kbit/s and 300 ms, page open for a while | 2.5 s | ${seconds(slow.ready)} |
| the same with Save-Data: the player itself is fetched after the press |  | ${seconds(slow.cold)} |

| What a viewer fetches | Its button says | Really, playlists and headers included |
|---|---:|---:|
${bytes.map(({ name, said, real }) => `| ${name} | ${said} MB an hour | ${whole(real)} MB an hour |`).join('\n')}

| What one stream costs the server | CPU, of one core | Memory |
|---|---:|---:|
${[
  ['', plain],
  [', with the ladder', ladder],
]
  .flatMap(([name, parts]) =>
    parts.map((part) => `| ${part.name}${name} | ${Math.round(part.cpu)} % | ${Math.round(part.memory)} MB |`),
  )
  .join('\n')}

| Handing it to many, on the site's own address | Rate | p99 |
|---|---:|---:|
| playlist of 240p | ${whole(serving.playlist.perSecond)}/s | ${Math.round(serving.playlist.p99)} ms |
| piece of 240p, ${whole(serving.bytes)} B | ${whole(serving.piece.perSecond)}/s, ${whole((serving.piece.perSecond * serving.bytes * 8) / 1e6)} Mbit/s | ${Math.round(serving.piece.p99)} ms |`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tables = await liveFigures();
  console.log(tables);
  if (process.argv.includes('--write')) writePart('live', tables);
}
