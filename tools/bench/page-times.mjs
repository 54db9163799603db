// How long a visitor waits on a slow phone (budgets G6 to G8, G10 and G12), which the browser's developer tools emulate.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../chromium.mjs';
import { freePort } from '../product.mjs';

/** Each figure is the median of this many rounds. */
const rounds = 5;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** G7: round trip in milliseconds, throughput in bytes per second. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 87_500, uploadThroughput: 87_500 };
const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Collects the browser's performance entries from the beginning of a page. */
function observe() {
  const times = { paint: 0, largest: 0, tasks: [], presses: [] };
  Object.assign(window, { times });
  const on = (type, take, options = {}) =>
    new window.PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', ({ startTime }) => (times.paint = startTime));
  on('largest-contentful-paint', ({ startTime }) => (times.largest = startTime));
  on('longtask', ({ startTime, duration }) => times.tasks.push({ startTime, duration }));
  on('event', ({ interactionId, duration }) => interactionId > 0 && times.presses.push(duration), {
    durationThreshold: 16,
  });
}

/** Opens a page of an emulated phone with an empty cache. */
async function openPage(browser, { line = fastLine, slowdown = 4 } = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  return { page, close: () => context.close() };
}

/** Milliseconds to the largest paint, and the total time beyond 50 ms of the long tasks after the first paint. */
async function view(page, address) {
  await page.goto(address, { waitUntil: 'load' });
  // Work that the browser does once it is idle is included.
  await page.waitForTimeout(3_000);
  const { paint, largest, tasks } = await page.evaluate(() => window.times);
  const later = tasks.filter(({ startTime }) => startTime >= paint);
  return { largest, blocking: later.reduce((sum, { duration }) => sum + duration - 50, 0) };
}

async function firstViews(browser, address, conditions) {
  const views = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage(browser, conditions);
    views.push(await view(page, address));
    await close();
  }
  return { largest: median(views.map((each) => each.largest)), blocking: median(views.map((each) => each.blocking)) };
}

async function secondViews(browser, address) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage(browser, { line: slowLine });
    await view(page, address);
    times.push((await view(page, address)).largest);
    await close();
  }
  return median(times);
}

async function simulated(address, port) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyAudits: ['largest-contentful-paint', 'total-blocking-time'],
    });
    const { audits = {} } = result?.lhr ?? {};
    runs.push([audits['largest-contentful-paint']?.numericValue, audits['total-blocking-time']?.numericValue]);
  }
  return { largest: median(runs.map(([largest]) => largest)), blocking: median(runs.map(([, blocking]) => blocking)) };
}

/** The interactions: the page, an optional step before, and the tap that is timed. */
const presses = [
  {
    name: 'menu opens',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  },
  {
    name: 'a tab of /ministries',
    path: '/ministries',
    press: (page) => page.getByRole('link', { name: 'Ministry matcher' }).tap(),
  },
  {
    name: 'Next in the matching questions',
    path: '/ministries?view=match',
    before: (page) => page.getByRole('radio', { name: 'Prayer and worship' }).tap(),
    press: (page) => page.getByRole('button', { name: 'Next' }).tap(),
  },
  {
    name: 'a field refused in words',
    path: '/contact',
    press: (page) => page.getByRole('main').locator('form button[type=submit]').first().tap(),
  },
];

async function pressTime(browser, origin, { path, before, press }) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage(browser);
    await page.goto(origin + path);
    await page.evaluate(() => window.dispatchEvent(new window.Event('keydown')));
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    await before?.(page);
    await page.waitForTimeout(500);
    await page.evaluate(() => void (window.times.presses.length = 0));
    await press(page);
    await page.waitForTimeout(1_000);
    // The browser does not report an event that was painted within 16 ms.
    times.push(Math.max(16, ...(await page.evaluate(() => window.times.presses))));
    await close();
  }
  return median(times);
}

/**
 * @param {string} origin @param {string[]} paths of pages
 * @returns {Promise<string>} tables for docs/performance.md
 */
export async function pageTimes(origin, paths) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  const ms = (value) => Math.round(value ?? Number.NaN).toLocaleString('en-GB');
  try {
    const rows = [];
    for (const path of paths) {
      const address = origin + path;
      const lab = await simulated(address, port);
      const slow = await firstViews(browser, address, { line: slowLine });
      const weak = await firstViews(browser, address, { slowdown: 10 });
      const again = await secondViews(browser, address);
      const cells = [lab.largest, slow.largest, lab.blocking, weak.blocking, again];
      rows.push(`| \`${path}\` | ${cells.map(ms).join(' | ')} |`);
    }
    const answers = [];
    for (const each of presses) answers.push(`| ${each.name} | ${ms(await pressTime(browser, origin, each))} |`);
    return `Milliseconds on a slow phone, medians of ${rounds}. G6: largest paint, Lighthouse's slow 4G with 4× CPU (at most 1,200). G7: the same at 300 ms round trip and
700 kbit/s (2,000). G8: blocked at 4× CPU by Lighthouse (100), and at 10× (300). G12: largest paint of the second view on the line of G7 (600). Round trips of
a connection that is opened are not among those of G7 and G12: the browser's tools slow down requests alone.

| Page | G6 | G7 | G8, 4× | G8, 10× | G12 |
|---|---:|---:|---:|---:|---:|
${rows.join('\n')}

G10: from a press to the next paint at 4× CPU (at most 200; 16 is the shortest that the browser tells).

| Press | ms |
|---|---:|
${answers.join('\n')}`;
  } finally {
    await browser.close();
  }
}
