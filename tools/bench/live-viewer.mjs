// A visitor's browser on the live page.
import { chromium } from '@playwright/test';
import { chromiumPath } from '../chromium.mjs';

const phone = { width: 360, height: 780 };

/** Network of a village: 400 kbit/s, 300 ms round trip. */
export const village = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 25_000 };

export const openBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });

/** Runs in the page: records when the first picture is shown. With `presses` it also clicks 'Watch live' as soon as the button works. */
function watchForFrame(presses) {
  const noted = (window.noted = { pressedAt: 0, seenAt: 0 });
  new window.MutationObserver(() => {
    const door = [...document.querySelectorAll('main button')].find((button) =>
      button.textContent?.startsWith('Watch live'),
    );
    if (presses && door && noted.pressedAt === 0 && 'ready' in document.documentElement.dataset) {
      noted.pressedAt = Date.now();
      door.click();
    }
    const video = document.querySelector('main video');
    if (video && !video.dataset.watched) {
      video.dataset.watched = 'yes';
      video.requestVideoFrameCallback(() => (noted.seenAt = Date.now()));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

const seen = async (page) => {
  await page.waitForFunction(() => window.noted.seenAt > 0, undefined, { polling: 50, timeout: 60_000 });
  return page.evaluate(() => window.noted);
};

/**
 * Milliseconds from the click to the first picture. With `waits` the page is opened before the broadcast, and the result has
 * `firstFrameAfterStart()` instead: the page then learns of the broadcast at once and clicks. It resolves with the time of the first picture.
 */
export async function untilFirstFrame(browser, url, { line = null, saveData = false, waits = false }) {
  const context = await browser.newContext({
    viewport: phone,
    ...(saveData ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(watchForFrame, waits);
  if (waits) {
    let release;
    const reported = new Promise((resolve) => (release = resolve));
    // The page's status request is held until the broadcast is live; otherwise up to 30 s would pass.
    await page.route('**/api/live/status*', async (route) => {
      await reported;
      await route.continue();
    });
    await page.goto(`${url}/live`);
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    return {
      async firstFrameAfterStart() {
        release();
        const { seenAt } = await seen(page);
        await context.close();
        return seenAt;
      },
    };
  }
  await page.goto(`${url}/live`);
  // The first interaction, as of a visitor who scrolls; with Save-Data the script is loaded only then.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', line);
  await page.evaluate(() => {
    window.noted.pressedAt = Date.now();
    [...document.querySelectorAll('main button')]
      .find((button) => button.textContent?.startsWith('Watch live'))
      ?.click();
  });
  const { pressedAt, seenAt } = await seen(page);
  await context.close();
  return seenAt - pressedAt;
}

const newest = (page) =>
  page.locator('main :is(video, audio)').evaluate(({ buffered }) => buffered.end(buffered.length - 1));

/** @returns {Promise<{name: string, said: string, real: number}[]>} for each choice the MB an hour that its button states and the real ones */
export async function bytesAnHour(browser, url, seconds) {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const ours = new Set();
  let bytes = 0;
  session.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.url.includes('/hls/') && ours.add(requestId),
  );
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => (bytes += ours.has(requestId) ? encodedDataLength : 0),
  );
  await page.goto(`${url}/live`);
  await page.getByRole('button', { name: /^Watch live/ }).click();
  const labels = page.getByRole('group', { name: 'Picture and data' }).locator('label');
  await labels.nth(1).waitFor();
  const rows = [];
  for (let index = 0; index < (await labels.count()) - 1; index += 1) {
    await labels.nth(index).locator('input').check();
    // Downloads that have already begun are finished first.
    await page.waitForTimeout(8_000);
    // Bytes are divided by the seconds of media received, because segments do not arrive at even intervals.
    const from = await newest(page);
    bytes = 0;
    await page.waitForTimeout(seconds * 1_000);
    const played = (await newest(page)) - from;
    const [name, said] = await labels
      .nth(index)
      .evaluate((label) => [label.querySelector('b')?.textContent, /([\d,]+) MB/.exec(label.textContent ?? '')?.[1]]);
    rows.push({ name, said, real: ((bytes / played) * 3_600) / 1e6 });
  }
  await context.close();
  return rows;
}
