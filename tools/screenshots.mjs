// node tools/screenshots.mjs: takes the README's pictures from the built product with its first content.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { onAir } from './bench/live.mjs';
import { chromiumPath } from './chromium.mjs';
import { hasFfmpeg, publish } from './encoder.mjs';
import { credentials, startProduct } from './product.mjs';
import { root } from './run.mjs';

const folder = join(root, 'docs/images');
const views = { 360: { width: 360, height: 780 }, 1280: { width: 1280, height: 800 } };

/** Seconds until the preview shows the stream and the figures are stable. */
const secondsOnAir = 12;

async function shoot(page, name, width) {
  await page.setViewportSize(views[width]);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: join(folder, `${name}-${width}.jpeg`),
    type: 'jpeg',
    quality: 70,
    animations: 'disabled',
  });
}

/** Opens a page with a stored credential for a console. */
async function openConsole(browser, storedAs, { username, password }) {
  const page = await browser.newPage();
  await page.addInitScript(
    ([name, value]) => sessionStorage.setItem(name, value),
    [storedAs, Buffer.from(`${username}:${password}`).toString('base64')],
  );
  return page;
}

/** Takes a picture of the media team's console while a stream arrives. */
async function shootMediaConsole(browser) {
  if (!hasFfmpeg) return console.error('Without ffmpeg the picture of the media console stays as it was.');
  await onAir({}, async ({ url }, address) => {
    publish(address, { size: '1280x720', rate: 30, keyEvery: 60 });
    const page = await openConsole(browser, 'mediaAuth', credentials.media);
    await page.setViewportSize(views[1280]);
    await page.goto(`${url}/media-setup`);
    await page.getByRole('heading', { name: 'Media Team Setup' }).waitFor();
    await page.waitForTimeout(secondsOnAir * 1_000);
    await shoot(page, 'media', 1280);
  });
}

mkdirSync(folder, { recursive: true });
const { url, stop } = await startProduct();
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const [first] = await (await fetch(`${url}/api/events?when=upcoming&limit=1`)).json();
  const page = await browser.newPage();
  for (const [name, path] of Object.entries({
    home: '/',
    events: '/events',
    event: `/events/${first.id}`,
    sermons: '/sermons',
    ministries: '/ministries',
  })) {
    for (const width of Object.keys(views)) {
      await page.setViewportSize(views[width]);
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await shoot(page, name, width);
    }
  }
  const office = await openConsole(browser, 'adminAuth', credentials.admin);
  await office.goto(`${url}/admin`);
  await office.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await office.waitForLoadState('networkidle');
  for (const width of Object.keys(views)) await shoot(office, 'admin', width);
  await shootMediaConsole(browser);
} finally {
  await browser.close();
  await stop();
}
