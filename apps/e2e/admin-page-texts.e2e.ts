import { seedSite } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { overflow, phone } from './visit-steps.ts';

// Each opens the console and several public pages.
test.slow();

/** The site is shared with other tests, which find it as it was. */
async function putBack(api: Api) {
  const path = '/site/ministries-texts';
  const { version } = (await api('GET', path, { as: 'admin' })).body as { version: number };
  const answer = await api('PUT', path, { as: 'admin', body: { ...seedSite.ministriesTexts, version } });
  expect(answer.status).toBe(200);
}

test.afterEach(({ api }) => putBack(api));

test.describe('the texts of pages', () => {
  test('a project that has come further is so on both pages at once; a wrong percentage is named at its field', async ({
    page,
    problems,
  }) => {
    await openConsole(page, '/admin/site/ministries');
    const projects = page.getByRole('region', { name: 'Projects', exact: true });
    const percent = projects.getByLabel('First phase, percent (optional)').first();
    await percent.fill('180');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('First phase must be a whole number from 0 to 100').first()).toBeVisible();
    await percent.fill('80');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    await page.goto('/ministries');
    await expect(page.getByText('80% complete')).toBeVisible();
    await page.goto('/about');
    await expect(page.getByText('First phase: 80% complete')).toBeVisible();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });

  test('are edited on a phone, and have no accessibility violations', async ({ page }) => {
    await page.setViewportSize(phone);
    for (const path of ['/admin/site/home', '/admin/site/ministries'] as const) {
      await openConsole(page, path);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    }
  });
});
