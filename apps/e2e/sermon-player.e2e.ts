import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  latest,
  media,
  place,
  player,
  playsFrom,
  seeded,
  type SermonFacts,
  withAudioAlone,
  withBoth,
  withNothing,
  withYouTube,
  youtube,
} from './sermon-steps.ts';
import { axeOnPhoneAndDesktop, hydrated, phone, visit } from './visit-steps.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  // SER-15, SER-17, SER-19, CONST-03: a real file, heard in a real browser
  test('a visitor listens to a sermon, leaves, and continues later where it stopped', async ({
    page,
    api,
    problems,
  }) => {
    const sermon = await seeded(api, withAudioAlone);
    const ranges: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(sermon.audioUrl ?? '')) ranges.push(response.status());
    });
    await visit(page, `/sermons/${sermon.id}`);
    await expect(page.getByText('Video coming soon').first()).toBeVisible();
    await page
      .getByRole('region', { name: 'Listen and watch' })
      .getByRole('button', { name: /^Audio, 0\.\d MB, \d+/ })
      .click();
    await expect(player(page).getByRole('heading', { name: sermon.title })).toBeVisible();
    await expect(media(page)).toHaveJSProperty('tagName', 'AUDIO');
    await playsFrom(page, 4);
    expect(ranges).toContain(206);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(sermon.title);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe(sermon.speaker);

    // The visitor leaves in the middle of the sermon.
    await page.goto('/events');
    await visit(page, `/sermons/${sermon.id}`);
    // The recording played on until the slow machine had left the page.
    const onwards = page.getByRole('button', { name: /^Continue at 0:(0[4-9]|[1-5]\d)/ });
    await expect(onwards).toBeVisible();
    await onwards.click();
    await playsFrom(page, 4);

    // Closing removes the player (SER-19) and keeps the position.
    await player(page).getByRole('button', { name: 'Close audio player' }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
    await page
      .getByRole('button', { name: /^Audio,/ })
      .first()
      .click();
    await expect(player(page).getByRole('button', { name: /^Continue at/ })).toBeFocused();
    expect(await place(page)).toBe(0);
    expect(await media(page).evaluate((element: HTMLMediaElement) => element.paused)).toBe(true);
    await player(page).getByRole('button', { name: 'Start from the beginning' }).click();
    await playsFrom(page, 0.5);
    expect(await media(page).evaluate((element: HTMLMediaElement) => element.played.start(0))).toBeLessThan(4);
    await expect(player(page).getByRole('button', { name: /^Continue at/ })).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('a visitor listens faster, skips, and finds the speed again', async ({ page, api }) => {
    const sermon = await seeded(api, withAudioAlone);
    await visit(page, `/sermons/${sermon.id}`);
    const listen = page.getByRole('button', { name: /^Audio,/ }).first();
    await listen.click();
    await playsFrom(page, 0);
    const speed = player(page).getByRole('combobox', { name: 'Speed' });
    await expect(speed.getByRole('option')).toHaveText(['0.75×', '1×', '1.25×', '1.5×', '1.75×', '2×']);
    await speed.selectOption('2');
    await player(page)
      .getByRole('button', { name: /forward 30 seconds/ })
      .click();
    await playsFrom(page, 30);
    const before = await place(page);
    await player(page)
      .getByRole('button', { name: /back 15 seconds/ })
      .click();
    await expect.poll(() => place(page)).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await expect(listen).toBeFocused();
    await page.reload();
    await hydrated(page);
    await listen.click();
    await expect(speed).toHaveValue('2');
    await expect(media(page)).toHaveJSProperty('playbackRate', 2);
  });

  // SER-28
  test('a download is named after title and speaker', async ({ page, api }) => {
    const sermon = await seeded(api, (each) => withBoth(each));
    await visit(page, `/sermons/${sermon.id}`);
    for (const [name, ending] of [
      ['Download audio', 'mp3'],
      ['Download video', 'mp4'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      expect((await download).suggestedFilename()).toBe(`${sermon.title} - ${sermon.speaker}.${ending}`);
    }
  });

  // SER-14, SER-16, SER-19
  test('a video fills the screen, by keyboard, and Escape closes it', async ({ page, api, problems }) => {
    const sermon = await seeded(api, withBoth);
    await visit(page, '/sermons');
    await expect(latest(page).getByRole('heading')).toHaveText(sermon.title);
    const play = latest(page).getByRole('button', { name: /^Play/ });
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(media(page)).toHaveJSProperty('tagName', 'VIDEO');
    await expect.poll(() => player(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await playsFrom(page, 1);
    expect(await media(page).evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(play).toBeFocused();
    expect(problems).toEqual([]);
  });

  // SER-29, SER-30, SER-31
  test('nothing of a video platform is loaded before the visitor presses play', async ({ page, api }) => {
    const asked: string[] = [];
    await page.route(youtube, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const sermon = await seeded(api, withYouTube);
    await visit(page, `/sermons/${sermon.id}`);
    expect(asked).toEqual([]);
    await page
      .getByRole('button', { name: /^Video, on YouTube/ })
      .first()
      .click();
    const frame = player(page).locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&vq=hd720/,
    );
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
    await player(page).getByRole('button', { name: 'Close video player' }).click();
    await expect(frame).toHaveCount(0);
  });

  test('a player or a file that cannot be loaded is reported, and can be tried again', async ({ page, api }) => {
    const sermon = await seeded(api, withAudioAlone);
    await page.route('**/sermon-player.*.js', (route) => route.abort(), { times: 1 });
    await page.route(`**${sermon.audioUrl ?? ''}`, (route) => route.abort(), { times: 1 });
    await visit(page, `/sermons/${sermon.id}`);
    const listen = page.getByRole('button', { name: /^Audio,/ }).first();
    await listen.click();
    await expect(page.getByRole('alert')).toContainText('The player could not be loaded.');
    await listen.click();
    await expect(player(page).getByRole('alert')).toContainText('This recording cannot be played at the moment.');
    await player(page).getByRole('button', { name: 'Try again' }).click();
    await playsFrom(page, 0);
    await expect(player(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('with Save-Data', () => {
  test.use({ viewport: phone, extraHTTPHeaders: { 'save-data': 'on' } });

  test('the audio comes first, and a press before the script has loaded works once it has', async ({ page, api }) => {
    const sermon = await seeded(api, withBoth);
    await page.goto('/sermons');
    await expect(latest(page).getByRole('heading')).toHaveText(sermon.title);
    await latest(page).getByRole('button', { name: /^Play/ }).click();
    await expect(media(page)).toHaveJSProperty('tagName', 'AUDIO');
    await playsFrom(page, 0);
  });
});

test('every player is accessible on a phone and on a desktop', async ({ page, api }) => {
  await page.route(youtube, (route) => route.abort());
  const open = async (sermon: SermonFacts, button: (page: Page) => Locator) => {
    await visit(page, `/sermons/${sermon.id}`);
    await button(page).first().click();
    await expect(player(page)).toBeVisible();
    expect(await axeOnPhoneAndDesktop(page), sermon.title).toEqual([]);
  };
  const both = await seeded(api, withBoth);
  await open(both, () => page.getByRole('button', { name: /^Video,/ }));
  await playsFrom(page, 3);
  await open(both, () => page.getByRole('button', { name: /^Video,/ }));
  await expect(player(page).getByRole('button', { name: /^Continue/ })).toBeVisible();
  await open(both, () => page.getByRole('button', { name: /^Audio,/ }));
  await open(await seeded(api, withYouTube), () => page.getByRole('button', { name: /^Video,/ }));
  await visit(page, `/sermons/${(await seeded(api, withNothing)).id}`);
  await page.getByRole('button', { name: 'Download audio' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeOnPhoneAndDesktop(page), 'an alert').toEqual([]);
});
