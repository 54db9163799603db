import type { Page } from '@playwright/test';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

/** The page answers to its script from here on. */
export const hydrated = (page: Page) => page.waitForFunction(() => 'ready' in document.documentElement.dataset);
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
