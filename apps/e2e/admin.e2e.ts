import { signIn } from './console-steps.ts';
import { expect, test } from './fixtures.ts';

test.describe('the login', () => {
  test('prefills the username, shows the password on demand and refuses a wrong one (ADM-02, ADM-03, ADM-05, ADM-07, ADM-30)', async ({
    page,
  }) => {
    await page.goto('/admin');
    await expect(page.getByText('Access Denied - Only Admins Can Access This Page')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('not the right one at all');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible();
    await expect(password).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('adminAuth'))).toBeNull();
  });

  test('keeps the credential for the tab, checks it again at page load and drops it at logout (ADM-12, ADM-32, ADM-33)', async ({
    page,
    credentials,
    problems,
  }) => {
    await page.goto('/admin');
    await page.getByLabel('Password', { exact: true }).fill(credentials.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page.getByText('Welcome to the admin dashboard.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('adminAuth'))).toBeNull();
    expect(problems).toEqual([]);
  });

  test('drops a stored credential that the server no longer accepts (ADM-13)', async ({ page }) => {
    // Set before the page's first script; a signed-in page that is still loading would detect the change itself.
    await page.addInitScript(() => sessionStorage.setItem('adminAuth', btoa('admin:long since changed')));
    await page.goto('/admin');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('adminAuth'))).toBeNull();
  });

  test('reports a network failure (ADM-31)', async ({ page, credentials }) => {
    await page.goto('/admin');
    await page.getByLabel('Password', { exact: true }).fill(credentials.admin.password);
    await page.route('**/api/admin/stats', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(
      page.getByRole('alert').getByText('Network error. Please check your connection and try again.'),
    ).toBeVisible();
  });

  test('refuses the media role', async ({ page, credentials }) => {
    await page.goto('/admin');
    await page.getByLabel('Username').fill(credentials.media.username);
    await page.getByLabel('Password', { exact: true }).fill(credentials.media.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').getByText('This account has no access to the admin dashboard.')).toBeVisible();
  });
});

test.describe('the federation', () => {
  test('a console that cannot be loaded leaves the site usable and can be loaded again', async ({ page }) => {
    await page.route('**/remotes/admin/**', (route) => route.abort());
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'View site' })).toBeVisible();
    await page.unroute('**/remotes/admin/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('shares one React', async ({ page, credentials }) => {
    const scripts: Promise<{ path: string; text: string }>[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (path.endsWith('.js')) scripts.push(response.text().then((text) => ({ path, text })));
    });
    await signIn(page, credentials.admin, '/admin/events');
    await expect(page.getByRole('table')).toBeVisible();
    // A string that survives minification and occurs once in every copy of react-dom.
    const withReactDom = (await Promise.all(scripts)).filter(({ text }) => text.includes('__reactContainer$'));
    expect(withReactDom.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/assets\//)]);
  });

  test('costs no more than the budget (G17: 95 KB to the login, 360 KB to the dashboard, 420 KB with a table, brotli, without React)', async ({
    page,
    credentials,
  }) => {
    // The shell's vendor chunk (React, the router and the query client) does not count. Every other script that was loaded counts.
    const soFar = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js') && !new URL(name).pathname.startsWith('/assets/vendor.'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      );
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const login = await soFar();
    await page.getByLabel('Password', { exact: true }).fill(credentials.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'To answer, to review, to finish' }).waitFor();
    const dashboard = await soFar();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    const list = await soFar();
    test.info().annotations.push({
      type: 'bytes',
      description: `login ${login}, dashboard ${dashboard}, list of events ${list}`,
    });
    expect(login).toBeLessThanOrEqual(95_000);
    expect(dashboard).toBeLessThanOrEqual(360_000);
    expect(list).toBeLessThanOrEqual(420_000);
  });
});
