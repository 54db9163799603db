import { openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import {
  choose,
  expectNoNameInHeaders,
  notices,
  order,
  type Product,
  productNow,
  row,
  soughtProducts,
  stock,
  storeCalls,
  success,
  undo,
} from './store-office-steps.ts';
import { chooseFile, seedFile } from './upload-steps.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

// PROD-04, PROD-12, PROD-13, PROD-22, PROD-24, PROD-25, PROD-27, PROD-28, PROD-36, PROD-37, PROD-38, ADM-16
test('a product is added with a picture, runs low, is changed, made inactive, deleted and restored', async ({
  page,
  api,
  problems,
}) => {
  const sent = storeCalls(page);
  await openConsole(page, soughtProducts('Woven tray'));
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect(dialog.getByRole('textbox', { name: 'Stock quantity' })).toHaveValue('0');
  await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
  await expect(dialog.getByLabel('Category').getByRole('option')).toHaveText([
    'Choose…',
    'Books',
    'Clothing',
    'Accessories',
    'Media',
    'Other',
  ]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Woven tray');
  await dialog.getByRole('spinbutton', { name: 'Price (USD)' }).fill('12.50');
  // PROD-16, PROD-18, PROD-19
  await expect(dialog.getByRole('spinbutton', { name: 'Price (USD)' })).toHaveAttribute('step', '0.01');
  await expect(dialog).toContainText('UGX 46,250 in the store.');
  // PROD-20, PROD-21
  const units = dialog.getByRole('textbox', { name: 'Stock quantity' });
  await units.fill('many');
  await units.press('Tab');
  await expect(units).toHaveValue('0');
  await units.fill('9');
  await dialog.getByLabel('Category').selectOption('Other');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Sixteen rings of banana fibre.');
  await chooseFile(page, 'Picture', {
    name: 'tray.jpg',
    mimeType: 'image/jpeg',
    buffer: seedFile('gallery/eye-1.jpg'),
  });
  await expect(dialog.getByRole('textbox', { name: 'Picture' })).toHaveValue(/^\/uploads\//);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await success(page, 'Product created successfully');
  await expect(dialog).toBeHidden();

  const shown = row(page, 'Woven tray');
  const cells = shown.getByRole('cell').filter({ visible: true });
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    '', // The column with the check boxes.
    'Product',
    'Category',
    'Price',
    'Stock',
    'Status',
    'Actions', // PROD-11
  ]);
  await expect(cells).toContainText([
    '',
    'Woven traySixteen rings of banana fibre.', // PROD-05
    'Other', // PROD-06
    'UGX 46,250 $12.50', // PROD-07
    '9 units · low', // PROD-08, PROD-09
    'Active', // PROD-10
    '',
  ]);
  await expect(cells.nth(1).locator('img')).toHaveAttribute('src', /^\/uploads\//);
  const { body } = await api('GET', '/products?status=all&search=Woven%20tray', { as: 'admin' });
  const [tray] = body as [Product];
  expect(tray).toMatchObject({ price: '12.50', stockQuantity: 9, isActive: true });

  await shown.getByRole('button', { name: 'Edit Woven tray' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Product' });
  await editing.getByRole('textbox', { name: 'Stock quantity' }).fill('10');
  await page.keyboard.press('Control+s');
  await success(page, 'Product updated successfully');
  await expect(shown).toContainText('10 units');
  await expect(shown).not.toContainText('low');

  await choose(page, 'Woven tray', 'Make inactive');
  await expect(shown).toContainText('Inactive');
  expect((await api('GET', `/products/${tray.id}`)).status).toBe(404);
  await undo(page).click();
  await expect.poll(async () => (await productNow(api, tray)).isActive).toBe(true);

  await choose(page, 'Woven tray', 'Out of stock');
  await expect(shown).toContainText('sold out');
  expect((await productNow(api, tray)).stockQuantity).toBe(0);
  await undo(page).click();
  await expect(shown).toContainText('10 units');

  await choose(page, 'Woven tray', 'Stock history');
  await expect(page.getByRole('dialog', { name: 'Stock of Woven tray' })).toContainText(
    /Set by the office.*by admin.*\+1/,
  );
  await page.keyboard.press('Escape');

  await choose(page, 'Woven tray', 'Delete');
  await page.getByRole('dialog', { name: "Delete 'Woven tray'?" }).getByRole('button', { name: 'Delete' }).click();
  await success(page, 'Product deleted successfully');
  await expect(shown).toHaveCount(0);
  await undo(page).click();
  await expect(shown).toBeVisible();
  expectNoNameInHeaders(sent, [
    'GET /api/products',
    'GET /api/store/stats',
    'POST /api/products',
    `PUT /api/products/${tray.id}`,
    `DELETE /api/products/${tray.id}`,
  ]);
  expect(problems).toEqual([]);
});

// PROD-14, PROD-15, PROD-23, PROD-26, PROD-32, PROD-35
test('errors are shown in the dialog, not in a toast, and nothing typed is lost', async ({ page }) => {
  await openConsole(page, '/admin/store?product=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  const add = dialog.getByRole('button', { name: 'Add Product' });
  await add.click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(dialog.getByText('Please give the product a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lost and found');
  await dialog.getByRole('spinbutton', { name: 'Price (USD)' }).fill('4');
  await dialog.getByLabel('Category').selectOption('Media');
  await dialog.getByRole('textbox', { name: 'Picture' }).fill('tray.jpg');
  await add.click();
  await expect(dialog.getByText('This is not the address of a picture: it begins with https://')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Picture' }).fill('');

  await page.route('**/api/products', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is busy at the moment. Please try again shortly.' } }),
  );
  await add.click();
  await expect(
    dialog.getByRole('alert').getByText('Failed to create product. The service is busy at the moment.'),
  ).toBeVisible();
  await expect(notices(page).getByText(/^Failed/)).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lost and found');

  // The reload stands for a closed tab or a power cut.
  await page.unroute('**/api/products');
  await page.reload();
  await expect(dialog.getByText(/Your unsaved changes of .* were restored/)).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lost and found');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await add.click();
  await success(page, 'Product created successfully');
});

// PROD-33, PROD-34
test('a change or a deletion that fails is reported where it was requested', async ({ page, api }) => {
  const mug = await stock(api, 'Refused mug');
  await openConsole(page, soughtProducts('Refused mug'));
  await page.route(`**/api/products/${mug.id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: 'Refused mug', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Refused cup');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').getByText(/^Failed to update product\. Network error/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Refused mug', 'Delete');
  const question = page.getByRole('dialog', { name: "Delete 'Refused mug'?" });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert').getByText(/^Failed to delete product\. Network error/)).toBeVisible();
  await expect(notices(page).getByText(/^Failed/)).toHaveCount(0);
});

test('a stock that changed in the meantime is not overwritten: the office says what its number means', async ({
  page,
  api,
}) => {
  const mug = await stock(api, 'Counted mug', { stockQuantity: 12 });
  await openConsole(page, soughtProducts('Counted mug'));
  const open = page.getByRole('button', { name: 'Counted mug', exact: true });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await order(api, 'Quick Buyer', mug, 3);
  // The stock was not edited here, so it keeps the value after the sale.
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Holds 300 ml.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await success(page, 'Product updated successfully');
  expect((await productNow(api, mug)).stockQuantity).toBe(9);

  await page.reload();
  await open.click();
  await dialog.getByRole('textbox', { name: 'Stock quantity' }).fill('19');
  await order(api, 'Quick Buyer', mug, 2);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = dialog.getByRole('alert').filter({ hasText: 'The stock has changed' });
  await expect(question).toContainText('there are 7 now');
  expect((await productNow(api, mug)).stockQuantity).toBe(7);
  expect(await axe(page)).toEqual([]);
  await question.getByRole('button', { name: '17: I put 10 on the shelf' }).click();
  await expect(dialog).toBeHidden();
  expect((await productNow(api, mug)).stockQuantity).toBe(17);
});

test('somebody who edits a product is told that another person has changed it', async ({ page, api }) => {
  const mug = await stock(api, 'Shared mug');
  await openConsole(page, soughtProducts('Shared mug'));
  await page.getByRole('button', { name: 'Shared mug', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Mine.');
  await api('PUT', `/products/${mug.id}`, {
    as: 'admin',
    body: { name: 'Shared mug', price: '14.00', category: 'books', stockQuantity: 40, description: 'Theirs.' },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else has changed this product in the meantime');
  await expect(dialog.getByRole('alert')).toContainText('$14.00');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Theirs.');
});

test('several products are made inactive at once, and active again with Undo', async ({ page, api }) => {
  const [one, two] = [await stock(api, 'Grouped pen'), await stock(api, 'Grouped ink')];
  await openConsole(page, soughtProducts('Grouped'));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Make inactive' }).click();
  await success(page, '2 products updated successfully');
  expect([(await productNow(api, one)).isActive, (await productNow(api, two)).isActive]).toEqual([false, false]);
  await undo(page).click();
  await expect.poll(async () => (await productNow(api, two)).isActive).toBe(true);
});
