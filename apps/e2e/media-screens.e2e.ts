import type { Page } from '@playwright/test';
import { type Api, axe, expect, test } from './fixtures.ts';
import { approvalCard, card, configuration, openBooth, statusCard, stream } from './media-steps.ts';
import { line, serious, settle, showsPayload, texts, watch } from './script-steps.ts';

const [everything = ''] = texts(5_000);
const [first = '', second = '', third = ''] = texts(90);
const began = () => new Date(Date.now() - 3_725_000).toISOString();

/** Puts payloads wherever the media team, an encoder or a media server can put text: stored where the API allows it, else in its answers. */
async function fillWithScripts(page: Page, api: Api) {
  const ingest = `rtmp://church.example.org/live/${everything.replace(/[\s?#]/g, '').slice(0, 300)}`;
  for (const [type, config] of [
    ['rtmp', { rtmpUrl: ingest }],
    ['youtube', { streamUrl: ingest, streamKey: everything.replace(/\s/g, '').slice(0, 120) }],
  ] as const) {
    const { status, body } = await api('POST', '/media/stream-config', { as: 'media', body: { type, config } });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  const recording = {
    startedAt: began(),
    endedAt: began(),
    seconds: 3_600,
    bytes: 900_000_000,
    video: null,
    audio: null,
  };
  const files = { video: { url: '/uploads/a.mp4', bytes: 1 }, audio: { url: '/uploads/a.m4a', bytes: 1 } };
  const items = [
    { state: 'recording', title: first, problem: null, sermonId: null },
    { state: 'preparing', title: second, problem: everything, sermonId: null },
    { state: 'failed', title: third, problem: everything, sermonId: null },
    { state: 'ready', title: first, problem: line(everything, 300), sermonId: null, ...files },
    { state: 'ready', title: second, problem: null, sermonId: 1, ...files },
  ].map((item, index) => ({ ...recording, id: index + 1, ...item }));
  await page.route('**/api/media/recordings', (route) =>
    route.fulfill({ json: { items, usedBytes: 4_500_000_000, limitBytes: 20_000_000_000, problem: everything } }),
  );
  return stream(page, (answer) => {
    Object.assign(answer, { warnings: ['A', 'B'].map((code) => ({ code, message: everything })) });
    answer.approval = { isApproved: true, approvedBy: first, approvedAt: began() };
    answer.wentLiveBy = second;
    answer.publishing = {
      since: began(),
      bitrate: 2_000_000,
      frameRate: 25,
      width: 1280,
      height: 720,
      videoCodec: third,
      audioCodec: first,
    };
    Object.assign(answer.server, { kind: 'srs', state: 'failed', problem: everything });
    const shown = { isLive: true, streamType: 'rtmp', viewers: 128, wentLiveAt: began() };
    answer.configured = { youtube: true, rtmp: true };
    const rtmp = { isLive: true, approved: true, manuallyActivated: true };
    Object.assign(answer.status, shown, { sources: { youtube: { isLive: false }, rtmp } });
  });
}

// Colours do not depend on the width, and the layout does not depend on the colour scheme.
for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const)
  test(`every screen is accessible and runs no script, ${colorScheme} at ${width} pixels`, async ({
    page,
    api,
    problems,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await watch(page);
    const shown = await fillWithScripts(page, api);
    const softly = expect.configure({ soft: true });
    const look = async (what: string) => {
      await settle(page);
      expect.soft(await axe(page), what).toEqual([]);
      await softly
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
        .toBeLessThanOrEqual(0);
      expect.soft(serious(problems), what).toEqual([]);
    };
    const dialog = page.getByRole('dialog');
    const asks = async (what: string) => {
      await expect(dialog).toBeVisible();
      await look(what);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };

    await page.goto('/media-setup');
    await page.getByLabel('Username').fill(first);
    await page.getByLabel('Password', { exact: true }).fill(second);
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('#media-password-error')).toBeVisible();
    await look('a refused login');

    await openBooth(page);
    const top = () => statusCard(page).evaluate((content) => content.getBoundingClientRect().top + scrollY);
    await softly.poll(top, 'first content').toBeLessThanOrEqual(width === 360 ? 104 : 112);
    expect(await showsPayload(page)).toBe(true);
    const form = configuration(page);
    for (const tab of ['YouTube Live', 'Custom RTMP', 'Dual Streaming']) {
      await form.getByRole('tab', { name: tab }).click();
      await expect(card(page, 'Preview').getByRole('definition').first()).toBeVisible();
      await look(tab);
    }
    await form.getByRole('tab', { name: 'Custom RTMP' }).click();
    await form.getByRole('button', { name: 'New key' }).click();
    await asks('a new key?');
    await form.getByRole('tab', { name: 'YouTube Live' }).click();
    await form.getByRole('button', { name: 'Show stream key' }).click();
    await form.getByLabel('Live video URL').fill(everything);
    await form.getByRole('button', { name: 'Save YouTube configuration' }).click();
    await expect(form.locator('[aria-invalid=true]')).toBeVisible();
    await look('a refused configuration');
    for (const summary of await page.locator('summary').filter({ visible: true }).all()) await summary.click();
    await look('with everything unfolded');

    await approvalCard(page).getByRole('button', { name: 'End Stream' }).click();
    await asks('end the stream?');
    await approvalCard(page).getByRole('button', { name: 'Withdraw approval' }).click();
    await asks('withdraw the approval?');
    const recordings = card(page, 'Recordings');
    await recordings
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await asks('delete a recording?');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await asks('keyboard shortcuts');
    await card(page, 'Preview')
      .getByRole('button', { name: /preview/i })
      .click();
    await look('with the preview hidden');
    shown.isDown = true;
    await expect(statusCard(page).getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await look('a server that is not reached');
  });
