import { publicRoutes } from '../../tools/public-routes.mjs';
import { expect, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop, desktop, hydrated, overflow, phone, visit } from './visit-steps.ts';

const routes = [...publicRoutes, '/nowhere'];
/** Timeout in milliseconds of one walk over every page, on a slow machine. */
const walk = 120_000;

for (const path of routes) {
  test(`${path} is accessible, fits every width and text size, and can be used with the keyboard`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(desktop);
    await visit(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await axeOnPhoneAndDesktop(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), '320 pixels').toBe(0);
    await page.setViewportSize(phone);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page), 'twice the text size').toBe(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    expect(problems.filter((problem) => path !== '/nowhere' || !problem.includes('404'))).toEqual([]);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    test.setTimeout(walk);
    for (const path of publicRoutes) {
      await page.goto(path);
      await hydrated(page);
      const running = () =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
      await expect.poll(running, path).toBe(0);
    }
  });
});

test.describe('G18: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its heading, its text and working links', async ({ page, request }) => {
    test.setTimeout(walk);
    const addresses = new Set<string>();
    for (const path of publicRoutes) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200);
      for (const link of await page.locator('a[href^="/"]').all())
        addresses.add((await link.getAttribute('href'))?.replace(/#.*/, '') ?? '');
    }
    for (const address of addresses) expect.soft((await request.get(address)).status(), address).toBe(200);
  });
});
