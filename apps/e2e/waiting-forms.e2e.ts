import type { Page } from '@playwright/test';
import { type Api, axe, expect } from './fixtures.ts';
import { disconnect, open, reconnect, test } from './offline-steps.ts';
import { addButton, fillBuyer, searchFor, stock, unitsLeft } from './store-steps.ts';
import { hydrated, overflow, phone, visit, waitingLoaded } from './visit-steps.ts';

test.use({ viewport: phone });

const list = (page: Page) => page.getByRole('region', { name: 'Forms waiting to be sent' });
const pill = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });
const item = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.locator('strong', { hasText: text }) });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const close = (page: Page) => pill(page, 'Close').click();
const posts = (requests: readonly string[], path: string) => requests.filter((line) => line === `POST ${path}`);

async function writeMessage(page: Page, message: string): Promise<void> {
  const form = region(page, 'Send Us a Message');
  await form.getByLabel('First name *').fill('Aber');
  await form.getByLabel('Last name *').fill('Okello');
  await form.getByLabel('Email *').fill('aber@example.org');
  await form.getByLabel('Message *').fill(message);
}
const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const received = async (api: Api, path: '/contact-messages' | '/prayer-requests', text: string) =>
  JSON.stringify((await api('GET', path, { as: 'admin' })).body).split(text).length - 1;

async function eventWithOneSeat(api: Api): Promise<{ id: number; title: string }> {
  const body = {
    title: 'Day of fasting',
    description: 'Prayer from six.',
    date: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    location: 'Main sanctuary, Gulu',
    category: 'fellowship',
    registrationRequired: true,
    isActive: true,
    attendeeLimit: 1,
  };
  return (await api('POST', '/events', { as: 'admin', body })).body as { id: number; title: string };
}
async function register(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Sarah');
  await page.getByLabel('Last name').fill('Auma');
  await page.getByLabel('Email').fill('sarah@example.org');
  await region(page, 'Register').getByRole('button', { name: 'Register' }).click();
}

test.beforeEach(async ({ page }) => {
  // The map belongs to another site and is not available in a test.
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  );
});

