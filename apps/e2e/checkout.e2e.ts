import { expect, test } from './fixtures.ts';
import { addButton, buy, change, fillBuyer, searchFor, stock, unitsLeft } from './store-steps.ts';
import { hydrated, phone, visit, waitingLoaded } from './visit-steps.ts';

test.use({ viewport: phone });

test.describe('buying', () => {
  test('two products with payment now, from the store to the receipt', async ({ page, api, problems }) => {
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
    // After the order the cart is empty, and search engines may not list the page.
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

  test('with payment at pickup, and cancelling the order afterwards', async ({ page, api }) => {
    const basket = await stock(api);
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await expect(page.getByRole('radio', { name: 'Mobile money' })).toBeHidden();
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
    await hydrated(page);
    expect(await unitsLeft(api, basket)).toBe(19);
    await page.getByText('Cancel the order').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
    expect(await unitsLeft(api, basket)).toBe(20);
  });

  for (const [timezoneId, way] of [
    ['Africa/Kampala', 'Mobile money'],
    ['America/New_York', 'Card'],
  ] as const)
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      // decisions.md, Settled after the first release: currency and way of paying
      test(`the cart or a single product suggests ${way}`, async ({ page, api }) => {
        const basket = await stock(api);
        await visit(page, `/store/checkout?buy=${basket.id}`);
        await expect(page.getByRole('radio', { name: way })).toBeChecked();
        await searchFor(page, basket);
        await addButton(page, basket).click();
        await visit(page, '/store/checkout');
        await expect(page.getByRole('radio', { name: way })).toBeChecked();
      });
    });

  // STORE-14, STORE-19…21
  test('the last unit succeeds for the first person, and the other one is told', async ({ page, api }) => {
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
    await expect(refusal).toContainText(
      `${last.name} is sold out or no longer offered. It was removed from your cart.`,
    );
    // Nothing is half done: the rest can be ordered with one more click.
    expect(await unitsLeft(api, other)).toBe(20);
    await page.getByRole('button', { name: 'Order for UGX 46,250' }).click();
    await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
    expect([await unitsLeft(api, last), await unitsLeft(api, other)]).toEqual([0, 19]);
  });

  test('the last unit of a product makes its card say so on an open page', async ({ page, api }) => {
    const last = await stock(api, { stockQuantity: 1 });
    await searchFor(page, last);
    expect(await buy(api, last, 1)).toBe(201);
    await addButton(page, last).click();
    await expect(page.getByRole('article', { name: last.name }).getByText('Out of Stock')).toBeVisible();
    await expect(addButton(page, last)).toBeDisabled();
    await expect(page.getByRole('complementary', { name: 'Cart' })).toHaveCount(0);
  });

  test('from a cart that was filled earlier shows what has changed since then', async ({ page, api }) => {
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
      `Only 2 of ${fewer.name} are left. Your cart has 2 now.`,
      `${gone.name} is sold out or no longer offered.`,
    ]) {
      await expect(news).toContainText(sentence);
    }
    await expect(cart.getByText('UGX 148,000')).toBeVisible();
    await page.goBack();
    await expect(cart).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('3 items');
  });

  test('at a price that changes during the checkout shows it before anything is ordered', async ({ page, api }) => {
    const basket = await stock(api);
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await change(api, basket, { price: '20.00' });
    await page.getByRole('button', { name: 'Order for UGX 46,250' }).click();
    await expect(
      page.locator('#order').getByRole('alert').filter({ hasText: 'costs UGX 74,000 ($20.00) now' }),
    ).toBeFocused();
    expect(await unitsLeft(api, basket)).toBe(20);
    await page.getByRole('button', { name: 'Order for UGX 74,000' }).click();
    await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
  });

  test('offline during the checkout says so, keeps every word and orders once', async ({ page, api, context }) => {
    const basket = await stock(api);
    await searchFor(page, basket);
    await addButton(page, basket).click();
    await visit(page, '/store/checkout');
    await fillBuyer(page);
    await waitingLoaded(page);
    // An order that is paid online cannot wait for a connection.
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect(page.locator('#order').getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeFocused();
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mary Akello');
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
    expect(await unitsLeft(api, basket)).toBe(19);
  });

  test('after a failed payment is possible, and a late payment is shown by itself', async ({ page, api }) => {
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
    // The buyer looks at the order while paying in another tab.
    const pay = await page.context().newPage();
    await pay.goto(order);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Pay UGX/ })).toBeVisible();
    await pay.getByRole('button', { name: /^Pay/ }).click();
    await expect(pay.getByRole('heading', { name: 'Thank you! Your payment has arrived' })).toBeVisible();
    await page.bringToFront();
    await expect(page.getByRole('heading', { name: 'Thank you! Your payment has arrived' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, orders one product, cancels it, and pays for another order', async ({ page, api }) => {
    const basket = await stock(api);
    await page.goto('/store');
    await page.getByPlaceholder('Search products...').fill(basket.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await addButton(page, basket).click();
    await expect(page).toHaveURL(/\/store\/checkout\?buy=\d+/);
    await page.getByLabel('Quantity').fill('3');
    await fillBuyer(page);
    await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'We received your order' })).toBeVisible();
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

  test('a checkout with a mistake is shown again and marks the field', async ({ page, api }) => {
    const basket = await stock(api, { stockQuantity: 1 });
    await page.goto(`/store/checkout?buy=${basket.id}`);
    await fillBuyer(page);
    await page.getByLabel('Name', { exact: true }).fill('   ');
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(page).toHaveURL(/\/api\/orders#order$/);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mary.akello@example.org');
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Please look at this again.');
  });
});
