import { hasFfmpeg } from '../../tools/encoder.mjs';
import { expect } from './fixtures.ts';
import { goOnAir, phone, player, plays, streamingTest as test } from './live-steps.ts';

test.skip(!hasFfmpeg, 'No ffmpeg on this machine');
test.use({ viewport: phone, hasLadder: true, extraHTTPHeaders: { 'save-data': 'on' } });

/** The MB an hour in the label of a choice. */
const megabytes = (text: string | null) => Number(/([\d,]+) MB/.exec(text ?? '')?.[1]?.replace(',', ''));

// LIVE-09
test('two lower renditions and the sound alone are offered with their cost, the cheapest first', async ({
  page,
  api,
  request,
}) => {
  test.setTimeout(90_000);
  await goOnAir(api, { size: '854x480', rate: 15, keyEvery: 30 });
  await expect
    .poll(async () => (await request.get('/hls/church/master.m3u8')).text(), { timeout: 30_000 })
    .toContain('240p/index.m3u8');
  await page.goto('/live');
  await page.keyboard.press('Tab');
  await expect(player(page).getByRole('button')).toHaveText([
    /^Listen only \d+ MB an hour/,
    /^Watch live from \d+ MB an hour/,
  ]);
  await player(page)
    .getByRole('button', { name: /^Watch live/ })
    .click();
  await plays(page);
  const labels = page.getByRole('group', { name: 'Picture and data' }).locator('label');
  await expect(labels.locator('b')).toHaveText(['Sound only', '240p', '360p', '480p', 'Automatic']);
  await expect(page.getByRole('radio', { name: /^240p/ })).toBeChecked();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)).toBeLessThan(250);
  const costs = (await labels.allTextContents()).slice(0, 4).map(megabytes);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(costs[0]).toBeLessThan(40);
  await page.getByRole('radio', { name: /^Sound only/ }).check();
  await plays(page);
});
