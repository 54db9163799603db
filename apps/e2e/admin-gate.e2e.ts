import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { type Api, axe, expect, nextYear, test } from './fixtures.ts';
import { showCamera, ticketPicture } from './gate-camera.ts';

interface Registered {
  id: number;
  ticket: string;
  confirmationCode: string;
}

async function register(
  api: Api,
  eventId: number,
  firstName: string,
  phone: string | null = null,
): Promise<Registered> {
  const body = { eventId, firstName, lastName: 'Akello', email: `${firstName.toLowerCase()}@example.org`, phone };
  return (await api('POST', `/events/${eventId}/register`, { body })).body as Registered;
}

const newEvent = (api: Api, title: string) =>
  createEvent(api, title, { date: `${nextYear}-03-05T06:00:00.000Z`, registrationRequired: true });

/** Opens the check-in page, as a steward does before the doors open. */
async function openGate(page: Page, eventId: number): Promise<void> {
  await openConsole(page, `/admin/gate/${eventId}`);
  await page.getByRole('button', { name: 'Fetch the list' }).click();
  await page.getByLabel('Which gate is this?').fill('Gate A');
  await page.getByRole('button', { name: 'Start' }).click();
}
const search = (page: Page) => page.getByLabel('Name, last digits of the phone, or code');
const line = (page: Page) => page.getByRole('status').filter({ hasText: /sent|line|Sending|wait/ });
const inside = (page: Page, count: number) => expect(page.getByText(`${count} inside`)).toBeVisible();

async function enter(page: Page, terms: string, name: string): Promise<void> {
  await search(page).fill(terms);
  await page.getByRole('button', { name: `In: ${name}` }).click();
}

async function check(page: Page, code: string): Promise<void> {
  await search(page).fill(code);
  await search(page).press('Enter');
}

test.use({ viewport: { width: 360, height: 780 } });

test('a steward lets people in offline, and every scan is sent when the connection is back', async ({
  page,
  api,
  context,
}) => {
  const { id } = await newEvent(api, 'Night at the gate');
  const [mary, peter] = [await register(api, id, 'Mary', '0772 123 456'), await register(api, id, 'Peter')];
  await openGate(page, id);
  await expect(line(page)).toHaveText('Everything is sent.');

  await enter(page, 'kello ma', 'Mary Akello');
  await expect(page.getByText('IN', { exact: true })).toBeVisible();
  await inside(page, 1);
  expect(await axe(page)).toEqual([]);

  await context.setOffline(true);
  await check(page, peter.ticket);
  await expect(line(page)).toHaveText('No connection: 1 scan waits on this phone.');
  await page.getByText('Walk-in', { exact: true }).click();
  await page.getByLabel('Name of the person without a ticket').fill('Okot John');
  await page.getByRole('button', { name: 'Let in' }).click();
  await inside(page, 3);
  await page.getByRole('button', { name: 'Undo: Okot John' }).click();
  await inside(page, 2);
  await expect(line(page)).toHaveText('No connection: 3 scans wait on this phone.');

  // Gate B, which is online, lets Peter in too.
  const scan = {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    ticket: String(peter.id),
    kind: 'in',
    gate: 'Gate B',
    at: Date.now(),
  };
  const batch = { device: '1f8fad5b-d9cb-469f-a165-70867728950e', cursor: 0, sentAt: Date.now(), scans: [scan] };
  await api('POST', `/events/${id}/check-ins`, { as: 'admin', body: batch });
  await context.setOffline(false);
  await expect(line(page)).toHaveText('Everything is sent.');
  await expect(page.getByText(/Twice: Gate A .* Gate B /)).toBeVisible();
  await inside(page, 2);

  await check(page, mary.confirmationCode);
  await expect(page.getByText('ALREADY IN')).toBeVisible();
});

test('a ticket of another event, an incomplete one and a forged one each get their own message', async ({
  page,
  api,
}) => {
  const [one, other] = [await newEvent(api, 'First gate'), await newEvent(api, 'Second gate')];
  const { ticket } = await register(api, one.id, 'Mary');
  const elsewhere = await register(api, other.id, 'Mary');
  await openGate(page, one.id);
  const forged = ticket.slice(0, -1) + (ticket.endsWith('0') ? '1' : '0');
  for (const [code, word] of [
    [elsewhere.ticket, 'OTHER EVENT'],
    [forged, 'FORGED'],
    [ticket.slice(0, -3), 'CANNOT BE READ'],
    [ticket, 'IN'],
  ] as const) {
    await check(page, code);
    await expect(page.getByText(word, { exact: true })).toBeVisible();
  }
});

test('scans made offline are still there after the tab was closed, and are sent', async ({ page, api, context }) => {
  const { id } = await newEvent(api, 'Battery pulled');
  await register(api, id, 'Mary');
  await openGate(page, id);
  await context.setOffline(true);
  await enter(page, 'mary', 'Mary Akello');
  await expect(line(page)).toHaveText('No connection: 1 scan waits on this phone.');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await openConsole(again, `/admin/gate/${id}`);
  await inside(again, 1);
  await expect(line(again)).toHaveText('Everything is sent.');
  const answer = await api('POST', `/events/${id}/check-ins`, {
    as: 'admin',
    body: { device: '1f8fad5b-d9cb-469f-a165-70867728950e', cursor: 0, sentAt: Date.now(), scans: [] },
  });
  expect((answer.body as { others: unknown[] }).others).toHaveLength(1);
});

test.describe('the camera', () => {
  test('reads a ticket with the barcode detector of the browser', async ({ page, api }) => {
    const { id } = await newEvent(api, 'Camera at the gate');
    const { ticket } = await register(api, id, 'Mary');
    await page.addInitScript((code) => {
      Object.assign(window, {
        BarcodeDetector: class {
          static getSupportedFormats(): Promise<string[]> {
            return Promise.resolve(['qr_code']);
          }
          detect = () => Promise.resolve([{ rawValue: code }]);
        },
      });
    }, ticket);
    await showCamera(page);
    await openGate(page, id);
    await page.getByRole('button', { name: 'Scan tickets' }).click();
    await expect(page.getByText('IN', { exact: true })).toBeVisible();
    await inside(page, 1);
  });

  test('reads a ticket from the picture of the camera in a browser without a detector', async ({ page, api }) => {
    const { id } = await newEvent(api, 'Camera of another browser');
    const { ticket } = await register(api, id, 'Mary');
    await showCamera(page, await ticketPicture(page, ticket));
    await openGate(page, id);
    await page.getByRole('button', { name: 'Scan tickets' }).click();
    await expect(page.getByText('IN', { exact: true })).toBeVisible();
    await inside(page, 1);
  });
});
