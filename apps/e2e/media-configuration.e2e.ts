import { type Api, expect, test } from './fixtures.ts';
import { configuration, openBooth } from './media-steps.ts';

const keyOf = async (api: Api) =>
  ((await api('GET', '/rtmp/config?reveal=true', { as: 'media' })).body as { streamKey: string }).streamKey;
const save = (type: 'YouTube' | 'RTMP') => `Save ${type} configuration`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// MEDIA-18, MEDIA-19, MEDIA-20, MEDIA-21, MEDIA-22, MEDIA-23, MEDIA-24, MEDIA-25, MEDIA-57
test('YouTube is configured, and its key is in the page only while it is shown', async ({ page, problems }) => {
  await openBooth(page);
  const form = configuration(page);
  await expect(page.getByRole('tab')).toHaveText(['YouTube Live', 'Custom RTMP', 'Dual Streaming']);
  await expect(form.getByLabel('Stream URL')).toHaveValue('rtmp://a.rtmp.youtube.com/live2');
  await form.getByRole('textbox', { name: 'Stream key' }).fill('abcd-efgh-ijkl-mnop-x7q2');
  await expect(form.getByRole('textbox', { name: 'Stream key' })).toHaveAttribute('type', 'password');
  await form.getByLabel('Live video URL').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await expect(form.getByText('not saved yet')).toHaveCount(3);
  await form.getByRole('button', { name: save('YouTube') }).click();
  await expect(page.getByText('Configuration saved')).toBeVisible();
  await expect(page.getByText('YOUTUBE stream configuration updated successfully.')).toBeVisible();
  await expect(form.getByText('not saved yet')).toHaveCount(0);

  await page.reload();
  await expect(form.getByText('Stored: ••••••••x7q2.')).toBeVisible();
  expect(await page.content()).not.toContain('abcd-efgh');
  await form.getByRole('button', { name: 'Show stream key' }).click();
  await expect(form.getByRole('textbox', { name: 'Stream key' })).toHaveValue('abcd-efgh-ijkl-mnop-x7q2');
  await form.getByRole('button', { name: 'Hide stream key' }).click();
  await expect(form.getByRole('textbox', { name: 'Stream key' })).toHaveValue('');
  for (const [name, copied] of [
    ['Stream URL', 'rtmp://a.rtmp.youtube.com/live2'],
    ['Stream key', 'abcd-efgh-ijkl-mnop-x7q2'],
    ['Live video URL', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ] as const) {
    await form.getByRole('button', { name: `Copy ${name}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  await expect(form.getByRole('listitem').filter({ hasText: 'YouTube Studio' }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

// MEDIA-26, MEDIA-28, MEDIA-31, MEDIA-57
test('our own stream is configured: where encoders send to, and where it is played', async ({ page, api, site }) => {
  await openBooth(page);
  const form = configuration(page);
  await page.getByRole('tab', { name: 'Custom RTMP' }).click();
  await expect(form.getByLabel('HLS playback URL')).toHaveValue(`${site.url}/hls/church/master.m3u8`);
  await form.getByLabel('Server URL').fill('rtmp://live.example.org:1935/live');
  await form.getByRole('button', { name: save('RTMP') }).click();
  await expect(page.getByText('RTMP stream configuration updated successfully.')).toBeVisible();
  expect((await api('GET', '/rtmp/config', { as: 'media' })).body).toMatchObject({
    rtmpUrl: 'rtmp://live.example.org:1935/live',
  });
  await api('POST', '/media/stream-config', { as: 'media', body: { type: 'rtmp', config: { rtmpUrl: '' } } });
});

// MEDIA-27, MEDIA-30
test('a new key for our own stream needs a confirmation, and replaces the old one', async ({ page, api }) => {
  await openBooth(page);
  const form = configuration(page);
  await page.getByRole('tab', { name: 'Custom RTMP' }).click();
  const before = await keyOf(api);
  await form.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a new stream key?' });
  await expect(dialog.getByText('An encoder that is connected now is disconnected')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep the key' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await keyOf(api)).toBe(before);
  await form.getByRole('button', { name: 'New key' }).click();
  await dialog.getByRole('button', { name: 'Make a new key' }).click();
  await expect(page.getByText('New stream key', { exact: true })).toBeVisible();
  const after = await keyOf(api);
  expect(after).not.toBe(before);
  await expect(form.getByText(`••••••••${after.slice(-4)}`)).toBeVisible();
  await expect(form.getByRole('row', { name: /Keyframe interval 2 s/ })).toBeVisible();
});

// MEDIA-29, MEDIA-34
test('copying takes the real key without showing it, and confirms it for two seconds', async ({ page, api }) => {
  const key = await keyOf(api);
  await page.clock.install();
  await openBooth(page);
  await page.getByRole('tab', { name: 'Custom RTMP' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const copy = configuration(page).getByRole('button', { name: /(Copy|Copied) Stream key/ });
  await copy.click();
  await expect(copy).toContainText('✓ Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await page.content()).not.toContain(key);
  await page.clock.runFor(1_900);
  await expect(copy).toContainText('✓ Copied');
  await page.clock.runFor(200);
  await expect(copy).toHaveText('Copy Stream key');
});

test('copying works even if the page may not write to the clipboard', async ({ page, api }) => {
  const key = await keyOf(api);
  await page.addInitScript(
    () => (Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))),
  );
  // The copy mark is shown for two seconds; a slow machine may need that long to check it.
  await page.clock.install();
  await openBooth(page);
  await page.getByRole('tab', { name: 'Custom RTMP' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const copy = configuration(page).getByRole('button', { name: /(Copy|Copied) Stream key/ });
  await copy.click();
  await expect(copy).toContainText('✓ Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
});

// MEDIA-58
test('a save that fails loses nothing, and says why beside the field', async ({ page }) => {
  await openBooth(page);
  const form = configuration(page);
  const address = form.getByLabel('Stream URL');
  await address.fill('http://no.stream.example');
  await form.getByRole('button', { name: save('YouTube') }).click();
  await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to save stream configuration. Please try again.')).toBeVisible();
  await expect(form.getByText(/^Stream URL must begin with rtmp:/)).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('http://no.stream.example');

  await page.route('**/api/media/stream-config', (route) => route.abort());
  await address.fill('rtmp://b.rtmp.youtube.com/live2');
  await form.getByRole('button', { name: save('YouTube') }).click();
  await expect(form.getByRole('alert')).toContainText('Network error.');
  await expect(address).toHaveValue('rtmp://b.rtmp.youtube.com/live2');
  await page.getByRole('tab', { name: /Custom RTMP/ }).click();
  await page.getByRole('tab', { name: /YouTube Live/ }).click();
  await expect(address).toHaveValue('rtmp://b.rtmp.youtube.com/live2');
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form.getByText('not saved yet')).toHaveCount(0);
});

// MEDIA-63, MEDIA-64, MEDIA-65
test('without the configuration, addresses are guessed from the host, and marked as guesses', async ({ page, api }) => {
  await page.route('**/api/media/stream-config', (route) => route.abort());
  await openBooth(page);
  const form = configuration(page);
  await page.getByRole('tab', { name: 'Custom RTMP' }).click();
  await expect(form.getByRole('alert')).toContainText('guesses');
  await expect(form.getByLabel('Server URL')).toHaveValue('rtmp://127.0.0.1:1935/live');
  await expect(form.getByLabel('HLS playback URL')).toHaveValue('http://127.0.0.1:8080/hls/church/master.m3u8');
  await expect(page.getByText('rtmp://127.0.0.1:1935/live (a guess)')).toBeVisible();
  await page.unroute('**/api/media/stream-config');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByText(`••••••••${(await keyOf(api)).slice(-4)}`)).toBeVisible();
});

// MEDIA-32, MEDIA-33
test('dual streaming shows two read-only panels, and advice', async ({ page }) => {
  await openBooth(page);
  const form = configuration(page);
  await form.getByRole('tab', { name: 'YouTube Live' }).focus();
  await page.keyboard.press('End');
  await expect(form.getByRole('tab', { name: 'Dual Streaming' })).toBeFocused();
  await expect(form.getByRole('region')).toHaveCount(2);
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await expect(form.getByText('8 Mbit/s of upload')).toBeVisible();
});
