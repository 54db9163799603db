import { readFile } from 'node:fs/promises';
import { formatDay, formatTime, kampalaDay } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import {
  expectNoNameInHeaders,
  order,
  orderNow,
  productNow,
  row,
  soughtOrders,
  statusOf,
  stock,
  storeCalls,
  success,
} from './store-office-steps.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

// ORD-10, ORD-11, ORD-17, ADM-16
test('an order is packed, paid at the office and handed over', async ({ page, api, problems }) => {
  const book = await stock(api, 'Packed book');
  const placed = await order(api, 'Packed Akello', book);
  const sent = storeCalls(page);
  await openConsole(page, soughtOrders('Packed Akello'));
  const shown = row(page, 'Packed Akello');
  const cells = shown.getByRole('cell').filter({ visible: true });
  const ordered = new Date((await orderNow(api, placed)).createdAt);
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    'Order ID',
    'Customer',
    'Total',
    'Status',
    'Payment',
    'Date',
  ]);
  await expect(cells).toContainText([
    placed.reference, // ORD-01
    'Packed Akellopacked.akello@example.org', // ORD-02
    '$25.00 UGX 92,500', // ORD-03, ORD-04
    'Pending', // ORD-05
    'Pending', // ORD-06
    `${formatDay(ordered)} ${kampalaDay(ordered).slice(0, 4)}${formatTime(ordered)}`, // ORD-07
  ]);
  const status = statusOf(cells.nth(3), placed);
  await expect(status.getByRole('option')).toHaveText(['Pending', 'Processing', 'Shipped', 'Completed', 'Cancelled']);
  await status.selectOption('Processing');
  await success(page, 'Order status updated successfully');

  await page.getByRole('button', { name: `Order ${placed.reference}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  // ORD-08
  for (const text of [
    'Packed Akello',
    'packed.akello@example.org',
    '+256772123456',
    '$25.00',
    'Packed book',
    'At pickup',
  ])
    await expect(details).toContainText(text);
  await expect(details).toContainText('Pending → Processing');
  expect(await axe(page)).toEqual([]);

  // ORD-12: nothing is paid yet, so the console asks first
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

  await details.getByRole('button', { name: 'Notes (0)' }).click();
  await details.getByRole('textbox', { name: 'Add a note' }).fill('Her brother fetched it.');
  await details.getByRole('button', { name: 'Add the note' }).click();
  await expect(details.getByText('Her brother fetched it.')).toBeVisible();
  const { status: last, paymentStatus, history } = await orderNow(api, placed);
  expect([last, paymentStatus, history.at(-1)]).toEqual([
    'completed',
    'completed',
    expect.objectContaining({ kind: 'status', to: 'completed', by: 'admin' }),
  ]);
  expectNoNameInHeaders(sent, ['GET /api/orders', `PUT /api/orders/${placed.id}`]);
  expect(problems).toEqual([]);
});

// API-12: the data layer never polls; this page polls itself, as the inboxes do
test('orders appear by themselves when they arrive, and stay when a refresh fails', async ({ page, api }) => {
  const book = await stock(api, 'Arriving book');
  await order(api, 'Arriving Ocen', book);
  await page.clock.install();
  await openConsole(page, soughtOrders('Arriving'));
  await expect(row(page, 'Arriving Ocen')).toBeVisible();
  await order(api, 'Arriving Adong', book);
  await page.clock.runFor(31_000);
  await expect(row(page, 'Arriving Adong')).toBeVisible();
  await page.route('**/api/orders?*', (route) => route.abort());
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch orders.' })).toContainText(
    'This data may be out of date.',
  );
  await expect(row(page, 'Arriving Ocen')).toBeVisible();
});

// ORD-12, ORD-16
test('a cancelled order returns its stock once, and reopening it needs a confirmation and a reason', async ({
  page,
  api,
}) => {
  const book = await stock(api, 'Cancelled book', { stockQuantity: 5 });
  const placed = await order(api, 'Cancelled Opio', book, 5);
  await openConsole(page, `${soughtOrders('Cancelled Opio')}&order=${placed.id}`);
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  await details.getByRole('button', { name: 'Cancel the order' }).click();
  const cancelling = page.getByRole('dialog', { name: `Cancel the order ${placed.reference}?` });
  await page.route(`**/api/orders/${placed.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
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

test('a paid order is marked as refunded, and its history shows the refund', async ({ page, api }) => {
  const book = await stock(api, 'Refunded book');
  const placed = await order(api, 'Refunded Auma', book);
  await api('PUT', `/orders/${placed.id}/payment`, {
    as: 'admin',
    body: { paymentStatus: 'completed', method: 'cash' },
  });
  await openConsole(page, `${soughtOrders('Refunded Auma')}&order=${placed.id}`);
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  await details.getByRole('button', { name: 'Mark as refunded' }).click();
  const settling = page.getByRole('dialog', { name: `Mark as refunded: order ${placed.reference}` });
  await expect(settling).toContainText('This moves no money');
  await settling.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(details.getByText('Payment: Paid → Refunded')).toBeVisible();
  expect((await orderNow(api, placed)).paymentStatus).toBe('refunded');
});

test('an order that needs review is found, and settled with a note', async ({ page, api }) => {
  const placed = await order(api, 'Settled Okot', await stock(api, 'Settled book'));
  await api('PUT', `/orders/${placed.id}/payment`, { as: 'admin', body: { paymentStatus: 'completed' } });
  await api('PUT', `/orders/${placed.id}`, { as: 'admin', body: { status: 'cancelled' } });
  await openConsole(page, `${soughtOrders('Settled')}&attention=true`);
  await expect(row(page, 'Settled Okot')).toContainText('Needs review');
  await page.getByRole('button', { name: `Order ${placed.reference}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${placed.reference}` });
  await expect(details.getByText('Cancelled after it was paid.')).toBeVisible();
  await details.getByRole('textbox', { name: 'What was done about it' }).fill('He gives it to the school.');
  await details.getByRole('button', { name: 'Mark as settled' }).click();
  await expect(details.getByText('Cancelled after it was paid.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No orders match these filters.')).toBeVisible();
});

// ORD-09
test('orders are filtered in the address, exported to a file, and packed from a packing list', async ({
  page,
  api,
  problems,
}) => {
  const [songs, mugs] = [await stock(api, 'Listed songs'), await stock(api, 'Listed mugs')];
  const first = await order(api, 'Listed Ojok', songs, 3, { customerPhone: null });
  const second = await order(api, 'Listed Lapolo', mugs, 1);
  await api('PUT', `/orders/${second.id}`, { as: 'admin', body: { status: 'processing' } });
  await openConsole(page, soughtOrders('Listed'));
  await expect(row(page, 'Listed Ojok')).toBeVisible();
  // ORD-14
  await expect(page.getByLabel('Payment', { exact: true }).getByRole('option')).toHaveText([
    'Paid or not',
    'Pending',
    'Paid',
    'Failed',
    'Refunded',
  ]);
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
  for (const text of [first.reference, second.reference, 'Listed Lapolo', 'To be paid: UGX 46,250 ($12.50)'])
    await expect(bags).toContainText(text);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeHidden();
  await expect(bags).toBeVisible();
  expect(problems).toEqual([]);
});
