import type { Page } from '@playwright/test';
import { axe, type AxeViolation } from './fixtures.ts';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

/** Waits until the page is hydrated; any key press loads its script. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the code that queues forms offline is loaded, which happens when somebody first types into a form. */
export const waitingLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/waiting\.\w+\.js$/.test(name)),
  );

/** Fonts with which devices render text while none of our fonts is loaded: one pair with narrow letters, one with wide letters. */
export const fonts = [
  { text: 'Liberation Sans', display: 'Liberation Serif' },
  { text: 'DejaVu Sans', display: 'DejaVu Serif' },
] as const;
export const setFont = (page: Page, { text, display }: (typeof fonts)[number]) =>
  page.evaluate(
    (families) => {
      const { style } = document.documentElement;
      for (const [name, family] of Object.entries(families)) style.setProperty(name, `'${family}'`);
    },
    { '--text': text, '--display': display },
  );

/** By how many pixels a public page is wider than its window, in the widest font: 0 where it fits. */
export async function overflow(page: Page): Promise<number> {
  const widths: number[] = [];
  for (const font of fonts) {
    await setFont(page, font);
    widths.push(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  }
  await page.evaluate(() =>
    ['--text', '--display'].forEach((name) => document.documentElement.style.removeProperty(name)),
  );
  return Math.max(...widths);
}

/**
 * Runs axe at the width of a phone and of a desktop, without loading the page again. Expect `[]`. Restores the width.
 * @param within CSS selector to look inside; the whole document when left out
 */
export async function axeOnPhoneAndDesktop(page: Page, within?: string): Promise<AxeViolation[]> {
  const before = page.viewportSize();
  const found: AxeViolation[] = [];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    found.push(...(await axe(page, within)));
  }
  if (before) await page.setViewportSize(before);
  return found;
}
