import { openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { order, row, soughtProducts, stock } from './store-office-steps.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

// PROD-01, PROD-02, PROD-03
test('the Store tab has its heading, the way to give, four figures and three tabs', async ({ page, api, problems }) => {
  await order(api, 'Card Lamwaka', await stock(api, 'Card book', { stockQuantity: 5 }));
  const stats = (await api('GET', '/store/stats', { as: 'admin' })).body as Record<string, string | number>;
  await openConsole(page, '/admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('heading', { name: 'Store', level: 1 })).toBeVisible();
  await expect(page.locator('#main').getByRole('link', { name: 'Give', exact: true })).toHaveAttribute(
    'href',
    '/contact#donation',
  );
  const revenue = Number(stats['totalRevenue']).toLocaleString('en-US', { minimumFractionDigits: 2 });
  for (const [title, text] of [
    ['Total Revenue', `$${revenue}`], // ANL-01
    ['Total Orders', `${stats['totalOrders']}`], // ANL-02
    ['Pending Orders', `${stats['pendingOrders']}`], // ANL-03
    ['Low Stock', `${stats['lowStock']}`], // ANL-04
  ] as const)
    await expect(
      page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: title }) }),
    ).toHaveText(`${title}${text}`);
  const tabs = page.getByRole('navigation', { name: 'Store' }).getByRole('link');
  await expect(tabs).toHaveText(['Products', 'Orders', 'Analytics']);
  await tabs.filter({ hasText: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/admin\/store\/analytics$/);
  await expect(tabs.filter({ hasText: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Low Stock' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('low');
  expect(problems).toEqual([]);
});

// PROD-30, PROD-31, ORD-15
test('a list that could not be loaded says so and can be loaded again; a product without a picture has a placeholder', async ({
  page,
  api,
}) => {
  const plain = await stock(api, 'Plain card');
  await order(api, 'Late Lister', plain);
  await page.route('**/api/products?*', (route) => route.abort());
  await openConsole(page, soughtProducts('Plain card'));
  await expect(page.getByRole('alert').getByText('Failed to fetch products.')).toBeVisible();
  await page.unroute('**/api/products?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Plain card').locator('img')).toHaveAttribute('src', '/api/placeholder/150/150');

  await page.route('**/api/orders?*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('alert').getByText('Failed to fetch orders.')).toBeVisible();
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Late Lister')).toBeVisible();
});

test('the analytics show the figures of the server', async ({ page, api, problems }) => {
  const book = await stock(api, 'Counted book', { stockQuantity: 9 });
  const placed = await order(api, 'Counted Nyeko', book, 2);
  await api('PUT', `/orders/${placed.id}/payment`, { as: 'admin', body: { paymentStatus: 'completed' } });
  const stats = (await api('GET', '/store/stats', { as: 'admin' })).body as Record<string, string | number>;
  await openConsole(page, '/admin/store/analytics');
  const [sales, inventory] = [
    page.getByRole('region', { name: 'Sales Overview' }),
    page.getByRole('region', { name: 'Inventory Status' }),
  ];
  for (const [name, figure] of [
    ['Total Revenue', 'totalRevenue'], // ANL-05
    ['Average Order Value', 'averageOrderValue'], // ANL-07
    ['Average per paid order', 'averagePerPaidOrder'],
  ] as const)
    await expect(sales).toContainText(
      `${name}$${Number(stats[figure]).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
  await expect(sales).toContainText(`Completed Orders${stats['completedOrders']}`); // ANL-06
  for (const [name, figure] of [
    ['Total Products', 'totalProducts'], // ANL-08
    ['Active Products', 'activeProducts'], // ANL-09
    ['Low Stock Items', 'lowStock'], // ANL-10
  ] as const)
    await expect(inventory).toContainText(`${name}${stats[figure]}`);
  await expect(page.getByRole('region', { name: 'Running low' })).toContainText('Counted book7 units · low');
  await page.getByText('The figures', { exact: true }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
});
