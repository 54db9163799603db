import { seedSite } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { hydrated, overflow, phone } from './visit-steps.ts';

// Each test opens the console and several public pages.
test.slow();

/** Other tests share this site, so its texts are restored. */
async function putBack(api: Api) {
  for (const page of ['ministries', 'about', 'privacy'] as const) {
    const path = `/site/${page}-texts` as const;
    const { version } = (await api('GET', path, { as: 'admin' })).body as { version: number };
    const answer = await api('PUT', path, { as: 'admin', body: { ...seedSite[`${page}Texts`], version } });
    expect(answer.status).toBe(200);
  }
}

test.afterEach(({ api }) => putBack(api));

test.describe('the texts of pages', () => {
  test('show a new percentage of a project on both pages at once, and report a wrong one at its field', async ({
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

  test('show a renamed special ministry on the about page and in the footer of every page', async ({
    page,
    problems,
  }) => {
    await openConsole(page, '/admin/site/texts');
    await page.getByRole('link', { name: 'About page' }).click();
    const rows = page.getByRole('region', { name: 'Special ministries', exact: true });
    await rows.getByLabel('Title (required)').first().fill('Hope for Mbale');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    await page.goto('/about');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Hope for Mbale' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'What this site is' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Hope for Mbale')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('include a privacy policy that the office can change and reset to its standard text', async ({
    page,
    problems,
  }) => {
    await openConsole(page, '/admin/site/privacy');
    const standard = page.getByRole('button', { name: 'Standard words' });
    await expect(standard).toBeDisabled();
    await page.getByRole('button', { name: 'Remove: Your rights' }).click();
    // Uses the keyboard, because a message covers the button.
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.press('Enter');
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    const rights = page.getByRole('heading', { name: 'Your rights' });
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { name: 'Who is responsible' })).toBeVisible();
    await expect(rights).toBeHidden();
    await openConsole(page, '/admin/site/privacy');
    await standard.click();
    await save.press('Enter');
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    await page.goto('/privacy');
    await expect(rights).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('can be edited on a phone, and have no accessibility violations', async ({ page }) => {
    await page.setViewportSize(phone);
    for (const name of ['texts', 'home', 'ministries', 'about', 'contact', 'live', 'team', 'privacy', 'terms']) {
      const path = `/admin/site/${name}` as const;
      await openConsole(page, path);
      await expect(
        page.getByRole('button', { name: 'Save', exact: true }).or(page.getByRole('link', { name: 'About page' })),
      ).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    }
  });
});
