import { axe, expect, test } from './fixtures.ts';
import { addButton, buy, change, fillBuyer, hydrated, searchFor, stock, unitsLeft, visit } from './store-steps.ts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };
test.use({ viewport: phone });

test.describe('the store', () => {
  // STORE-01…13, STORE-16…18, STORE-23, CONST-10
  test('shows what is active and in stock, found by word and by category', async ({ page, api, problems }) => {
    const shirt = await stock(api, { name: 'Blue Shirt of Gulu', description: 'Cotton', category: 'clothing', stockQuantity: 7 });
    const bare = await stock(api, { name: 'Gulu Mug', description: '', category: 'other' });
    const hidden = await stock(api, { name: 'Gulu Hidden', isActive: false });
    const none = await stock(api, { name: 'Gulu Gone', stockQuantity: 0 });
    await visit(page, '/store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Church Store');
    await expect(page.getByRole('region', { name: 'Supporting Our Mission' })).toBeVisible();
    await page.getByPlaceholder('Search products...').fill('gULU');
    await page.getByPlaceholder('Search products...').press('Enter');
    const card = page.getByRole('article', { name: shirt.name });
    await expect(card.getByText('7 left')).toBeVisible();
    await expect(card.getByText('UGX 46,250')).toBeVisible();
    await expect(card.getByText('Cotton')).toBeVisible();
    await expect(page.getByRole('article', { name: bare.name }).getByText('No description available')).toBeVisible();
    for (const { name } of [hidden, none]) await expect(page.getByRole('article', { name })).toHaveCount(0);

    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link')).toHaveText(['All Categories', 'Books', 'Clothing', 'Accessories', 'Media']);
    await categories.getByRole('link', { name: 'Clothing' }).click();
    await expect(page).toHaveURL(/category=clothing&search=gULU/);
    await expect(page.getByRole('article', { name: bare.name })).toHaveCount(0);
    await expect(card).toBeVisible();
    await page.goto('/store?search=nothing+like+it');
    await expect(page.getByRole('heading', { name: 'Nothing fits what you look for' })).toBeVisible();
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

test.describe('buying', () => {
  test('two things paid now, from the shelf to the receipt', async ({ page, api, problems }) => {
    const basket = await stock(api);
    const mat = await stock(api, { name: `Mat ${Math.random().toString(36).slice(2, 8)}`, price: '4.00' });
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await searchFor(page, mat);
    await addButton(page, mat).click();
    await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('2 items');
    await page.getByRole('link', { name: 'View cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart.getByText('UGX 61,050')).toBeVisible();
    await cart.getByRole('button', { name: `One more ${mat.name}` }).click();
    await expect(cart.getByText('UGX 75,850')).toBeVisible();
    await cart.getByRole('button', { name: `One ${mat.name} less` }).click();
    await cart.getByRole('link', { name: 'Checkout' }).click();

    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Please write your name.');
    await fillBuyer(page);
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: 'Order for UGX 61,050' }).dblclick();
    await expect(page).toHaveURL(/\/sandbox-checkout\//);
    await expect(page.getByText('UGX 61,050').first()).toBeVisible();
    await page.getByRole('button', { name: /^Pay/ }).click();

    await expect(page.getByRole('heading', { name: 'Thank you! Your payment has arrived' })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/[A-Z0-9-]+\?key=/);
    await expect(page.getByText('Test order: no money moved')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: `1 × ${basket.name}` })).toContainText('UGX 46,250');
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    expect([await unitsLeft(api, basket), await unitsLeft(api, mat)]).toEqual([19, 19]);
    // Ordered: the cart is empty, and nobody else finds the page.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const address = page.url();
    expect((await page.request.get(address)).headers()['cache-control']).toBe('no-store');
    expect((await page.request.get(address.slice(0, -1))).status()).toBe(404);
    await visit(page, '/store/checkout');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.getByRole('region', { name: 'Your orders on this device' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Thank you! Your payment has arrived' })).toBeVisible();
    await page.getByRole('button', { name: 'Forget on this device' }).click();
    await expect(page.getByText('This device has forgotten the order.', { exact: false })).toBeVisible();
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('at pickup, and cancelled after all', async ({ page, api }) => {
    const basket = await stock(api);
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await expect(page.getByRole('radio', { name: 'Mobile money' })).toBeHidden();
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect(page.getByRole('heading', { name: 'Your order is in' })).toBeVisible();
    await hydrated(page);
    expect(await unitsLeft(api, basket)).toBe(19);
    await page.getByText('Cancel the order').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
    expect(await unitsLeft(api, basket)).toBe(20);
  });

  // STORE-14, STORE-19…21
  test('the last one goes to whoever is first, and the other is told', async ({ page, api }) => {
    const last = await stock(api, { stockQuantity: 1 });
    const other = await stock(api, { name: `${last.name} II` });
    await searchFor(page, last);
    await addButton(page, other).click();
    await addButton(page, last).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    expect(await buy(api, last, 1)).toBe(201);
    await page.getByRole('button', { name: /^Order for/ }).click();
    const refusal = page.locator('#order').getByRole('alert');
    await expect(refusal).toBeFocused();
    await expect(refusal).toContainText(`${last.name} is sold out or no longer offered. It is out of your cart.`);
    // Nothing half-done: the rest can be ordered with one more press.
    expect(await unitsLeft(api, other)).toBe(20);
    await page.getByRole('button', { name: 'Order for UGX 46,250' }).click();
    await expect(page.getByRole('heading', { name: 'Your order is in' })).toBeVisible();
    expect([await unitsLeft(api, last), await unitsLeft(api, other)]).toEqual([0, 19]);
  });

  test('a card whose last one goes while it is on the screen says so', async ({ page, api }) => {
    const last = await stock(api, { stockQuantity: 1 });
    await searchFor(page, last);
    expect(await buy(api, last, 1)).toBe(201);
    await addButton(page, last).click();
    await expect(page.getByRole('article', { name: last.name }).getByText('Out of Stock')).toBeVisible();
    await expect(addButton(page, last)).toBeDisabled();
    await expect(page.getByRole('complementary', { name: 'Cart' })).toHaveCount(0);
  });

  test('a cart that is opened later tells what has changed', async ({ page, api }) => {
    const dearer = await stock(api);
    const fewer = await stock(api, { name: `${dearer.name} II` });
    const gone = await stock(api, { name: `${dearer.name} III` });
    await searchFor(page, dearer);
    await addButton(page, dearer).click();
    for (let count = 0; count < 3; count += 1) await addButton(page, fewer).click();
    await addButton(page, gone).click();
    await change(api, dearer, { price: '15.00' });
    await change(api, fewer, { stockQuantity: 2 });
    await change(api, gone, { isActive: false });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('5 items');
    await page.getByRole('link', { name: 'View cart' }).click();
    const cart = page.getByRole('dialog');
    const news = cart.getByRole('status').filter({ hasText: 'Since you last looked:' });
    for (const sentence of [
      `${dearer.name} costs UGX 55,500 ($15.00) now, instead of UGX 46,250 ($12.50).`,
      `Of ${fewer.name} only 2 are left.`,
      `${gone.name} is sold out or no longer offered.`,
    ]) {
      await expect(news).toContainText(sentence);
    }
    await expect(cart.getByText('UGX 148,000')).toBeVisible();
    await page.goBack();
    await expect(cart).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('3 items');
  });

  test('a price that changes during the checkout is shown before anything is ordered', async ({ page, api }) => {
    const basket = await stock(api);
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await change(api, basket, { price: '20.00' });
    await page.getByRole('button', { name: 'Order for UGX 46,250' }).click();
    await expect(page.locator('#order').getByRole('alert').filter({ hasText: 'costs UGX 74,000 ($20.00) now' })).toBeFocused();
    expect(await unitsLeft(api, basket)).toBe(20);
    await page.getByRole('button', { name: 'Order for UGX 74,000' }).click();
    await expect(page.getByRole('heading', { name: 'Your order is in' })).toBeVisible();
  });

  test('offline in the middle: the page says so, keeps every word and orders once', async ({ page, api, context }) => {
    const basket = await stock(api);
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect(page.locator('#order').getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeFocused();
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mary Akello');
    await expect(page.getByRole('radio', { name: /^Pay at pickup/ })).toBeChecked();
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect(page.getByRole('heading', { name: 'Your order is in' })).toBeVisible();
    expect(await unitsLeft(api, basket)).toBe(19);
  });

  test('a payment that failed can be made again, and one that comes late is shown by itself', async ({ page, api }) => {
    const basket = await stock(api);
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await page.getByRole('button', { name: /^Order for/ }).click();
    await page.getByRole('button', { name: 'Let it fail' }).click();
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    await hydrated(page);
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: /^Pay UGX/ }).click();
    await expect(page).toHaveURL(/\/sandbox-checkout\//);
    const order = page.url();
    // The buyer looks at the order while the payment is made elsewhere.
    const pay = await page.context().newPage();
    await pay.goto(order);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Pay UGX/ })).toBeVisible();
    await pay.getByRole('button', { name: /^Pay/ }).click();
    await expect(pay.getByRole('heading', { name: 'Thank you! Your payment has arrived' })).toBeVisible();
    await page.bringToFront();
    await expect(page.getByRole('heading', { name: 'Thank you! Your payment has arrived' })).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, orders one thing, cancels it, and pays another', async ({ page, api }) => {
    const basket = await stock(api);
    await page.goto('/store');
    await page.getByPlaceholder('Search products...').fill(basket.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await addButton(page, basket).click();
    await expect(page).toHaveURL(/\/store\/checkout\?buy=\d+/);
    await page.getByLabel('How many').fill('3');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your order is in' })).toBeVisible();
    expect(await unitsLeft(api, basket)).toBe(17);
    await page.getByText('Cancel the order').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();

    await page.goto(`/store/checkout?buy=${basket.id}`);
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Thank you! Your payment has arrived' })).toBeVisible();
  });

  test('a checkout with a mistake comes back and says which field', async ({ page, api }) => {
    const basket = await stock(api, { stockQuantity: 1 });
    await page.goto(`/store/checkout?buy=${basket.id}`);
    await fillBuyer(page);
    await page.getByLabel('Name', { exact: true }).fill('   ');
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`buy=${basket.id}&order=invalid&fields=customerName#order$`));
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Please look at this again.');
  });
});

for (const [name, viewport] of [['a phone', phone], ['a desktop', desktop]] as const) {
  test.describe(`axe finds nothing on ${name}`, () => {
    test.use({ viewport });

    test('in every state of cart, checkout and order', async ({ page, api }) => {
      const last = await stock(api, { stockQuantity: 1 });
      const basket = await stock(api, { name: `${last.name} II` });
      await searchFor(page, last);
      await addButton(page, basket).click();
      await addButton(page, basket).click();
      expect(await buy(api, last, 1)).toBe(201);
      await addButton(page, last).click();
      await expect(page.getByText('Out of Stock')).toBeVisible();
      expect(await axe(page), 'a sold-out card and the dock').toEqual([]);
      await change(api, basket, { price: '15.00', stockQuantity: 1 });
      await page.getByRole('link', { name: 'View cart' }).click();
      await expect(page.getByRole('dialog').getByText(/only 1 is left/)).toBeVisible();
      expect(await axe(page), 'the cart').toEqual([]);
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('button', { name: /^Order for/ }).click();
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      expect(await axe(page), 'the checkout with faults').toEqual([]);
      await fillBuyer(page);
      await page.getByRole('button', { name: /^Order for/ }).click();
      await page.getByRole('button', { name: 'Let it fail' }).click();
      await hydrated(page);
      await page.getByText('Cancel the order').click();
      expect(await axe(page), 'an order').toEqual([]);
      await visit(page, '/store/checkout');
      expect(await axe(page), 'an empty cart').toEqual([]);
      await visit(page, '/orders/AAAA-BBBB?key=none');
      expect(await axe(page), 'no order').toEqual([]);
    });
  });
}

test('nothing overflows at 320 pixels, nor a phone at twice the text size', async ({ page, api }) => {
  const basket = await stock(api, { name: 'Verylongnameofabasketthatdoesnotbreak', price: '99999.99' });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  await searchFor(page, basket);
  await addButton(page, basket).click();
  expect(await width()).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: 'View cart' }).click();
  const cart = page.getByRole('dialog');
  await expect(cart).toBeVisible();
  expect(await cart.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await cart.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('button', { name: /^Order for/ })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
  await page.setViewportSize(phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await width()).toBeLessThanOrEqual(phone.width);
});
