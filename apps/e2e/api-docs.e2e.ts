import { expect, test } from './fixtures.ts';

/** Milliseconds that `/api/docs` may take on a phone, whose processor is four times slower than that of a computer. */
const budgetMs = 2_000;

test('/api/docs shows all operations within 2 s on the processor of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/api/docs', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  const { loaded, painted } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  }));
  expect(painted).toBeLessThanOrEqual(budgetMs);
  expect(loaded).toBeLessThanOrEqual(budgetMs);
  expect(await page.locator('script').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('an operation opens in Swagger UI, with its own group alone', async ({ page, problems }) => {
  await page.goto('/api/docs');
  await page.getByText('Photo galleries').click();
  await page.getByRole('link', { name: 'Delete a photo' }).click();
  await expect(page.locator('.opblock.is-open')).toContainText('/api/photos/{id}');
  await expect(page.locator('.opblock-tag')).toHaveCount(1);
  expect(problems).toEqual([]);
});