test('several forms wait, can be edited and removed, and are sent once, although the last seat has gone', async ({
  page,
  api,
  connection,
  origin,
}) => {
  const event = await eventWithOneSeat(api);
  // The device stores both pages and what they need.
  await open(page, '/contact');
  await hydrated(page);
  await open(page, `/events/${event.id}`);
  await visit(page, `/events/${event.id}`);
  await page.getByLabel('First name').fill('Sarah');
  await waitingLoaded(page);

  await disconnect(page, connection);
  await register(page);
  await expect(list(page).getByText('This is sent once', { exact: false })).toBeFocused();
  await expect(item(page, 'Registration: Day of fasting')).toContainText('Waiting since');
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await axe(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await close(page);
  await expect(pill(page, 'Waiting to send, 1')).toBeFocused();

  // The waiting forms are shown on every page, also offline.
  await visit(page, '/contact');
  await expect(pill(page, 'Waiting to send, 1')).toBeVisible();
  await writeMessage(page, 'When is the next baptism?');
  await sendMessage(page);
  await close(page);
  const prayer = region(page, 'Prayer Requests');
  await prayer.getByLabel('Your prayer request *').fill('Rain for our fields in Pader');
  await prayer.getByRole('button', { name: 'Send prayer request' }).click();
  await close(page);
  await expect(pill(page, 'Waiting to send, 3')).toBeVisible();

  // Edited in its form, from the same page and from another one.
  await pill(page, 'Waiting to send, 3').click();
  await item(page, 'Message to the office').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Message *')).toHaveValue('When is the next baptism?');
  await sendMessage(page);
  await expect(item(page, 'Message to the office')).toContainText('Waiting since');
  await visit(page, `/events/${event.id}`);
  await pill(page, 'Waiting to send, 3').click();
  await item(page, 'Message to the office').getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  await hydrated(page);
  await expect(page.getByLabel('Message *')).toHaveValue('When is the next baptism?');
  await expect(pill(page, 'Waiting to send, 2')).toBeVisible();
  await page.getByLabel('Message *').fill('When is the next baptism in Pader?');
  await sendMessage(page);

  // Removed, restored, and removed for good.
  await item(page, 'Prayer request').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, 'Prayer request')).toBeVisible();
  await item(page, 'Prayer request').getByRole('button', { name: 'Remove' }).click();
  await expect(item(page, 'Prayer request')).toHaveCount(0);
  await close(page);

  const taken = await fetch(`${origin.url}/api/events/${event.id}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventId: event.id, firstName: 'First', lastName: 'Comer', email: 'first@example.org' }),
  });
  expect(taken.status).toBe(201);
  connection.requests.length = 0;
  await reconnect(page, connection);
  await expect(pill(page, 'Not accepted, 1 · Sent, 1')).toBeVisible();
  await pill(page, 'Not accepted, 1 · Sent, 1').click();
  await expect(page.getByText('This is sent once', { exact: false })).toHaveCount(0);
  await expect(list(page).getByText('Sent forms are listed here for a day', { exact: false })).toBeVisible();
  await expect(item(page, 'Message to the office')).toContainText('The office has your message.');
  await expect(item(page, 'Registration: Day of fasting')).toContainText('This event is fully booked.');
  expect(await received(api, '/contact-messages', 'When is the next baptism in Pader?')).toBe(1);
  expect(await received(api, '/contact-messages', 'When is the next baptism?')).toBe(0);
  expect(await received(api, '/prayer-requests', 'Rain for our fields')).toBe(0);
  expect(posts(connection.requests, '/api/contact')).toHaveLength(1);
  expect(posts(connection.requests, `/api/events/${event.id}/register`)).toHaveLength(1);
  // Of a sent form only the answer is kept.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Pader');

  // The list is part of /offline; a refused form can be opened again there.
  await visit(page, '/offline');
  await expect(page.getByRole('heading', { name: 'Not accepted, 1 · Sent, 1' })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await item(page, 'Message to the office').getByRole('button', { name: 'Done' }).click();
  await item(page, 'Registration: Day of fasting').getByRole('button', { name: 'Open in its form' }).click();
  await expect(page).toHaveURL(`${connection.url}/events/${event.id}#register`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waiting'))).toBeNull();
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`draft:registration:${id}`), event.id))
    .toContain('Sarah');
});

test('two tabs send a waiting form only once', async ({ page, context, api, connection }) => {
  await visit(page, '/contact');
  await writeMessage(page, 'From one of two tabs');
  const other = await context.newPage();
  await visit(other, '/about');
  await waitingLoaded(page);
  await disconnect(page, connection);
  await sendMessage(page);
  await expect(item(page, 'Message to the office')).toBeVisible();
  connection.requests.length = 0;
  await reconnect(page, connection);
  await expect(item(page, 'Message to the office')).toContainText('Sent');
  await expect(pill(other, 'Sent, 1')).toBeVisible();
  expect(posts(connection.requests, '/api/contact')).toHaveLength(1);
  expect(await received(api, '/contact-messages', 'From one of two tabs')).toBe(1);
});

