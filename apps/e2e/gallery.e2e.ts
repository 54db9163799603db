import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { desktop, phone, visit } from './visit-steps.ts';

const albums = ['Northern Uganda Crusade', 'Eye Camp', 'Youth Camp at Remnant Afire'];

/** Opens the second photo of an album in the lightbox. */
async function openLightbox(page: Page) {
  await visit(page, '/gallery');
  await page.getByRole('link', { name: 'Eye Camp' }).first().click();
  await page.getByRole('link', { name: 'How far down the chart can you read?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eye Camp' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('the gallery on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  // GAL-01, COM-06, COM-07, CONST-04
  for (const base of ['/gallery', '/community?tab=gallery']) {
    test(`shows albums, then the photos of one, and leads back (${base})`, async ({ page, problems }) => {
      await visit(page, base);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(albums);
      expect(await axe(page)).toEqual([]);
      await cards.getByRole('link', { name: 'Eye Camp' }).click();
      await expect(page.getByRole('heading', { name: 'Eye Camp' })).toBeInViewport();
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(5);
      await expect(page.getByText('5 photos')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to Albums' }).click();
      await expect(cards.getByRole('heading')).toHaveText(albums);
      await expect(page).toHaveURL(base);
      expect(problems).toEqual([]);
    });
  }

  test('moves through the photos of an album by button, key and swipe, and closes with the back button', async ({
    page,
    problems,
  }) => {
    const dialog = await openLightbox(page);
    await expect(dialog.getByText('2 of 5')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await expect(dialog.getByText('3 of 5')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('4 of 5')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('3 of 5')).toBeVisible();
    await dialog.getByRole('img').evaluate((image) => {
      const at = (clientX: number) => new Touch({ identifier: 1, target: image, clientX, clientY: 300 });
      image.dispatchEvent(
        new TouchEvent('touchstart', { bubbles: true, touches: [at(300)], changedTouches: [at(300)] }),
      );
      image.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [at(60)] }));
    });
    await expect(dialog.getByText('4 of 5')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Eye Camp' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('closes on Escape, and returns the focus to the photo', async ({ page }) => {
    const dialog = await openLightbox(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'How far down the chart can you read?' })).toBeFocused();
  });

  // GAL-13
  test('saves a photo and says so', async ({ page, problems }) => {
    const dialog = await openLightbox(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: /^Download photo \(\d+ kB\)$/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^How far down the chart can you read.?\.jpg$/);
    await expect(page.getByText('Download Started')).toBeVisible();
    await expect(page.getByText('Your photo is being downloaded.')).toBeVisible();
    expect(problems).toEqual([]);
  });

  // GAL-14, GAL-16: the public page says 'Opening in New Tab'; the other text belongs to the album managers of the office
  test('opens a photo that cannot be saved in a new tab and says that', async ({ page }) => {
    const dialog = await openLightbox(page);
    await page.route('**/uploads/*.jpg', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    const popup = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /^Download photo/ }).click();
    await expect(await popup).toHaveURL(/\/uploads\/[0-9a-f]{24}-1200x800\.jpg$/);
    await expect(page.getByText('Opening in New Tab')).toBeVisible();
    await expect(page.getByText('Failed to download photo')).toHaveCount(0);
  });

  test('opens a shared photo address as a page of its own', async ({ page, problems }) => {
    await openLightbox(page);
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('figure').getByText('2 of 5')).toBeVisible();
    await page.getByRole('link', { name: 'Next photo' }).click();
    await expect(page.getByRole('figure').getByText('3 of 5')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  // GAL-02, GAL-03, GAL-04, GAL-05
  test('requests a failed photo once more after two seconds, then shows the placeholder', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/uploads/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await visit(page, '/gallery');
    const cover = page.getByRole('main').getByRole('article').first().locator('img');
    await expect(cover).toHaveAttribute('src', '/api/placeholder/400/300');
    await expect(cover).toHaveJSProperty('naturalWidth', 400);
    expect(asked.filter((url) => url === asked[0])).toHaveLength(2);
    // Measured by the page's clock, because this process may learn of a request late.
    const times = await page.evaluate(
      (url) => performance.getEntriesByName(url ?? '').map(({ startTime }) => startTime),
      asked[0],
    );
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_900);
    expect(await axe(page)).toEqual([]);
  });

  test('fetches no photo before a tap for a visitor who saves data', async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: phone,
      extraHTTPHeaders: { 'save-data': 'on' },
    });
    const page = await context.newPage();
    const photos: string[] = [];
    page.on('request', (request) => request.url().includes('/uploads/') && photos.push(request.url()));
    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Eye Camp' }).first().click();
    await page.getByRole('link', { name: /Registration opens under the mango tree/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(photos).toEqual([]);
    await page.getByRole('link', { name: /Registration opens under the mango tree/ }).click();
    await expect(page.getByRole('img', { name: 'Registration opens under the mango tree' })).toBeVisible();
    await expect.poll(() => photos.length).toBe(1);
    await context.close();
  });
});

