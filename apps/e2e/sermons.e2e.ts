import { expect, test } from './fixtures.ts';
import {
  latest,
  panel,
  player,
  seeded,
  sermons,
  shown,
  withAudioAlone,
  withBoth,
  withNothing,
} from './sermon-steps.ts';
import { axeOnPhoneAndDesktop, overflow, phone, visit } from './visit-steps.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  // NAV-56, CONST-04, SER-02, SER-03, SER-04, SER-06, SER-07, SER-10, SER-11, API-20
  test('a visitor sees the latest sermon, the ones before it, all of them, and the recent ones again', async ({
    page,
    api,
    problems,
  }) => {
    const all = await sermons(api);
    const titles = all.map(({ title }) => title);
    await visit(page, '/sermons');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sermons');
    await expect(latest(page).getByText('Latest', { exact: true })).toBeVisible();
    await expect(latest(page).getByRole('heading')).toHaveText(titles[0] ?? '');
    await expect(latest(page).getByRole('button', { name: /^Play/ })).toBeVisible();
    await expect(shown(page)).toHaveText(titles.slice(1, 7));

    await page.getByRole('link', { name: `View All Sermons (${all.length})` }).click();
    await expect(shown(page)).toHaveText(titles.slice(0, 12));
    await expect(panel(page).getByRole('heading', { name: 'All sermons' })).toBeInViewport();
    await page.getByRole('link', { name: 'Back to Recent' }).click();
    await expect(shown(page)).toHaveText(titles.slice(1, 7));
    await expect(panel(page).getByRole('heading', { name: 'Recent sermons' })).toBeFocused();
    expect(problems).toEqual([]);
  });

  // SER-08, SER-09, SER-12, SER-13
  test('a visitor filters by speaker and by series', async ({ page, api }) => {
    const { speaker } = await seeded(api, () => true);
    const bySpeaker = (await sermons(api, `&speaker=${encodeURIComponent(speaker)}`)).map(({ title }) => title);
    await visit(page, '/sermons?view=all');
    await page.getByRole('combobox', { name: 'Speaker' }).selectOption(speaker);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(shown(page)).toHaveText(bySpeaker);
    await expect(page).toHaveURL(/speaker=/);
    await page.getByRole('link', { name: 'Reset View' }).click();
    await expect(page.getByRole('combobox', { name: 'Speaker' })).toHaveValue('');

    const bySeries = (await sermons(api, '&series=Walking%20in%20Faith')).map(({ title }) => title);
    const card = page
      .getByRole('region', { name: 'Sermon Series' })
      .getByRole('article')
      .filter({ hasText: 'Walking in Faith' });
    await expect(card).toContainText(`${bySeries.length} sermon`);
    await card.getByRole('link').click();
    await expect(shown(page)).toHaveText(bySeries);
  });

  // SER-05, SER-32, SER-33, SER-36, SER-38, SER-40: one read of the list, no call for a search
  test('a visitor searches by words and by quick topics in the browser', async ({ page, api, problems }) => {
    const { title } = await seeded(api, () => true);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await visit(page, '/sermons');
    await panel(page).getByRole('link', { name: 'AI Search' }).click();
    await expect(panel(page).getByRole('list').getByRole('link')).toHaveCount(20);
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('searchbox').press('Enter');
    await expect(shown(page).first()).toHaveText(title);
    await expect(panel(page).getByText('100% match').or(panel(page).getByText('86% match')).first()).toBeVisible();
    const before = calls.length;
    await panel(page).getByRole('link', { name: 'Prayer', exact: true }).click();
    await expect(page).toHaveURL(/q=Prayer/);
    await expect(panel(page).getByRole('status')).toContainText('for “Prayer”');
    expect(calls).toHaveLength(before);
    expect(calls.filter((url) => url.includes('search='))).toEqual([]);
    await page.getByRole('searchbox').fill('zebras');
    await page.getByRole('searchbox').press('Enter');
    await expect(panel(page).getByRole('status')).toContainText('No sermons found');
    await page.getByRole('link', { name: 'Reset View' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    expect(problems).toEqual([]);
  });

  // SER-41
  test('a search whose list cannot be loaded finds nothing, and the page stays', async ({ page }) => {
    await visit(page, '/sermons?tab=search');
    await page.route('**/api/sermons?*limit=500*', (route) => route.abort());
    await page.getByRole('searchbox').fill('faith');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(panel(page).getByRole('status')).toContainText('No sermons found');
    await expect(latest(page)).toBeVisible();
  });

  // SER-18, SER-24, SER-25, SER-26, SER-27
  test('a sermon without recordings says so', async ({ page, api, problems }) => {
    const sermon = await seeded(api, withNothing);
    await visit(page, `/sermons?view=all&search=${encodeURIComponent(sermon.title)}`);
    const row = panel(page).getByRole('article').first();
    await expect(row.getByText('No media available for this sermon yet.')).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
    await row.getByRole('link', { name: sermon.title }).click();
    const media = page.getByRole('region', { name: 'Listen and watch' });
    await expect(media.getByText('Video coming soon')).toBeVisible();
    await expect(media.getByText('Audio coming soon')).toBeVisible();
    await media.getByRole('button', { name: 'Download audio' }).click();
    await expect(media.getByRole('alert')).toHaveText('Audio file not available for this sermon.');
    await media.getByRole('button', { name: 'Download video' }).click();
    await expect(media.getByRole('alert')).toHaveText('Video file not available for this sermon.');
    expect(problems).toEqual([]);
  });

  test('the page of a sermon can be shared and leads to the others of its series', async ({ page, api, site }) => {
    const sermon = await seeded(api, (each) => withBoth(each) && each.series !== null);
    const others = (await sermons(api, `&series=${encodeURIComponent(sermon.series ?? '')}`)).filter(
      ({ id }) => id !== sermon.id,
    );
    await page.goto(`/sermons/${sermon.id}`);
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*sermons%2F${sermon.id}$`),
    );
    await expect(
      page
        .getByRole('region', { name: `More from ${sermon.series}` })
        .getByRole('article')
        .getByRole('heading'),
    ).toHaveText(others.slice(0, 3).map(({ title }) => title));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/sermons/${sermon.id}`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
      '@graph': Record<string, string>[];
    };
    expect(data['@graph'].map((each) => each['@type'])).toEqual(['VideoObject', 'AudioObject']);
    expect(data['@graph'][1]).toMatchObject({ contentUrl: `${site.url}${sermon.audioUrl}`, uploadDate: sermon.date });
  });

  test('an unknown sermon answers 404', async ({ page }) => {
    expect((await page.goto('/sermons/999999'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Sermon not found' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('a visitor reaches all sermons, a speaker, a sermon and its recording', async ({ page, api }) => {
    const sermon = await seeded(api, withAudioAlone);
    await page.goto('/sermons');
    await page.getByRole('link', { name: /^View All Sermons/ }).click();
    await page.getByRole('combobox', { name: 'Speaker' }).selectOption(sermon.speaker);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/speaker=.*#browse$/);
    await panel(page).getByRole('link', { name: sermon.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sermon.title);
    const asked = page.waitForResponse((response) => response.url().includes(sermon.audioUrl ?? ''));
    await page
      .getByRole('button', { name: /^Audio,/ })
      .first()
      .click();
    expect((await asked).status()).toBeLessThan(300);
    await expect(page).toHaveURL(({ pathname }) => pathname === sermon.audioUrl);
    // The browser's built-in player can load the file: its content policy allows that.
    await expect(page.locator('video, audio')).toHaveJSProperty('readyState', 4);
  });

  test('the search says what it needs, and the server reports a missing file', async ({ page, api }) => {
    await page.goto('/sermons?tab=search&q=prayer');
    await expect(panel(page).getByText('Searching')).toBeHidden();
    // Located by its element: text locators do not search inside <noscript>.
    await panel(page).locator('noscript a').click();
    await expect(page).toHaveURL(/view=all&search=prayer/);
    await expect(shown(page).first()).toBeVisible();
    await page.goto(`/sermons/${(await seeded(api, withNothing)).id}`);
    await page.getByRole('button', { name: 'Download audio' }).click();
    await expect(page.getByRole('alert')).toHaveText('Audio file not available for this sermon.');
  });
});

test('every view is accessible on a phone and on a desktop', async ({ page }) => {
  for (const path of [
    '/sermons',
    '/sermons?view=all',
    '/sermons?view=all&search=zebras',
    '/sermons?tab=search&q=faith',
    '/sermons/1',
    '/sermons/999999',
  ]) {
    await visit(page, path);
    expect(await axeOnPhoneAndDesktop(page), path).toEqual([]);
  }
});

test('nothing overflows at 320 pixels, or on a phone with text of twice the size', async ({ page }) => {
  for (const [width, size] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/sermons', '/sermons?view=all', '/sermons?tab=search&q=faith', '/sermons/1']) {
      await visit(page, path);
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect(await overflow(page), `${path} at ${width}, ${size}`).toBe(0);
    }
    await page
      .getByRole('button', { name: /^Audio,/ })
      .first()
      .click();
    await expect(player(page)).toBeVisible();
    await expect
      .poll(
        () => player(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
        `the player at ${width}, ${size}`,
      )
      .toBe(0);
  }
});
