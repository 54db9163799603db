import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, overflow, phone, visit } from './visit-steps.ts';

const slideTime = 4_000;

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights', exact: true });
const strip = (page: Page) => highlights(page).getByRole('list');
/** Index of the slide at the left edge, from 0. */
const position = (page: Page) =>
  strip(page).evaluate((list) => {
    const [first, second] = [...list.children] as HTMLElement[];
    return first && second ? list.scrollLeft / (second.offsetLeft - first.offsetLeft) : -1;
  });
const expectPosition = (page: Page, expected: number) => expect.poll(() => position(page)).toBeCloseTo(expected, 1);

/** Scrolls to the carousel and waits for its drawings, which show that it has noticed. */
async function comeToCarousel(page: Page) {
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).locator('img').last()).toBeVisible();
}

/** Opens the page with a clock that only the test moves, and scrolls to the carousel. */
async function visitWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await expect(highlights(page).getByRole('button', { name: 'Next' })).toBeVisible();
  await comeToCarousel(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await strip(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
}
const turns = (page: Page, count: number) => page.clock.runFor(slideTime * count);

// HOME-01, HOME-14, DATA-21
test('the highlights are eleven, each with a category, a title, a sentence and a drawing of its own', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  const slides = strip(page).getByRole('listitem');
  await expect(slides).toHaveCount(11);
  const facts = await slides.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('img')?.getAttribute('src'),
      item.querySelector('h3')?.textContent,
      ...[...item.querySelectorAll('p')].map(({ textContent }) => textContent),
    ]),
  );
  expect(new Set(facts.map(([src]) => src)).size).toBe(11);
  expect(new Set(facts.map(([, title]) => title)).size).toBe(11);
  for (const fact of facts) expect(fact.map((part) => (part ?? '') !== '')).toEqual([true, true, true, true]);
  await comeToCarousel(page);
  for (const picture of await slides.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(problems).toEqual([]);
});

// HOME-17
test('the highlights show one slide at 360 pixels, two at 640 and three at 1,024', async ({ page }) => {
  await visit(page, '/');
  const whole = () =>
    strip(page).evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.children].filter(
        (slide) =>
          slide.getBoundingClientRect().left >= frame.left - 1 &&
          slide.getBoundingClientRect().right <= frame.right + 1,
      ).length;
    });
  for (const [width, perView] of [
    [360, 1],
    [640, 2],
    [1_024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(whole, `${width} pixels`).toBe(perView);
    expect(await overflow(page)).toBe(0);
  }
});

// HOME-15, HOME-16
test('the highlights move every four seconds and start again after the eleventh', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitWithClock(page);
  await expectPosition(page, 0);
  await page.clock.runFor(slideTime - 100);
  await expectPosition(page, 0);
  for (const expected of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]) {
    await turns(page, 1);
    await expectPosition(page, expected);
  }
});

test('the highlights stop at Pause, continue at Play, and can be moved by hand', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitWithClock(page);
  const section = highlights(page);
  await section.getByRole('button', { name: 'Pause' }).click();
  await turns(page, 5);
  await expectPosition(page, 0);
  await section.getByRole('button', { name: 'Play' }).click();
  await turns(page, 1);
  await expectPosition(page, 1);
  await section.getByRole('button', { name: 'Next' }).click();
  await expectPosition(page, 2);
  await expect(section.getByRole('button', { name: 'Play' })).toBeVisible();
  for (const expected of [1, 0]) {
    await section.getByRole('button', { name: 'Previous' }).click();
    await expectPosition(page, expected);
  }
  await section.getByRole('button', { name: 'Previous' }).click();
  await expectPosition(page, 10);
  await turns(page, 3);
  await expectPosition(page, 10);
});

test('the highlights stop when the keyboard focus arrives, and then move with the arrow keys', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitWithClock(page);
  await page
    .locator('#next-service')
    .evaluate(() => (document.querySelector('a[href="/contact"].btn') as HTMLElement | null)?.focus());
  await page.keyboard.press('Tab');
  await expect(strip(page)).toBeFocused();
  // The key press has started to load the application, which would interfere with the next steps.
  await hydrated(page);
  await expect(highlights(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await turns(page, 3);
  await expectPosition(page, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(highlights(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await turns(page, 1);
  await expectPosition(page, 1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 2);
});

test('the highlights move without the application, and continue once it is loaded', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitWithClock(page);
  await turns(page, 1);
  await expectPosition(page, 1);
  await highlights(page).getByRole('button', { name: 'Pause' }).click();
  await highlights(page).getByRole('button', { name: 'Next' }).click();
  await expectPosition(page, 2);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await hydrated(page);
  await highlights(page).getByRole('button', { name: 'Next' }).click();
  await expectPosition(page, 3);
  await highlights(page).getByRole('button', { name: 'Play' }).click();
  await turns(page, 1);
  await expectPosition(page, 4);
});

test('the highlights do not move until they are on the screen, and move again after another page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await turns(page, 3);
  expect(await position(page)).toBe(0);
  await page.getByRole('link', { name: 'Watch Live' }).first().click();
  await expect(page).toHaveURL(/live/);
  await page.goBack();
  await comeToCarousel(page);
  await expect(highlights(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await turns(page, 1);
  await expectPosition(page, 1);
});

test('the highlights stop at a touch and in a hidden tab', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitWithClock(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await turns(page, 5);
  await expectPosition(page, 0);
  await hide(false);
  await turns(page, 1);
  await expectPosition(page, 1);
  await strip(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await turns(page, 5);
  await expectPosition(page, 1);
  await expect(highlights(page).getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the highlights start with reduced motion only at Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await visitWithClock(page);
  await turns(page, 5);
  await expectPosition(page, 0);
  await highlights(page).getByRole('button', { name: 'Play' }).click();
  await turns(page, 1);
  await expectPosition(page, 1);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the highlights do not move, and show their drawings at a press, even before the script has loaded', async ({
    page,
  }) => {
    const drawings: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('highlight-')) drawings.push(request.url());
    });
    await page.setViewportSize(phone);
    await page.goto('/', { waitUntil: 'networkidle' });
    await strip(page).scrollIntoViewIfNeeded();
    expect(drawings).toEqual([]);
    await highlights(page)
      .getByRole('button', { name: /^Show the drawings, \d+ KB$/ })
      .click();
    await expect(strip(page).getByRole('listitem').first().locator('img')).toBeVisible();
    await expect.poll(() => drawings.length).toBeGreaterThan(0);
    await expect(highlights(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the highlights are a strip that can be scrolled, without buttons', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(highlights(page).getByRole('button')).toHaveCount(0);
    await expect(strip(page).getByRole('heading', { name: 'Overnight prayers' })).toBeAttached();
    await strip(page).focus();
    await page.keyboard.press('End');
    await expect(strip(page).getByRole('heading', { name: 'First light' })).not.toBeInViewport();
  });
});
