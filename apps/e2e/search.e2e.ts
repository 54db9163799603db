import { type Api, expect, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop, desktop, overflow, phone, visit } from './visit-steps.ts';

/** Maximum bytes of the page's own script (brotli). */
const scriptBudget = 2_000;

test.use({ viewport: phone });

async function publish(api: Api): Promise<number> {
  const { body } = await api('POST', '/sermons', {
    as: 'admin',
    body: {
      title: 'Lokwenge under the tree',
      description: `**Word.** ${'a'.repeat(300)}`,
      speaker: 'José Oyat',
      isActive: true,
    },
  });
  return (body as { id: number }).id;
}

test('a visitor searches from the menu and opens a result', async ({ page, api, problems }) => {
  const id = await publish(api);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await field.fill('LOKWENG jose');
  await field.press('Enter');
  await expect(page.getByRole('status')).toHaveText('1 result for “LOKWENG jose”');
  await expect(page).toHaveURL('/search?q=LOKWENG%20jose');
  await expect(page).toHaveTitle(/^Search: LOKWENG jose \|/);
  const sermons = page.getByRole('region', { name: 'Sermons' });
  await expect(sermons.getByRole('listitem').locator('mark')).toHaveText(['José']);
  expect(await overflow(page)).toBe(0);
  await sermons.getByRole('link', { name: 'Lokwenge under the tree' }).click();
  await expect(page).toHaveURL(`/sermons/${id}`);
  await page.goBack();
  await expect(sermons.getByRole('link')).toHaveText(['Lokwenge under the tree']);
  expect(problems).toEqual([]);
});

test('a wide screen has a link to the search in its bar, which stays on one line', async ({ page }) => {
  await page.goto('/');
  for (const width of [1200, 1240, desktop.width, 1324, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    await expect.poll(height, `${width} pixels`).toBeLessThan(80);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the page is accessible with results, without results and without a question', async ({ page }) => {
  for (const address of ['/search?q=prayer', '/search?q=xylophone', '/search']) {
    await visit(page, address);
    expect(await axeOnPhoneAndDesktop(page), address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), address).toBe(0);
  }
});

test('every page of the site is found by its name, and the result leads to its section', async ({ page, request }) => {
  await page.goto('/search?q=mobile%20money');
  await page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Give' }).click();
  await expect(page).toHaveURL('/contact#donation');
  for (const [question, address] of [
    ['Privacy Policy', '/privacy'],
    ['directions', '/contact#find-us'],
    ['register family', '/family-registration'],
    ['Denis Opio', '/team'],
  ]) {
    const { groups } = (await (await request.get(`/api/search?q=${question}`)).json()) as {
      groups: { kind: string; hits: { address: string }[] }[];
    };
    expect(
      groups.find(({ kind }) => kind === 'page')?.hits.map((hit) => hit.address),
      question,
    ).toContain(address);
  }
});

test('an invalid question is answered with how to ask', async ({ page }) => {
  await page.goto('/search?q=a');
  await expect(page.getByText('Please type at least two letters.')).toBeVisible();
  await page.goto(`/search?q=${'a'.repeat(101)}`);
  await expect(page.getByText('Please use at most 100 characters.')).toBeVisible();
});

test('a search that fails says so, and can be tried again', async ({ page }) => {
  await visit(page, '/search');
  await page.route('**/api/search?**', (route) => route.abort());
  await page.getByRole('searchbox').fill('prayer');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The search did not work just now.');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Pages' })).toBeVisible();
});

test('search engines do not index the results', async ({ request }) => {
  const html = await (await request.get('/search?q=prayer')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

test('the script of the page stays within its budget', async ({ request }) => {
  const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(await (await request.get('/search')).text()) ?? [];
  // The last script is the one that only this page uses.
  const own = scripts.split(' ').at(-1) ?? '';
  const answer = await request.get(own, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(scriptBudget);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works, and its address can be shared', async ({ page, api }) => {
    const id = await publish(api);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('lokwenge & jose');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=lokwenge+%26+jose');
    await expect(page.getByRole('searchbox')).toHaveValue('lokwenge & jose');
    await expect(page.getByRole('region', { name: 'Sermons' }).locator(`a[href="/sermons/${id}"]`)).toBeVisible();
  });

  test('an empty result links to other pages', async ({ page }) => {
    await page.goto('/search?q=xylophone');
    await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await page.getByRole('link', { name: 'Prayer', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Sermons' }).getByRole('link').first()).toBeVisible();
  });
});
