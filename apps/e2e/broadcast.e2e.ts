import type { Page } from '@playwright/test';
import { hasFfmpeg, publish } from '../../tools/encoder.mjs';
import { openConsole } from './console-steps.ts';
import { save } from './content-steps.ts';
import { expect } from './fixtures.ts';
import { badges, phone, player, plays, smallShow, streamingTest as test, streamOf } from './live-steps.ts';
import { hydrated } from './visit-steps.ts';

/** Signs in as the media team and copies what OBS needs, as a volunteer does. */
async function copyForObs(page: Page, { username, password }: { username: string; password: string }): Promise<string> {
  await page.goto('/media-setup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Custom RTMP' }).click();
  const copied: string[] = [];
  for (const name of ['Server URL', 'Stream key']) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await expect(page.getByText(`${name} copied`)).toBeAttached();
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  return copied.join('/');
}

/** A few pixels of the picture on the screen; the picture moves, so two samples differ. */
const pictureOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 });
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0, 32, 18);
    return [...(context?.getImageData(0, 0, 32, 18).data ?? [])].join();
  });

const preflight = (page: Page) => page.getByRole('list', { name: 'Pre-flight check' }).getByRole('listitem');

test.skip(!hasFfmpeg, 'No ffmpeg on this machine');

// MEDIA-01, LIVE-09: one service, from the encoder to a visitor's phone and into the sermons.
test('a broadcast goes from OBS to a phone, and its recording becomes a sermon', async ({
  page,
  browser,
  api,
  site,
  credentials,
}) => {
  test.setTimeout(240_000);
  const visitor = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage();
  await visitor.goto('/live');
  await expect(player(visitor).getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
  await hydrated(visitor);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await copyForObs(page, credentials.media);
  let encoder = publish(address, smallShow);
  await expect(preflight(page)).toContainText(
    ['OBS streaming', 'RTMP configured', 'Approval pending', 'Public offline'],
    { timeout: 20_000 },
  );
  await plays(page);
  await page.getByRole('button', { name: 'Hide preview' }).click();
  expect((await visitor.request.get('/hls/church/master.m3u8')).status()).toBe(404);

  await page.getByRole('button', { name: 'Approve Stream' }).click();
  await expect(page.getByText('Stream approved!')).toBeVisible();
  await page.getByRole('button', { name: 'Go Live Now' }).click();
  await expect(page.getByText('Now Live!')).toBeVisible();

  // LIVE-06: within one poll of thirty seconds, well before a second one.
  await expect(badges(visitor)).toContainText('LIVE', { timeout: 50_000 });
  await player(visitor)
    .getByRole('button', { name: /^Watch live/ })
    .click();
  await plays(visitor);
  const before = await pictureOf(visitor);
  await expect.poll(() => pictureOf(visitor)).not.toBe(before);

  // The encoder stops and is started again at once.
  await encoder.stop();
  encoder = publish(address, smallShow);
  await expect.poll(async () => (await streamOf(api)).publishing).not.toBeNull();
  await plays(visitor);
  await visitor.getByRole('radio', { name: /^Sound only/ }).check();
  await expect(visitor.locator('audio')).toBeVisible();
  await plays(visitor);
  await expect(badges(visitor)).toContainText('LIVE');

  await page.getByRole('button', { name: 'End Stream' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Stream' }).click();
  await expect(player(visitor).getByRole('heading', { name: 'The service has ended' })).toBeVisible({
    timeout: 50_000,
  });
  await encoder.stop();
  await page.context().close();

  // After the service the office turns the recording into a sermon.
  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await openConsole(office, '/admin/sermons/recordings');
  await office.getByRole('button', { name: /^Make a draft sermon from/ }).click({ timeout: 60_000 });
  await expect(office).toHaveURL(/\/admin\/sermons\/\d+$/);
  await expect(office.getByLabel('Title')).not.toHaveValue('');
  const title = await office.getByLabel('Title').inputValue();
  await office.getByLabel('Speaker').fill('Pastor Ruth Adong');
  await office.getByRole('switch', { name: 'Publish immediately' }).click();
  await save(office);
  await expect(office.getByText('Content saved successfully')).toBeVisible();

  await player(visitor).getByRole('link', { name: 'To the sermons' }).click();
  // The list that was shown before the service is loaded again.
  await visitor.reload();
  const sermon = visitor.getByRole('article').filter({ hasText: title }).first();
  await sermon.getByRole('button', { name: /^Video, / }).click();
  await plays(visitor);
});
