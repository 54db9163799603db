import { expect, test } from './fixtures.ts';
import { approvalCard, openBooth, statusCard, stream } from './media-steps.ts';

/** Another test of this file may have left the stream approved. */
test.beforeEach(async ({ api }) => void (await api('POST', '/media/withdraw-approval', { as: 'media' })));
test.afterAll(async ({ api }) => void (await api('POST', '/media/withdraw-approval', { as: 'media' })));

// MEDIA-15, MEDIA-35, MEDIA-36, MEDIA-41, MEDIA-42, MEDIA-43, MEDIA-44, MEDIA-45, MEDIA-59, MEDIA-61
test('approving, going live and ending each happen once per press', async ({ page, api, problems }) => {
  await api('POST', '/media/stream-config', {
    as: 'media',
    body: { type: 'youtube', config: { liveVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
  });
  await openBooth(page);
  const card = approvalCard(page);
  const approve = card.getByRole('button', { name: 'Approve Stream' });
  const goLive = card.getByRole('button', { name: 'Go Live Now' });
  await expect(statusCard(page).getByText('OFFLINE')).toBeVisible();
  await expect(statusCard(page).getByRole('definition').nth(1)).toHaveText('None');
  await expect(goLive).toBeDisabled();
  await expect(goLive).toHaveAccessibleDescription('Approve the stream first.');

  await approve.click();
  await expect(page.getByText('Stream approved!')).toBeVisible();
  await expect(approve).toBeDisabled();
  await expect(approve).toBeFocused();
  await expect(card.getByText(/^Approved by media, \d\d:\d\d:\d\d\.$/)).toBeVisible();

  await goLive.click();
  await expect(page.getByText('Now Live!')).toBeVisible();
  await expect(page.getByText('Stream is now broadcasting live to viewers.')).toBeVisible();
  await expect(statusCard(page).getByText('LIVE', { exact: true })).toBeVisible();
  await expect(statusCard(page).getByText(/^On air 0:\d\d$/)).toBeVisible();
  await expect(statusCard(page).getByRole('definition').nth(1)).toHaveText('YouTube Live');
  await expect(goLive).toBeDisabled();
  await expect(card.getByText(/^Taken live by media/)).toBeVisible();

  await card.getByRole('button', { name: 'End Stream' }).click();
  const dialog = page.getByRole('dialog', { name: 'End the stream?' });
  await expect(dialog.getByRole('button', { name: 'Keep it on the air' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(statusCard(page).getByText('LIVE', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'End Stream' }).click();
  await dialog.getByRole('button', { name: 'End Stream' }).click();
  await expect(page.getByText('Stream ended')).toBeVisible();
  await expect(statusCard(page).getByText('OFFLINE')).toBeVisible();
  await expect(approve).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Stream Approval & Go Live' })).toBeFocused();
  expect(problems).toEqual([]);
});

// MEDIA-47
test('an approval by somebody else is shown here, and withdrawing it asks first', async ({ page, api }) => {
  await openBooth(page);
  const card = approvalCard(page);
  await api('POST', '/media/approve-stream', { as: 'admin', body: {} });
  await expect(card.getByText(/^Approved by admin/)).toBeVisible();
  await card.getByRole('button', { name: 'Withdraw approval' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw approval' }).click();
  await expect(page.getByText('Approval withdrawn')).toBeVisible();
  await expect(card.getByText('Not approved yet.')).toBeVisible();
});

// MEDIA-60, MEDIA-62
test('an action that fails changes nothing, and says why', async ({ page }) => {
  await openBooth(page);
  const card = approvalCard(page);
  await page.route('**/api/media/approve-stream', (route) => route.abort());
  await card.getByRole('button', { name: 'Approve Stream' }).click();
  await expect(page.getByText('Failed to approve stream. Please try again.')).toBeVisible();
  await expect(page.getByText('Approval failed', { exact: true })).toBeVisible();
  await expect(card.getByRole('alert')).toHaveText('Network error. Please check your connection and try again.');
  await page.unroute('**/api/media/approve-stream');
  await card.getByRole('button', { name: 'Approve Stream' }).click();
  await expect(page.getByText('Stream approved!')).toBeVisible();

  await page.route('**/api/media/go-live', (route) =>
    route.fulfill({
      status: 409,
      json: { statusCode: 409, code: 'NOTHING_CONFIGURED', message: 'There is nothing to show yet.' },
    }),
  );
  await card.getByRole('button', { name: 'Go Live Now' }).click();
  await expect(page.getByText('Failed to activate live stream. Please try again.')).toBeVisible();
  await expect(page.getByText('Go live failed', { exact: true })).toBeVisible();
  await expect(card.getByRole('alert')).toHaveText('There is nothing to show yet.');
  await expect(card.getByRole('button', { name: 'Go Live Now' })).toBeEnabled();
});

test('a second press while the first is in progress does nothing', async ({ page }) => {
  await openBooth(page);
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/media/approve-stream', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  const approve = approvalCard(page).getByRole('button', { name: 'Approving…' });
  await approvalCard(page).getByRole('button', { name: 'Approve Stream' }).click();
  await approve.click({ force: true });
  await page.keyboard.press('Enter');
  await expect(approve).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByText('Stream approved!')).toBeVisible();
  expect(asked).toBe(1);
});

// MEDIA-16, MEDIA-17, MEDIA-37, MEDIA-38, MEDIA-39, MEDIA-40, MEDIA-41
test('an interruption is shown as Back shortly, and the pre-flight check says what the server sees', async ({
  page,
}) => {
  const shown = await stream(page, ({ status, server }) => {
    Object.assign(status, {
      isInterrupted: true,
      streamType: 'rtmp',
      viewers: 41,
      wentLiveAt: new Date().toISOString(),
    });
    Object.assign(server, { kind: 'embedded', state: 'failed', problem: 'Port 1935 is taken by another program.' });
  });
  await openBooth(page);
  await expect(statusCard(page).getByText('Back shortly', { exact: true })).toBeVisible();
  await expect(statusCard(page).getByRole('definition')).toHaveText(['41', 'Custom RTMP']);
  const checks = approvalCard(page).getByRole('list', { name: 'Pre-flight check' }).getByRole('listitem');
  await expect(checks).toContainText(['Port 1935 is taken', /RTMP/, 'pending', 'dropped']);
  shown.edit = ({ status }) =>
    void Object.assign(status, {
      isInterrupted: false,
      sources: { ...status.sources, rtmp: { ...status.sources.rtmp, manuallyActivated: true } },
    });
  await expect(statusCard(page).getByText('You have gone live, but nothing arrives from OBS.')).toBeVisible();
});
