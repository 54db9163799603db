import { expect, test } from './fixtures.ts';
import { addButton, buy, change, fillBuyer, searchFor, stock } from './store-steps.ts';
import { axeOnPhoneAndDesktop, desktop, hydrated, overflow, phone, visit } from './visit-steps.ts';

test.use({ viewport: phone });

test.describe('the store', () => {
  // STORE-23, CONST-10
  test('shows what is active and in stock, found by word and by category', async ({ page, api, problems }) => {
    const shirt = await stock(api, {
      name: 'Blue Shirt of Gulu',
      description: 'Cotton',
      category: 'clothing',
      stockQuantity: 7,
    });
    const bare = await stock(api, { name: 'Gulu Mug', description: '', category: 'other' });
    const hidden = await stock(api, { name: 'Gulu Hidden', isActive: false });
    const none = await stock(api, { name: 'Gulu Gone', stockQuantity: 0 });
    await visit(page, '/store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Church Store'); // STORE-01
    await expect(page.getByRole('region', { name: 'Supporting Our Mission' })).toBeVisible(); // STORE-16
    // STORE-02, STORE-03
    await page.getByPlaceholder('Search products...').fill('gULU');
    await page.getByPlaceholder('Search products...').press('Enter');
    const card = page.getByRole('article', { name: shirt.name });
    const other = page.getByRole('article', { name: bare.name });
    await expect(card.getByRole('heading', { name: shirt.name })).toBeVisible(); // STORE-09
    await expect(card.getByText('7 left')).toBeVisible(); // STORE-10
    await expect(card.getByText('UGX 46,250')).toBeVisible(); // STORE-12
    // STORE-11
    await expect(card.getByText('Cotton')).toBeVisible();
    await expect(other.getByText('No description available')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled(); // STORE-13
    // STORE-06: side by side where there is room
    await page.setViewportSize(desktop);
    await expect(async () => {
      const [here, beside] = [await card.boundingBox(), await other.boundingBox()];
      expect(here?.y).toBe(beside?.y);
      expect(here?.x).not.toBe(beside?.x);
    }).toPass({ timeout: 20_000 });
    await page.setViewportSize(phone);
    // STORE-17, STORE-18
    for (const { name } of [hidden, none]) await expect(page.getByRole('article', { name })).toHaveCount(0);

    // STORE-04, STORE-05
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link')).toHaveText([
      'All Categories',
      'Books',
      'Clothing',
      'Accessories',
      'Media',
    ]);
    await categories.getByRole('link', { name: 'Clothing' }).click();
    await expect(page).toHaveURL(/category=clothing&search=gULU/);
    await expect(other).toHaveCount(0);
    await expect(card).toBeVisible();
    await page.goto('/store?search=nothing+like+it');
    await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  // STORE-15, STORE-22
  test('shows three skeletons while it loads, says when it cannot, and tries again', async ({ page }) => {
    await visit(page, '/store');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/products?*', async (route) => {
      await held;
      await route.abort();
    });
    await page.getByRole('link', { name: 'Media' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading products' }).locator('div')).toHaveCount(3);
    release();
    await expect(page.getByRole('alert').getByText('Failed to fetch products')).toBeVisible();
    await page.unroute('**/api/products?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('every state of cart, checkout and order is accessible on a phone and on a desktop', async ({ page, api }) => {
  const last = await stock(api, { stockQuantity: 1 });
  const basket = await stock(api, { name: `${last.name} II` });
  await searchFor(page, last);
  await addButton(page, basket).click();
  await addButton(page, basket).click();
  expect(await buy(api, last, 1)).toBe(201);
  await addButton(page, last).click();
  await expect(page.getByText('Out of Stock')).toBeVisible();
  expect(await axeOnPhoneAndDesktop(page), 'a sold-out card and the dock').toEqual([]);
  await change(api, basket, { price: '15.00', stockQuantity: 1 });
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('dialog').getByText(/Only 1 of .* is left/)).toBeVisible();
  expect(await axeOnPhoneAndDesktop(page), 'the cart').toEqual([]);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: /^Order for/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  expect(await axeOnPhoneAndDesktop(page), 'the checkout with faults').toEqual([]);
  await fillBuyer(page);
  await page.getByRole('button', { name: /^Order for/ }).click();
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await hydrated(page);
  await page.getByText('Cancel the order').click();
  expect(await axeOnPhoneAndDesktop(page), 'an order').toEqual([]);
  await visit(page, '/store/checkout');
  expect(await axeOnPhoneAndDesktop(page), 'an empty cart').toEqual([]);
  await visit(page, '/orders/AAAA-BBBB?key=none');
  expect(await axeOnPhoneAndDesktop(page), 'no order').toEqual([]);
});

test('nothing overflows at 320 pixels, or on a phone with text of twice the size', async ({ page, api }) => {
  const basket = await stock(api, { name: 'Verylongnameofabasketthatdoesnotbreak', price: '99999.99' });
  await page.setViewportSize({ width: 320, height: 640 });
  await searchFor(page, basket);
  await addButton(page, basket).click();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'View cart' }).click();
  const cart = page.getByRole('dialog');
  await expect(cart).toBeVisible();
  await expect.poll(() => cart.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await cart.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('button', { name: /^Order for/ })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow(page)).toBe(0);
});
