import { expect, test } from './fixtures.ts';

test('/api/docs runs no script and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  await expect(page.locator('script')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('an operation opens in Swagger UI, with its own group only', async ({ page, problems }) => {
  await page.goto('/api/docs');
  await page.getByText('Photo galleries').click();
  await page.getByRole('link', { name: 'Delete a photo' }).click();
  await expect(page.locator('.opblock.is-open')).toContainText('/api/photos/{id}');
  await expect(page.locator('.opblock-tag')).toHaveCount(1);
  expect(problems).toEqual([]);
});
