import type { Page } from '@playwright/test';
import { axe, expect, serve, test as base } from './fixtures.ts';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { desktop, hydrated, phone } from './visit-steps.ts';

/** A product of its own: a picture that another test has deleted would be a complaint. */
const test = base.extend({
  site: [({}, use) => serve({}, use), { scope: 'worker', timeout: 60_000 }],
});
const routes = [...publicRoutes, '/nowhere'];
/** Milliseconds for one walk over every page, on a small machine. */
const walk = 120_000;
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${name} axe finds nothing, and the page does not complain, on`, () => {
    test.use({ viewport });

    for (const path of routes) {
      test(path, async ({ page, problems }) => {
        await page.goto(path);
        await hydrated(page);
        expect(await axe(page)).toEqual([]);
        expect(problems.filter((problem) => path !== '/nowhere' || !problem.includes('404'))).toEqual([]);
      });
    }
  });
}

test('nothing overflows at 320 pixels', async ({ page }) => {
  test.setTimeout(walk);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of routes) {
    await page.goto(path);
    expect.soft(await width(page), path).toBeLessThanOrEqual(320);
  }
});

test('nothing overflows a phone at twice the text size, and the menu stays in sight', async ({ page }) => {
  test.setTimeout(walk);
  await page.setViewportSize(phone);
  for (const path of routes) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await width(page), path).toBeLessThanOrEqual(phone.width);
    await expect.soft(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    test.setTimeout(walk);
    for (const path of publicRoutes) {
      await page.goto(path);
      await hydrated(page);
      expect(
        await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
        path,
      ).toBe(0);
    }
  });
});

test.describe('G18: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its heading, its words and working links', async ({ page, request }) => {
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

test('the keyboard comes through every page, and always shows where it is', async ({ page }) => {
  test.setTimeout(walk);
  await page.setViewportSize(desktop);
  for (const path of publicRoutes) {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused, path).toBeInViewport();
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle), path).not.toBe('none');
  }
});
