import type { Locator, Page } from '@playwright/test';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { expect, test } from './fixtures.ts';
import { fonts, phone, setFont, visit } from './visit-steps.ts';

/** Timeout in milliseconds of one walk over every page, on a slow machine. */
const walk = 120_000;

/** Whether the top of an element is below the bar and above the end of the screen. */
const beginsInSight = (element: Locator) =>
  element.evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    return top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) && top < innerHeight;
  });

/** Scrolls half of an element past the top of the screen, behind the bar. */
const hideBelowBar = (element: Locator) =>
  element.evaluate((node) =>
    scrollTo({ top: scrollY + node.getBoundingClientRect().top + node.clientHeight / 2, behavior: 'instant' }),
  );

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test('the link to the next service is completely on the first screen, whichever service is next', async ({ page }) => {
  await page.clock.install();
  for (const time of ['2030-01-06T03:00Z', '2030-01-09T05:00Z', '2030-01-09T15:00Z', '2030-01-10T05:00Z']) {
    await page.clock.setFixedTime(time);
    await visit(page, '/');
    const day = new Date(time).toLocaleDateString('en', { weekday: 'long' });
    await expect(page.locator('#next-service')).toContainText(day);
    for (const font of fonts) {
      await setFont(page, font);
      await expect(page.getByRole('link', { name: 'Plan your visit' }), time).toBeInViewport({ ratio: 1 });
    }
  }
});

/** Texts and controls that the shortcuts cover, at every scroll position of the page. */
const coveredByShortcuts = (page: Page) =>
  page.evaluate(() => {
    const shortcuts = document.querySelector<HTMLElement>('nav[aria-label=Shortcuts]');
    if (!shortcuts) throw new Error('no shortcuts');
    const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
      left < x && x < right && top < y && y < bottom;
    const whatIsAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const control = hit?.closest('a, button, input, select, textarea, label, summary');
      if (control) return control.textContent || control.tagName;
      const text = document.caretPositionFromPoint(x, y)?.offsetNode;
      // Text that is scrolled out of its element is not visible.
      if (!(text instanceof Text) || text.parentElement !== hit) return null;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((line) => isIn(line, x, y)) ? text.data : null;
    };
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top = Math.min(top + 60, end)) {
      scrollTo({ top, behavior: 'instant' });
      const places = [...shortcuts.querySelectorAll('button, a')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect());
      if (places.length === 0) throw new Error('no shortcut is shown');
      shortcuts.style.visibility = 'hidden';
      for (const place of places)
        for (let x = place.left + 1; x < place.right; x += 12)
          for (let y = place.top + 1; y < place.bottom; y += 12) {
            const covered = whatIsAt(x, y);
            if (covered !== null) found.add(covered);
          }
      shortcuts.style.visibility = '';
      if (top >= end) return [...found];
    }
  });

// NAV-26, NAV-27
test('the shortcuts cover no text and no control of any page, at any scroll position', async ({ page }) => {
  test.setTimeout(2 * walk);
  for (const path of publicRoutes) {
    await visit(page, path);
    for (const width of [320, 360, 412, 1200, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await coveredByShortcuts(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the shortcuts have labels, close by themselves, and are hidden while somebody writes', async ({ page }) => {
  await visit(page, '/contact');
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  const more = shortcuts.getByRole('button', { name: 'More' });
  await expect(more).toBeInViewport({ ratio: 1 });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await more.click();
  await expect(shortcuts.getByRole('link', { name: 'Store' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(shortcuts.getByRole('link', { name: 'Store' })).toBeHidden();

  const message = page.getByRole('textbox', { name: 'Message *' });
  await message.focus();
  await expect(more).toBeHidden();
  await message.blur();
  await expect(more).toBeVisible();
});

test('no placeholder in a field is cut off', async ({ page }) => {
  test.setTimeout(walk);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...publicRoutes, '/sermons?tab=search', '/events?assistant=open']) {
    await visit(page, path);
    for (const field of await page.locator('input[placeholder]:visible').all()) {
      const spare = await field.evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = font;
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return room - pen.measureText(input.placeholder).width;
      });
      expect(spare, `${path}: ${await field.getAttribute('placeholder')}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test.describe('the beginning of an answer is visible', () => {
  // The screen height that an on-screen keyboard leaves.
  test.use({ viewport: { width: 360, height: 430 } });

  test('in the assistant', async ({ page }) => {
    await visit(page, '/ministries');
    await page.getByRole('button', { name: 'Show me events' }).click();
    const log = page.getByRole('log', { name: 'Conversation' });
    const answers = log.locator('[data-by=bot]');
    await expect(answers.last()).toContainText('The next 3 events:');
    await hideBelowBar(log);
    await page.getByRole('textbox', { name: 'Your question' }).fill('Tell me about Eye Camp');
    await hideBelowBar(log);
    await page.keyboard.press('Enter');
    await expect(answers.last()).toContainText('Eye Camp: Doctors and nurses');
    await expect.poll(() => beginsInSight(answers.last())).toBe(true);
  });

  test('in the registration assistant', async ({ page }) => {
    await visit(page, '/events?assistant=open');
    const log = page.getByRole('log', { name: 'Conversation' });
    await page.getByRole('textbox', { name: 'Your message' }).fill('show me the events');
    await hideBelowBar(log);
    await page.keyboard.press('Enter');
    const answer = log.locator('[data-by=visitor] + [data-by=assistant]').last();
    await expect(answer).toBeAttached();
    await expect.poll(() => beginsInSight(answer)).toBe(true);
  });
});
