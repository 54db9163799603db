import { publish } from '../../tools/encoder.mjs';
import { expect } from './fixtures.ts';
import { ingestOf, streamingTest as test } from './live-steps.ts';
import { approvalCard, card, openBooth, stream } from './media-steps.ts';

// With a real stream: an encoder publishes, and the console shows it before anybody else sees it.
test('the preview plays what arrives, and the monitor describes it', async ({ page, api, problems }) => {
  test.setTimeout(90_000);
  await openBooth(page);
  const preview = card(page, 'Preview');
  // Waits until the stream of an earlier test is over, including the grace for an encoder that drops out.
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
  // The meter shows a tone although the preview is muted.
  await expect
    .poll(() => preview.getByRole('meter').evaluate((bar: HTMLMeterElement) => bar.value))
    .toBeGreaterThan(10);
  // MEDIA-50: steps that the server and this page have seen are ticked off.
  await expect(card(page, 'Testing Your Setup').getByRole('listitem').filter({ hasText: 'Done:' })).toHaveCount(3);
  expect(problems).toEqual([]);

  await preview.getByRole('button', { name: 'Hide preview' }).click();
  await expect(video).toHaveCount(0);
  await encoder.stop();
  await expect(preview.getByText('640x360')).toHaveCount(0, { timeout: 20_000 });
});

test('warnings of the server are announced politely', async ({ page }) => {
  const shown = await stream(page);
  await openBooth(page);
  const warnings = card(page, 'Preview').getByRole('status', { name: 'Warnings' });
  await expect(warnings).toHaveText('');
  shown.edit = (answer) => void (answer.warnings = [{ code: 'BITRATE_LOW', message: 'Little arrives: 180 kbit/s.' }]);
  await expect(warnings).toHaveText('Little arrives: 180 kbit/s.');
});

test('on a metered connection the preview waits until somebody asks for it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  // The stream of an earlier test may still be within its grace.
  await stream(page, (answer) => void Object.assign(answer, { publishing: null, previewUrl: null }));
  await openBooth(page);
  await expect(card(page, 'Preview').getByText('Your connection is metered')).toBeVisible();
  await card(page, 'Preview').getByRole('button', { name: 'Show preview' }).click();
  await expect(card(page, 'Preview').getByText('Nothing arrives from OBS yet.')).toBeVisible();
});
