import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { axeOnBoth, badges, broadcast, phone, player, plays, rtmp, serveStream } from './live-steps.ts';

const watch = (page: Page) =>
  player(page)
    .getByRole('button', { name: /^Watch live/ })
    .click();
const listen = (page: Page) =>
  player(page)
    .getByRole('button', { name: /^Listen only/ })
    .click();

test.use({ viewport: phone });

// LIVE-07, LIVE-09
test('the player starts at the press with the lowest rendition, and shows the cost of each rendition before and after', async ({
  page,
  problems,
}) => {
  const { asked } = await serveStream(page);
  await broadcast(page, rtmp);
  await page.goto('/live');
  await expect(badges(page)).toHaveText('LIVE1 watchingOur own stream');
  // The figures of the playlists; no segment is loaded before the click.
  await expect(player(page).getByRole('button', { name: 'Listen only 26 MB an hour' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.sort()).toEqual(['/hls/audio/index.m3u8', '/hls/master.m3u8']);
  await axeOnBoth(page);
  await page.setViewportSize(phone);

  await player(page).getByRole('button', { name: 'Watch live from 90 MB an hour' }).click();
  await plays(page);
  expect(asked.find((path) => path.endsWith('.mpegts'))).toMatch(/^\/hls\/240\//);
  const choices = page.getByRole('group', { name: 'Picture and data' });
  await expect(choices.locator('label')).toHaveText([
    /^Sound only26 MB an hour$/,
    /^240p\d+ MB an hour$/,
    /^360p\d+ MB an hour$/,
    'Automaticthe best your connection allows',
  ]);
  await expect(choices.getByRole('radio', { name: /^Automatic/ })).toBeChecked();
  await axeOnBoth(page);
  expect(problems).toEqual([]);
});

test('the player can play the sound alone, which loads no picture and gives its title to the lock screen', async ({
  page,
  problems,
}) => {
  const { asked } = await serveStream(page);
  await broadcast(page, rtmp);
  await page.goto('/live');
  await listen(page);
  await plays(page);
  expect(asked.filter((path) => path.endsWith('.mpegts') && !path.startsWith('/hls/audio/'))).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.metadata?.artist]))
    .toEqual(['Live service', 'Faithful Witness Ministries']);
  // From then on each picture can be chosen; the choices show what they cost.
  await expect(page.getByRole('group', { name: 'Picture and data' }).locator('label')).toHaveText([
    /^Sound only\d+ MB/,
    '240p90 MB an hour',
    '360p210 MB an hour',
    /^Automatic/,
  ]);
  expect(problems).toEqual([]);
});

test('the player changes to the sound and back at the same volume', async ({ page }) => {
  await serveStream(page);
  await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await plays(page);
  await page.locator('video').evaluate((media: HTMLVideoElement) => (media.volume = 0.3));
  await page.getByRole('radio', { name: /^Sound only/ }).check();
  await expect(page.locator('audio')).toBeVisible();
  await plays(page);
  await axeOnBoth(page);
  await page.getByRole('radio', { name: /^360p/ }).check();
  await expect(page.locator('video')).toBeVisible();
  await plays(page);
  expect(await page.locator('video').evaluate((media: HTMLVideoElement) => media.volume)).toBeCloseTo(0.3);
});

test('the player offers a button to the live position after a pause, and loads nothing during it', async ({ page }) => {
  const stream = await serveStream(page);
  await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await plays(page);
  await page.locator('video').evaluate((media: HTMLVideoElement) => media.pause());
  const toNow = player(page).getByRole('button', { name: 'Go to live' });
  await expect(toNow).toBeVisible({ timeout: 20_000 });
  const fetched = stream.asked.length;
  await axeOnBoth(page);
  expect(stream.asked.length).toBe(fetched);
  await toNow.click();
  await plays(page);
  await expect(toNow).toBeHidden();
});

test('the player changes to the lowest rendition when the phone begins to save data', async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: false });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await serveStream(page);
  await broadcast(page, rtmp);
  await page.goto('/live');
  await watch(page);
  await plays(page);
  await expect(page.getByRole('radio', { name: /^Automatic/ })).toBeChecked();
  await page.evaluate(() => {
    const { connection } = navigator as unknown as { connection: EventTarget & { saveData: boolean } };
    connection.saveData = true;
    connection.dispatchEvent(new Event('change'));
  });
  await expect(page.getByRole('radio', { name: /^240p/ })).toBeChecked();
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the player offers the sound first, loads nothing before the press and begins with the lowest rendition', async ({
    page,
  }) => {
    const players: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('hls-screen')) players.push(request.url());
    });
    await serveStream(page);
    await broadcast(page, rtmp);
    await page.goto('/live');
    // The script reads the status, and it is loaded only after the first interaction.
    await page.keyboard.press('Tab');
    await expect(player(page).getByRole('button')).toHaveText([/^Listen only/, /^Watch live/]);
    await page.waitForLoadState('networkidle');
    expect(players).toEqual([]);
    await watch(page);
    await plays(page);
    await expect(page.getByRole('radio', { name: /^240p/ })).toBeChecked();
  });
});