test('an order at pickup waits with its cart, and one paid online does not', async ({ page, api, connection }) => {
  const basket = await stock(api);
  await searchFor(page, basket);
  await addButton(page, basket).click();
  await visit(page, '/store/checkout');
  await fillBuyer(page);
  await waitingLoaded(page);
  await disconnect(page, connection);
  const order = page.getByRole('button', { name: /^Order for/ });
  await order.click();
  await expect(page.getByRole('alert').filter({ hasText: 'A payment needs a connection' })).toBeFocused();
  await page.getByRole('radio', { name: /^Pay at pickup/ }).check();
  await order.click();
  await expect(item(page, 'Order, paid at pickup')).toContainText('Waiting since');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await item(page, 'Order, paid at pickup').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mary Akello');
  await expect(page.getByRole('radio', { name: /^Pay at pickup/ })).toBeChecked();
  await order.click();
  await expect(item(page, 'Order, paid at pickup')).toContainText('Waiting since');
  await reconnect(page, connection);
  await expect(item(page, 'Order, paid at pickup')).toContainText('We received your order:');
  expect(await unitsLeft(api, basket)).toBe(19);
  await item(page, 'Order, paid at pickup').getByRole('link', { name: 'See it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `1 × ${basket.name}` })).toBeVisible();
});

test('a family, a testimony and a subscription wait too, and the newsletter address returns to its field', async ({
  page,
  context,
  connection,
}) => {
  await visit(page, '/family-registration');
  await page.getByLabel('Family name *').fill('Okello');
  await page.getByLabel('Head of family *').fill('Okello James');
  await page.getByLabel('Email *', { exact: true }).fill('okello@example.org');
  await page.getByLabel('Phone *').fill('0772123456');
  await page.getByLabel('Home address *').fill('Layibi, Gulu');
  await page.getByLabel('First name *').fill('Grace');
  await page.getByLabel('Last name *').fill('Okello');
  await page.getByLabel('Date of birth *').fill('2015-04-09');
  await page.getByLabel('Title or relationship *').fill('Daughter');
  const other = await context.newPage();
  await visit(other, '/community');
  const testimony = region(other, 'Share Your Testimony');
  await testimony.getByRole('textbox').first().fill('Aber');
  await testimony.getByRole('textbox').last().fill('I was sick for a year, and I can walk again.');
  await waitingLoaded(page);
  await disconnect(page, connection);
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(item(page, 'Registration of a family')).toBeVisible();
  await testimony.locator('button[type=submit]').click();
  await close(other);
  const newsletter = region(other, 'Newsletter');
  await newsletter.getByLabel('E-mail address').fill('aber.waits@example.org');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByLabel('E-mail address')).toHaveValue('');
  await item(other, 'Newsletter').getByRole('button', { name: 'Edit' }).click();
  await expect(newsletter.getByLabel('E-mail address')).toHaveValue('aber.waits@example.org');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await close(other);
  await expect(pill(other, 'Waiting to send, 3')).toBeVisible();
  await reconnect(page, connection);
  await expect(pill(other, 'Sent, 3')).toBeVisible();
});

test('a form on a dead connection that the browser takes for a working one says so, and waits if asked to', async ({
  page,
  api,
  connection,
}) => {
  await visit(page, '/contact');
  await writeMessage(page, 'Over a dead line');
  await waitingLoaded(page);
  await connection.disconnect();
  await sendMessage(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeFocused();
  await expect(region(page, 'Send Us a Message').getByLabel('Message *')).toHaveValue('Over a dead line');
  // The first attempt starts at once; if the connection came back before it, the form would be sent automatically.
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: 'Send when back online' }).click();
  await tried;
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toHaveCount(0);
  await expect(item(page, 'Message to the office')).toContainText('Waiting since');
  await connection.reconnect();
  await item(page, 'Message to the office').getByRole('button', { name: 'Send now' }).click();
  await expect(item(page, 'Message to the office')).toContainText('The office has your message.');
  expect(await received(api, '/contact-messages', 'Over a dead line')).toBe(1);
});

test('with Save-Data waiting forms are sent when the next page opens, without a touch', async ({
  page,
  context,
  connection,
}) => {
  await visit(page, '/contact');
  await writeMessage(page, 'From a phone that saves data');
  await waitingLoaded(page);
  await disconnect(page, connection);
  await sendMessage(page);
  await expect(item(page, 'Message to the office')).toBeVisible();
  await page.close();
  await connection.reconnect();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.setExtraHTTPHeaders({ 'save-data': 'on' });
  await next.goto('/terms');
  await expect(pill(next, 'Sent, 1')).toBeVisible();
});
