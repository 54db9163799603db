import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  axeOnBoth,
  badges,
  broadcast,
  interrupted,
  offline,
  phone,
  played,
  player,
  plays,
  rtmp,
  serveStream,
} from './live-steps.ts';

const watch = (page: Page) =>
  player(page)
    .getByRole('button', { name: /^Watch live/ })
    .click();
const again = (page: Page) => player(page).getByText(/Trying again…/);
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test.use({ viewport: phone });

test('the player connects again by itself when there was no stream at first', async ({ page }) => {
  const stream = await serveStream(page);
  stream.breakOff();
  await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await expect(again(page)).toBeVisible();
  stream.goOn();
  await plays(page);
  await expect(again(page)).toBeHidden();
});

test("the player says 'Back shortly' when the stream drops, and continues with the same choice and volume, without a press", async ({
  page,
  problems,
}) => {
  const stream = await serveStream(page);
  const station = await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await plays(page);
  await page.getByRole('radio', { name: /^360p/ }).check();
  await page.locator('video').evaluate((media: HTMLVideoElement) => (media.muted = true));
  stream.breakOff();
  station.set(interrupted);
  // The player reads the status as soon as a segment is missing, without waiting for the next poll in thirty seconds.
  await expect(badges(page)).toHaveText('Back shortly');
  await expect(player(page).getByRole('heading', { name: 'Back shortly' })).toBeVisible();
  await expect(page.locator('video')).toBeHidden();
  await axeOnBoth(page);

  stream.goOn();
  station.set(rtmp);
  await expect(badges(page)).toHaveText(/^LIVE/, { timeout: 20_000 });
  await expect(page.locator('video')).toBeVisible();
  await plays(page);
  await expect(page.getByRole('radio', { name: /^360p/ })).toBeChecked();
  expect(await page.locator('video').evaluate((media: HTMLVideoElement) => media.muted)).toBe(true);
  expect(problems.filter((line) => !line.includes('404'))).toEqual([]);
});

test('the end of a broadcast shows thanks and the next service, and removes the player', async ({ page }) => {
  const stream = await serveStream(page);
  const station = await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await plays(page);
  stream.end();
  station.set(offline);
  await expect(player(page).getByRole('heading', { name: 'The service has ended' })).toBeVisible({ timeout: 20_000 });
  await expect(player(page).getByText('Stream Offline')).toBeVisible();
  await expect(player(page).getByRole('link', { name: 'To the sermons' })).toHaveAttribute('href', '/sermons');
  await expect(player(page).getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await axeOnBoth(page);
});

test('the player does not repeat the end of a broadcast', async ({ page }) => {
  const stream = await serveStream(page);
  stream.end();
  await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await expect(again(page)).toBeVisible();
  await expect.poll(() => stream.asked.filter((path) => path === '/hls/master.m3u8').length).toBeGreaterThan(3);
  expect(await played(page)).toBe(0);
  stream.goOn();
  await plays(page);
});

test('the player continues after the connection of the visitor was lost', async ({ page, context }) => {
  await serveStream(page);
  await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await plays(page);
  await context.setOffline(true);
  await expect(player(page).getByText(/Your phone is offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(player(page).getByText(/Your phone is offline/)).toBeHidden();
  await plays(page);
});

test('the player continues at the live position after ten minutes in the background', async ({ page }) => {
  const stream = await serveStream(page);
  await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await plays(page);
  // As a phone does with a video that nobody sees.
  await setHidden(page, true);
  await page.locator('video').evaluate((media: HTMLVideoElement) => media.pause());
  stream.skip(600);
  await setHidden(page, false);
  const newest = () => Math.max(...stream.asked.map((path) => Number(/\/s(\d+)\.mpegts$/.exec(path)?.[1] ?? 0)));
  await expect.poll(newest).toBeGreaterThan(300);
  await plays(page);
});
