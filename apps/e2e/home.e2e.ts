import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };
const slideTime = 4_000;

const hydrated = (page: Page) => page.waitForFunction(() => 'ready' in document.documentElement.dataset);
async function visit(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const highlights = (page: Page) => region(page, 'Highlights');
const strip = (page: Page) => highlights(page).getByRole('list');
/** Number of the slide at the left edge, from 0. */
const position = (page: Page) =>
  strip(page).evaluate((list) => {
    const [first, second] = [...list.children] as HTMLElement[];
    return first && second ? list.scrollLeft / (second.offsetLeft - first.offsetLeft) : -1;
  });
const expectPosition = (page: Page, expected: number) => expect.poll(() => position(page)).toBeCloseTo(expected, 1);

/** The page with a clock that only the test moves. */
async function visitWithClock(page: Page) {
  await page.clock.install();
  await visit(page);
  await expect(highlights(page).getByRole('button', { name: 'Next' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await strip(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
}
const turns = (page: Page, count: number) => page.clock.runFor(slideTime * count);

// NAV-51
test('a visitor with a small phone finds the next service at once, and how to come', async ({ page, problems }) => {
  await page.setViewportSize(phone);
  await visit(page);
  const card = region(page, (await page.locator('#next-service').textContent()) ?? '');
  await expect(card.getByText(/^(Next service|Under way now)$/)).toBeInViewport();
  await expect(card.getByRole('heading')).toHaveText(/^(Sunday|Wednesday|Thursday|Friday) /);
  await expect(card.getByRole('heading')).toBeInViewport();
  const plan = card.getByRole('link', { name: 'Plan your visit' });
  await expect(plan).toBeInViewport({ ratio: 1 });
  await expect(plan).toHaveAttribute('href', '/contact');
  expect(problems).toEqual([]);
});

// HOME-09, HOME-10, CONST-03
test('the buttons of the hero lead to the live service and to the gallery', async ({ page }) => {
  await visit(page);
  await expect(page.getByRole('link', { name: 'Photos/Gallery Check' })).toHaveAttribute('href', '/community?tab=gallery');
  await page.getByRole('link', { name: 'Watch Live Service' }).click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Stream' })).toBeVisible();
});

// HOME-01…03, HOME-05…07
test('everything stands in its order', async ({ page }) => {
  await visit(page);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(1)).toEqual(['What God has done', 'Highlights', 'Coming up', 'Who leads', 'Ministries', 'What changes', 'Every week', 'What your gift does']);
  // HOME-08
  await expect(page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' }).getByRole('button', { name: 'Subscribe' })).toBeAttached();
});

// HOME-11…13, CONST-19, CONST-20, CONST-22, CONST-23
test('the figures are those of the ministry', async ({ page }) => {
  await visit(page);
  const figures = region(page, 'What God has done').getByRole('definition');
  await expect(figures).toHaveText(['30,000+', '900+', '22+']);
  await expect(region(page, 'What God has done').getByRole('term')).toHaveText(['souls saved', 'children supported', 'years of ministry']);
  await expect(region(page, 'What changes').locator('strong')).toHaveText(['15+', '1000+']);
});

test('the leaders are named, and the whole team is one press away', async ({ page }) => {
  await visit(page);
  const leaders = region(page, 'Who leads');
  expect(await leaders.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await expect(leaders.getByRole('link', { name: 'Meet the whole team' })).toHaveAttribute('href', '/team');
});

// HOME-06
test('the giving section says what each purpose does and leads to giving', async ({ page }) => {
  await visit(page);
  const giving = region(page, 'What your gift does');
  await expect(giving.getByRole('term')).toHaveText(['General', 'Children', 'Education']);
  await expect(giving.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/contact#donation');
});

// HOME-07, HOME-18…24
test('the weekly programme has its days and hours', async ({ page }) => {
  await visit(page);
  const items = region(page, 'Every week').getByRole('listitem');
  // Each row with the day that it stands under.
  const rows = await items.evaluateAll((all) => all.map((item) => [item.closest('ul')?.previousElementSibling?.textContent, item.textContent?.replace('Next', '')]));
  expect(rows).toEqual([
    ['Sunday', '1st service7:00–9:00 AM'],
    ['Sunday', '2nd service9:00–11:30 AM'],
    ['Wednesday', "Women's program9:00 AM–4:00 PM"],
    ['Wednesday', 'Youth service5:00–6:30 PM'],
    ['Wednesday', "Widows' overnightEvening till dawn"],
    ['Thursday', 'Mid-week deliverance4:00–6:30 PM'],
    ['Friday', 'Overnight prayers9:00 PM till dawn'],
  ]);
});

// HOME-03, HOME-04
test('the ministries are those of the API, and six of our own where there are none', async ({ page, api }) => {
  const { body } = await api('GET', '/ministries?view=summary&limit=6');
  const listed = body as { id: number; name: string }[];
  expect(listed.length).toBeGreaterThan(0);
  await visit(page);
  const names = region(page, 'Ministries').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(listed.map(({ name }) => name));

  const items = ((await api('GET', '/ministries')).body as { id: number }[]).map(({ id }) => id);
  await api('POST', '/ministries/bulk', { as: 'admin', body: { action: 'unpublish', items } });
  try {
    await visit(page);
    await expect(names).toHaveText(['Uganda National Branch', 'Vocational Institute', 'Crown of Glory', 'Eye Camp', 'Remnant Afire', "My Sister's Keeper"]);
  } finally {
    await api('POST', '/ministries/bulk', { as: 'admin', body: { action: 'publish', items } });
  }
});

test.describe('the highlights', () => {
  // HOME-01, HOME-14, DATA-21
  test('are eleven, each with a category, a title, a sentence and a drawing of its own', async ({ page, problems }) => {
    await page.setViewportSize(phone);
    await visit(page);
    const slides = strip(page).getByRole('listitem');
    await expect(slides).toHaveCount(11);
    const facts = await slides.evaluateAll((items) => items.map((item) => [item.querySelector('img')?.getAttribute('src'), item.querySelector('h3')?.textContent, ...[...item.querySelectorAll('p')].map(({ textContent }) => textContent)]));
    expect(new Set(facts.map(([src]) => src)).size).toBe(11);
    expect(new Set(facts.map(([, title]) => title)).size).toBe(11);
    for (const fact of facts) expect(fact.map((part) => (part ?? '') !== '')).toEqual([true, true, true, true]);
    for (const picture of await slides.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(problems).toEqual([]);
  });

  // HOME-17
  for (const [width, perView] of [[360, 1], [640, 2], [1_024, 3]] as const) {
    test(`show ${perView} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page);
      const seen = await strip(page).evaluate((list) => {
        const frame = list.getBoundingClientRect();
        return [...list.children].filter((slide) => slide.getBoundingClientRect().left >= frame.left - 1 && slide.getBoundingClientRect().right <= frame.right + 1).length;
      });
      expect(seen).toBe(perView);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  // HOME-15, HOME-16
  test('turn every four seconds and begin anew after the eleventh', async ({ page }) => {
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

  test('stop at Pause, go on at Play, and are turned by hand', async ({ page }) => {
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
    await section.getByRole('button', { name: 'Previous' }).click();
    await section.getByRole('button', { name: 'Previous' }).click({ delay: 400 });
    await expectPosition(page, 0);
    await section.getByRole('button', { name: 'Previous' }).click();
    await expectPosition(page, 10);
    await turns(page, 3);
    await expectPosition(page, 10);
  });

  test('stop for a keyboard that arrives, which then moves the strip', async ({ page }) => {
    await page.setViewportSize(phone);
    await visitWithClock(page);
    await page.locator('#next-service').evaluate(() => (document.querySelector('a[href="/contact"].btn') as HTMLElement | null)?.focus());
    await page.keyboard.press('Tab');
    await expect(strip(page)).toBeFocused();
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

  test('stop for a finger and stand still in a hidden tab', async ({ page }) => {
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

  test('do not start for whoever wants less motion, but do at Play', async ({ page }) => {
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

    test('stand still and show their drawings at a press, which may come before the script', async ({ page }) => {
      const drawings: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('highlight-')) drawings.push(request.url());
      });
      await page.setViewportSize(phone);
      await page.goto('/', { waitUntil: 'networkidle' });
      await strip(page).scrollIntoViewIfNeeded();
      expect(drawings).toEqual([]);
      await highlights(page).getByRole('button', { name: /^Show the drawings, \d+ KB$/ }).click();
      await expect(strip(page).getByRole('listitem').first().locator('img')).toBeVisible();
      await expect.poll(() => drawings.length).toBeGreaterThan(0);
      await expect(highlights(page).getByRole('button', { name: 'Play' })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are a strip to be pushed, without a button that does nothing', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      await expect(highlights(page).getByRole('button')).toHaveCount(0);
      await expect(strip(page).getByRole('heading', { name: 'Overnight prayers' })).toBeAttached();
      await strip(page).focus();
      await page.keyboard.press('End');
      await expect(strip(page).getByRole('heading', { name: 'First light' })).not.toBeInViewport();
    });
  });
});

for (const [name, viewport] of [['phone', phone], ['desktop', desktop]] as const) {
  test(`axe finds nothing on a ${name}`, async ({ page, problems }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}
