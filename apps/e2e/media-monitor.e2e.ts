import { publish } from '../../tools/encoder.mjs';
import { expect } from './fixtures.ts';
import { ingestOf, streamingTest as test } from './live-steps.ts';
import { approvalCard, card, openBooth, stream } from './media-steps.ts';

// A stream that is real: an encoder publishes, the console looks at it before anybody else.
test('the preview plays what arrives, and the monitor says how it arrives', async ({ page, api, problems }) => {
  test.setTimeout(90_000);
  await openBooth(page);
  const preview = card(page, 'Preview');
  // What a test before has published is waited for as long as an encoder may be away.
  await expect(preview.getByText('Nothing arrives from OBS yet.')).toBeVisible({ timeout: 40_000 });
  await expect(approvalCard(page).getByText('ready, waiting for OBS to start')).toBeVisible();

  const encoder = publish(await ingestOf(api));
  const video = preview.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime).catch(() => 0), {
      timeout: 30_000,
      message: encoder.complaints(),
    })
    .toBeGreaterThan(1);
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await expect(approvalCard(page).getByText('OBS streaming', { exact: true })).toBeVisible();
  await expect(preview.getByText('640x360')).toBeVisible();
  await expect(preview.getByText('H.264, AAC')).toBeVisible();
  await expect(preview.getByRole('definition').first()).toHaveText(/^[\d,]+ kbit\/s$/);
  await expect(preview.getByRole('img', { name: /^Bitrate of the last minutes/ })).toBeVisible();
  // A tone is heard here although the preview is muted.
  await expect
    .poll(() => preview.getByRole('meter').evaluate((bar: HTMLMeterElement) => bar.value))
    .toBeGreaterThan(10);
  // MEDIA-50: what the server and this page have seen is ticked off.
  await expect(card(page, 'Testing Your Setup').getByRole('listitem').filter({ hasText: 'Done:' })).toHaveCount(3);
  expect(problems).toEqual([]);

  await preview.getByRole('button', { name: 'Hide preview' }).click();
  await expect(video).toHaveCount(0);
  await encoder.stop();
  await expect(preview.getByText('640x360')).toHaveCount(0, { timeout: 20_000 });
});

test('warnings of the server are said politely', async ({ page }) => {
  const shown = await stream(page);
  await openBooth(page);
  const warnings = card(page, 'Preview').getByRole('status', { name: 'Warnings' });
  await expect(warnings).toHaveText('');
  shown.edit = (answer) => void (answer.warnings = [{ code: 'BITRATE_LOW', message: 'Little arrives: 180 kbit/s.' }]);
  await expect(warnings).toHaveText('Little arrives: 180 kbit/s.');
});

test('on a metered line no player is fetched before it is asked for', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  // What the test before has published may still be within its grace.
  await stream(page, (answer) => void Object.assign(answer, { publishing: null, previewUrl: null }));
  await openBooth(page);
  await expect(card(page, 'Preview').getByText('The line is metered')).toBeVisible();
  await card(page, 'Preview').getByRole('button', { name: 'Show preview' }).click();
  await expect(card(page, 'Preview').getByText('Nothing arrives from OBS yet.')).toBeVisible();
});
