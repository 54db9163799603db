// node tools/screenshots.mjs: the README's pictures, taken from the built product with its first content.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { credentials, startProduct } from './product.mjs';
import { root } from './run.mjs';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const folder = join(root, 'docs/images');
const views = { 360: { width: 360, height: 780 }, 1280: { width: 1280, height: 800 } };

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

mkdirSync(folder, { recursive: true });
const { url, stop } = await startProduct();
const browser = await chromium.launch({
  executablePath,
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
  const { username, password } = credentials.admin;
  await page.addInitScript(
    (value) => sessionStorage.setItem('adminAuth', value),
    Buffer.from(`${username}:${password}`).toString('base64'),
  );
  await page.goto(`${url}/admin`);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const width of Object.keys(views)) await shoot(page, 'admin', width);
} finally {
  await browser.close();
  await stop();
}
