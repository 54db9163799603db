import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { axe, expect, test, type Api } from './fixtures.ts';
import { chooseFile, seedFile } from './upload-steps.ts';

// Long walks through a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

interface Product {
  id: number;
  name: string;
  price: string;
  stockQuantity: number;
  isActive: boolean;
  imageUrl: string | null;
  version: number;
}
interface Order {
  id: number;
  reference: string;
  status: string;
  paymentStatus: string;
  history: { kind: string; from: string | null; to: string | null; note: string | null; by: string | null }[];
}

/** A product of this test alone. */
async function stock(api: Api, name: string, more: Record<string, unknown> = {}): Promise<Product> {
  const { status, body } = await api('POST', '/products', { as: 'admin', body: { name, price: '12.50', category: 'books', stockQuantity: 40, ...more } });
  expect(status).toBe(201);
  return body as Product;
}
/** As a visitor orders it, to be paid when it is fetched. */
async function order(api: Api, customerName: string, product: Product, quantity = 2, more: Record<string, unknown> = {}): Promise<Order> {
  const body = { items: [{ productId: product.id, quantity }], customerName, customerEmail: `${customerName.toLowerCase().replaceAll(' ', '.')}@example.org`, customerPhone: '0772 123 456', payment: 'pickup', ...more };
  const answer = await api('POST', '/orders', { body });
  expect(answer.status).toBe(201);
  return answer.body as Order;
}
const productNow = async (api: Api, { id }: { id: number }) => (await api('GET', `/products/${id}`, { as: 'admin' })).body as Product;
const orderNow = async (api: Api, { id }: { id: number }) => (await api('GET', `/orders/${id}`, { as: 'admin' })).body as Order;
const soughtProducts = (words: string) => `/admin/store?search=${encodeURIComponent(words)}` as const;
const soughtOrders = (words: string) => `/admin/store/orders?search=${encodeURIComponent(words)}` as const;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const success = async (page: Page, text: string) => {
  await expect(notices(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(notices(page).getByText(text)).toBeVisible();
};
const undo = (page: Page) => notices(page).getByRole('button', { name: 'Undo' });
const statusOf = (within: Page | Locator, { reference }: Order) => within.getByLabel(`Status of the order ${reference}`);
async function choose(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

// PROD-01, PROD-02, PROD-03, ANL-01, ANL-02, ANL-03, ANL-04
test('the Store tab has its heading, the way to give, four figures and three tabs', async ({ page, problems }) => {
  await openConsole(page, '/admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('heading', { name: 'Store', level: 1 })).toBeVisible();
  await expect(page.locator('#main').getByRole('link', { name: 'Give', exact: true })).toHaveAttribute('href', '/contact#donation');
  for (const title of ['Total Revenue', 'Total Orders', 'Pending Orders', 'Low Stock']) await expect(page.getByRole('term').filter({ hasText: title })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Store' }).getByRole('link');
  await expect(tabs).toHaveText(['Products', 'Orders', 'Analytics']);
  await tabs.filter({ hasText: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/admin\/store\/analytics$/);
  await expect(tabs.filter({ hasText: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Low Stock' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('low');
  expect(problems).toEqual([]);
});

// PROD-04…13, PROD-22, PROD-24, PROD-25, PROD-27, PROD-28, PROD-36, PROD-37, PROD-38
test('a product is added with a picture, runs low, is changed, kept back, deleted and taken back', async ({ page, api, problems }) => {
  await openConsole(page, soughtProducts('Woven tray'));
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect(dialog.getByRole('textbox', { name: 'Stock quantity' })).toHaveValue('0');
  await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
  await expect(dialog.getByLabel('Category').getByRole('option')).toHaveText(['Choose…', 'Books', 'Clothing', 'Accessories', 'Media', 'Other']);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Woven tray');
  await dialog.getByRole('spinbutton', { name: 'Price (USD)' }).fill('12.50');
  // PROD-16…19
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
  await chooseFile(page, 'Picture', { name: 'tray.jpg', mimeType: 'image/jpeg', buffer: seedFile('gallery/eye-1.jpg') });
  await expect(dialog.getByRole('textbox', { name: 'Picture' })).toHaveValue(/^\/uploads\//);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await success(page, 'Product created successfully');
  await expect(dialog).toBeHidden();

  const shown = row(page, 'Woven tray');
  for (const text of ['Sixteen rings of banana fibre.', 'Other', 'UGX 46,250', '$12.50', '9 units · low', 'Active']) await expect(shown).toContainText(text);
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

  await choose(page, 'Woven tray', 'Stock history');
  await expect(page.getByRole('dialog', { name: 'Stock of Woven tray' })).toContainText(/\+1.*Set by the office.*by admin/);
  await page.keyboard.press('Escape');

  await choose(page, 'Woven tray', 'Delete');
  await page.getByRole('dialog', { name: "Delete 'Woven tray'?" }).getByRole('button', { name: 'Delete' }).click();
  await success(page, 'Product deleted successfully');
  await expect(shown).toHaveCount(0);
  await undo(page).click();
  await expect(shown).toBeVisible();
  expect(problems).toEqual([]);
});

// PROD-14, PROD-15, PROD-23, PROD-26, PROD-32, PROD-35
test('what is wrong stands in the dialog, never in a toast, and nothing typed is lost', async ({ page }) => {
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
  await expect(dialog.getByText('This is not the address of a picture')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Picture' }).fill('');

  await page.route('**/api/products', (route) => route.fulfill({ status: 503, json: { message: 'The service is busy at the moment. Please try again shortly.' } }));
  await add.click();
  await expect(dialog.getByRole('alert').getByText('Failed to create product. The service is busy at the moment.')).toBeVisible();
  await expect(notices(page).getByText(/^Failed/)).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lost and found');

  // A closed tab, a power cut.
  await page.unroute('**/api/products');
  await page.reload();
  await expect(dialog.getByText(/Your unsaved changes of .* were put back/)).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lost and found');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await add.click();
  await success(page, 'Product created successfully');
});

// PROD-33, PROD-34
test('a change or a deletion that fails says so where it was asked for', async ({ page, api }) => {
  const mug = await stock(api, 'Refused mug');
  await openConsole(page, soughtProducts('Refused mug'));
  await page.route(`**/api/products/${mug.id}`, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
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

test('a stock that moved meanwhile is not overwritten: the office says which number it meant', async ({ page, api }) => {
  const mug = await stock(api, 'Counted mug', { stockQuantity: 12 });
  await openConsole(page, soughtProducts('Counted mug'));
  const open = page.getByRole('button', { name: 'Counted mug', exact: true });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await order(api, 'Quick Buyer', mug, 3);
  // What was not touched here follows the sale by itself.
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

test('two who edit one product are told of each other', async ({ page, api }) => {
  const mug = await stock(api, 'Shared mug');
  await openConsole(page, soughtProducts('Shared mug'));
  await page.getByRole('button', { name: 'Shared mug', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Mine.');
  await api('PUT', `/products/${mug.id}`, { as: 'admin', body: { name: 'Shared mug', price: '14.00', category: 'books', stockQuantity: 40, description: 'Theirs.' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this product in the meantime');
  await expect(dialog.getByRole('alert')).toContainText('$14.00');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Theirs.');
});

test('several products are kept back at once, and taken back', async ({ page, api }) => {
  const [one, two] = [await stock(api, 'Grouped pen'), await stock(api, 'Grouped ink')];
  await openConsole(page, soughtProducts('Grouped'));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Make inactive' }).click();
  await success(page, '2 products updated successfully');
  expect([(await productNow(api, one)).isActive, (await productNow(api, two)).isActive]).toEqual([false, false]);
  await undo(page).click();
  await expect.poll(async () => (await productNow(api, two)).isActive).toBe(true);
});

// PROD-30, PROD-31, ORD-15
test('a list that does not come says so and is asked for again; a product without a picture has the placeholder', async ({ page, api }) => {
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

// ORD-01…11, ORD-17
test('an order is packed, paid at the office and handed over', async ({ page, api, problems }) => {
  const book = await stock(api, 'Packed book');
  const placed = await order(api, 'Packed Akello', book);
  await openConsole(page, soughtOrders('Packed Akello'));
  const shown = row(page, 'Packed Akello');
  for (const text of [placed.reference, 'packed.akello@example.org', '$25.00', 'UGX 92,500', 'Pending']) await expect(shown).toContainText(text);
  const status = statusOf(shown.getByRole('cell').filter({ visible: true }).nth(3), placed);
  await expect(status.getByRole('option')).toHaveText(['Pending', 'Processing', 'Shipped', 'Completed', 'Cancelled']);
  await status.selectOption('Processing');
  await success(page, 'Order status updated successfully');

  await page.getByRole('button', { name: `Order ${placed.reference}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  for (const text of ['Packed Akello', 'packed.akello@example.org', '$25.00', 'Packed book', 'At pickup']) await expect(details).toContainText(text);
  await expect(details).toContainText('Pending → Processing');
  expect(await axe(page)).toEqual([]);

  // ORD-12: nothing is paid yet, so it is asked first
  await statusOf(details, placed).selectOption('Completed');
  const question = page.getByRole('dialog', { name: `Set the order ${placed.reference} to 'Completed'?` });
  await expect(question).toContainText('Nothing has been paid for it yet');
  await question.getByRole('button', { name: 'Leave it' }).click();
  expect((await orderNow(api, placed)).status).toBe('processing');

  await details.getByRole('button', { name: 'Mark as paid' }).click();
  const settling = page.getByRole('dialog', { name: `Mark as paid: order ${placed.reference}` });
  await settling.getByLabel('Received as').selectOption('Mobile money');
  await settling.getByRole('textbox', { name: 'Note' }).fill('Receipt 114');
  await settling.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(details.getByText('Payment: Pending → Paid')).toBeVisible();
  await statusOf(details, placed).selectOption('Completed');
  await expect(details.getByText('Processing → Completed')).toBeVisible();

  await details.getByRole('textbox', { name: 'Add a note' }).fill('Her brother fetched it.');
  await details.getByRole('button', { name: 'Add the note' }).click();
  await expect(details.getByText('Her brother fetched it.')).toBeVisible();
  const { status: last, paymentStatus, history } = await orderNow(api, placed);
  expect([last, paymentStatus, history.at(-1)]).toEqual(['completed', 'completed', expect.objectContaining({ kind: 'note', by: 'admin' })]);
  expect(problems).toEqual([]);
});

// ORD-12, ORD-16
test('a cancelled order gives its stock back once; a step back out of it is asked about and kept with its reason', async ({ page, api }) => {
  const book = await stock(api, 'Cancelled book', { stockQuantity: 5 });
  const placed = await order(api, 'Cancelled Opio', book, 5);
  await openConsole(page, `${soughtOrders('Cancelled Opio')}&order=${placed.id}`);
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  await details.getByRole('button', { name: 'Cancel the order' }).click();
  const cancelling = page.getByRole('dialog', { name: `Cancel the order ${placed.reference}?` });
  await page.route(`**/api/orders/${placed.id}`, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await cancelling.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(cancelling.getByRole('alert').getByText(/^Failed to update order\. Network error/)).toBeVisible();
  await page.unroute(`**/api/orders/${placed.id}`);
  await cancelling.getByRole('textbox', { name: 'Note' }).fill('She called.');
  await cancelling.getByRole('button', { name: 'Cancel the order' }).click();
  await success(page, 'Order status updated successfully');
  await expect(details).toContainText('She called.');
  expect((await productNow(api, book)).stockQuantity).toBe(5);

  const other = await order(api, 'Quick Buyer', book, 3);
  await statusOf(details, placed).selectOption('Pending');
  const reviving = page.getByRole('dialog', { name: `Set the order ${placed.reference} to 'Pending'?` });
  await expect(reviving).toContainText('is not a usual step');
  await reviving.getByRole('button', { name: "Set to 'Pending'" }).click();
  await expect(reviving.getByRole('alert').getByText(/^Failed to update order\./)).toBeVisible();
  expect((await orderNow(api, placed)).status).toBe('cancelled');
  await api('PUT', `/orders/${other.id}`, { as: 'admin', body: { status: 'cancelled' } });
  await reviving.getByRole('button', { name: "Set to 'Pending'" }).click();
  await expect(details.getByText('Cancelled → Pending')).toBeVisible();
  expect((await productNow(api, book)).stockQuantity).toBe(0);
});

test('a paid order is marked as refunded, which the ledger and its history keep', async ({ page, api }) => {
  const book = await stock(api, 'Refunded book');
  const placed = await order(api, 'Refunded Auma', book);
  await api('PUT', `/orders/${placed.id}/payment`, { as: 'admin', body: { paymentStatus: 'completed', method: 'cash' } });
  await openConsole(page, `${soughtOrders('Refunded Auma')}&order=${placed.id}`);
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  await details.getByRole('button', { name: 'Mark as refunded' }).click();
  const settling = page.getByRole('dialog', { name: `Mark as refunded: order ${placed.reference}` });
  await expect(settling).toContainText('This moves no money');
  await settling.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(details.getByText('Payment: Paid → Refunded')).toBeVisible();
  expect((await orderNow(api, placed)).paymentStatus).toBe('refunded');
});

test('an order that needs a look is found, and settled with a note', async ({ page, api }) => {
  const placed = await order(api, 'Settled Okot', await stock(api, 'Settled book'));
  await api('PUT', `/orders/${placed.id}/payment`, { as: 'admin', body: { paymentStatus: 'completed' } });
  await api('PUT', `/orders/${placed.id}`, { as: 'admin', body: { status: 'cancelled' } });
  await openConsole(page, `${soughtOrders('Settled')}&attention=true`);
  await expect(row(page, 'Settled Okot')).toContainText('Needs a look');
  await page.getByRole('button', { name: `Order ${placed.reference}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  await expect(details.getByText('Cancelled after it was paid.')).toBeVisible();
  await details.getByRole('textbox', { name: 'Add a note' }).fill('He gives it to the school.');
  await details.getByRole('checkbox', { name: 'With this, nobody has to look at the order any more' }).check();
  await details.getByRole('button', { name: 'Add the note' }).click();
  await expect(details.getByText('Cancelled after it was paid.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No orders match these filters.')).toBeVisible();
});

// ORD-09
test('orders are narrowed in the address, counted into a file, and packed from a list', async ({ page, api, problems }) => {
  const [songs, mugs] = [await stock(api, 'Listed songs'), await stock(api, 'Listed mugs')];
  const first = await order(api, 'Listed Ojok', songs, 3, { customerPhone: null });
  const second = await order(api, 'Listed Lapolo', mugs, 1);
  await api('PUT', `/orders/${second.id}`, { as: 'admin', body: { status: 'processing' } });
  await openConsole(page, soughtOrders('Listed'));
  await expect(row(page, 'Listed Ojok')).toBeVisible();
  // ORD-14
  await expect(page.getByLabel('Payment status').getByRole('option')).toHaveText(['Paid or not', 'Pending', 'Paid', 'Failed', 'Refunded']);
  await page.getByLabel('Status', { exact: true }).selectOption('Processing');
  await expect(row(page, 'Listed Ojok')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Listed Lapolo')).toBeVisible({ timeout: 20_000 });
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await (await file).path(), 'utf8');
  expect([csv.includes(second.reference), csv.includes(first.reference)]).toEqual([true, false]);

  await page.getByLabel('Status', { exact: true }).selectOption('Any status');
  await page.getByRole('button', { name: `Order ${first.reference}` }).click();
  await expect(page.getByRole('dialog', { name: `Order ${first.reference}` })).toContainText('Not provided');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Packing list' }).click();
  await expect(page.getByRole('region', { name: 'From the shelf' })).toContainText('3 × Listed songs');
  const bags = page.getByRole('region', { name: 'Order by order' });
  for (const text of [first.reference, second.reference, 'Listed Lapolo', 'To be paid: UGX 46,250 ($12.50)']) await expect(bags).toContainText(text);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeHidden();
  await expect(bags).toBeVisible();
  expect(problems).toEqual([]);
});

// ANL-05…15
test('the analytics show the figures of the server', async ({ page, api, problems }) => {
  const book = await stock(api, 'Counted book', { stockQuantity: 9 });
  const placed = await order(api, 'Counted Nyeko', book, 2);
  await api('PUT', `/orders/${placed.id}/payment`, { as: 'admin', body: { paymentStatus: 'completed' } });
  const stats = (await api('GET', '/store/stats', { as: 'admin' })).body as Record<string, string | number>;
  await openConsole(page, '/admin/store/analytics');
  const [sales, inventory] = [page.getByRole('region', { name: 'Sales Overview' }), page.getByRole('region', { name: 'Inventory Status' })];
  for (const [name, figure] of [['Total Revenue', 'totalRevenue'], ['Average Order Value', 'averageOrderValue'], ['Average per paid order', 'averagePerPaidOrder']] as const)
    await expect(sales).toContainText(`${name}$${Number(stats[figure]).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  await expect(sales).toContainText(`Completed Orders${stats['completedOrders']}`);
  for (const [name, figure] of [['Total Products', 'totalProducts'], ['Active Products', 'activeProducts'], ['Low Stock Items', 'lowStock']] as const) await expect(inventory).toContainText(`${name}${stats[figure]}`);
  await expect(page.getByRole('region', { name: 'Running low' })).toContainText('Counted book7 units · low');
  await page.getByText('The figures', { exact: true }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
});