test.describe('the gallery on a large screen', () => {
  test.use({ viewport: desktop });

  test('has no accessibility violations in any state', async ({ page, problems }) => {
    await visit(page, '/gallery');
    expect(await axe(page)).toEqual([]);
    const dialog = await openLightbox(page);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  // GAL-07
  for (const album of ['999999', '0', 'eye-camp']) {
    test(`says that there is no album ${album}`, async ({ page }) => {
      const answer = await page.goto(`/gallery?album=${album}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Gallery not found' })).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to Albums' }).click();
      await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(albums);
    });
  }

  // GAL-10
  test('says that an album has no photos', async ({ page, api }) => {
    const { body } = await api('POST', '/photo-galleries', {
      as: 'admin',
      body: { title: 'To come', eventDate: '2019-01-01' },
    });
    const { id } = body as { id: number };
    await page.goto(`/gallery?album=${id}`);
    await expect(page.getByRole('heading', { name: 'No photos in this gallery yet' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await api('DELETE', `/photo-galleries/${id}`, { as: 'admin' });
  });

  test('shows uploaded sound, video and pictures inside pages in spite of their strict security policy', async ({
    page,
    problems,
  }) => {
    await visit(page, '/gallery');
    const areOurs = () =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map((image) => image.naturalWidth > 0 && image.currentSrc.includes('/uploads/')),
        );
    // Pictures are loaded after the document, when they come near the screen.
    await expect.poll(areOurs).toEqual([true, true, true]);
    const sermons = await page.evaluate(
      async () =>
        (await (await fetch('/api/sermons')).json()) as { audioUrl: string | null; videoUrl: string | null }[],
    );
    const sources = sermons
      .flatMap(({ audioUrl, videoUrl }) => [audioUrl, videoUrl])
      .filter((url) => url?.startsWith('/uploads/'));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of new Set(sources)) {
      const isKnown = await page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            const player = document.createElement(src.endsWith('.mp4') ? 'video' : 'audio');
            player.onloadedmetadata = () => resolve('loaded');
            player.onerror = () => resolve(player.error?.message ?? 'error');
            player.src = src;
          }),
        source ?? '',
      );
      // A browser built without these codecs reports that; only a refusal by the policy is an error here.
      expect(isKnown).not.toMatch(/policy|sandbox/i);
    }
    expect(problems.filter((problem) => /policy/i.test(problem))).toEqual([]);
  });
});

test.describe('the gallery without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('can be browsed by links, and a photo can be saved', async ({ page }) => {
    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Youth Camp at Remnant Afire' }).click();
    await expect(page.getByRole('heading', { name: 'Youth Camp at Remnant Afire' })).toBeVisible();
    await page.getByRole('link', { name: 'Testimonies at the fire' }).click();
    await expect(page.getByRole('figure').getByText('1 of 5')).toBeVisible();
    await page.getByRole('link', { name: 'Next photo' }).click();
    await expect(page.getByRole('figure').getByText('2 of 5')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download photo/ }).click();
    expect((await download).suggestedFilename()).toBe('North dormitory against south.jpg');
    await page.getByRole('link', { name: 'Back to Albums' }).click();
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(albums);
  });
});
