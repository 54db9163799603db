import type { Page } from '@playwright/test';
import { openConsole, signIn } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { type Api, axe, expect, nextYear } from './fixtures.ts';
import { showCamera, ticketPicture } from './gate-camera.ts';
import { disconnect, reconnect, stored, test } from './offline-steps.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** Creates an event with one registration and opens its check-in as a steward while online. */
async function openGate(page: Page, api: Api, title: string): Promise<{ id: number; ticket: string }> {
  const { id } = await createEvent(api, title, { date: `${nextYear}-03-05T06:00:00.000Z`, registrationRequired: true });
  const body = { eventId: id, firstName: 'Mary', lastName: 'Akello', email: 'mary@example.org', phone: null };
  const { ticket } = (await api('POST', `/events/${id}/register`, { body })).body as { ticket: string };
  await openConsole(page, `/admin/gate/${id}`);
  await page.getByRole('button', { name: 'Fetch the list' }).click();
  await page.getByLabel('Which gate is this?').fill('Gate A');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('This page also opens without a connection.')).toBeVisible();
  return { id, ticket };
}
async function enter(page: Page): Promise<void> {
  await page.getByLabel('Name, last digits of the phone, or code').fill('Mary');
  await page.getByRole('button', { name: 'In: Mary Akello' }).click();
  await expect(page.getByText('1 inside')).toBeVisible();
}
const open = (page: Page) => page.getByRole('button', { name: 'Open check-in without signing in' });
/** Number of events whose lists of names are stored on this phone. */
const listsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('admin-gate');
        opening.onerror = () => reject(new Error('The browser did not open its database'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('lists').objectStore('lists').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
/** Number of entries that the server has. */
async function entries(api: Api, id: number): Promise<number> {
  const device = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const body = { device, cursor: 0, sentAt: Date.now(), scans: [] };
  const answer = await api('POST', `/events/${id}/check-ins`, { as: 'admin', body });
  return (answer.body as { others: unknown[] }).others.length;
}

test('check-in opens offline on a phone that was switched off, and sends once somebody signs in', async ({
  page,
  context,
  api,
  connection,
  credentials,
}) => {
  const { id } = await openGate(page, api, 'Gate without a line');
  await page.close();
  // A new tab has no credential.
  const next = await context.newPage();
  await disconnect(next, connection);
  await next.goto(`/admin/gate/${id}`);
  await expect(next.getByText('The list of ‘Gate without a line’ is on this phone.')).toBeVisible();
  expect(await axe(next)).toEqual([]);
  await open(next).click();
  await enter(next);
  await expect(next.getByText('Nobody is signed in: 1 scan waits on this phone.')).toBeVisible();
  expect(await axe(next)).toEqual([]);
  await expect(next.locator('html')).toHaveJSProperty('scrollWidth', 360);

  await reconnect(next, connection);
  expect(await entries(api, id)).toBe(0);
  await next.getByRole('button', { name: 'Sign in' }).click();
  await signIn(next, credentials.admin, `/admin/gate/${id}`);
  await expect(next.getByText('Everything is sent.')).toBeVisible();
  expect(await entries(api, id)).toBe(1);
});

test('check-in continues offline after a reload, and sends by itself when the connection is back', async ({
  page,
  api,
  connection,
}) => {
  const { id, ticket } = await openGate(page, api, 'Loaded again');
  await showCamera(page, await ticketPicture(page, ticket));
  await disconnect(page, connection);
  await page.reload();
  await open(page).click();
  // The test browser has no barcode detector: the page's own detector was stored with the page.
  await page.getByRole('button', { name: 'Scan tickets' }).click();
  await expect(page.getByText('1 inside')).toBeVisible();
  await reconnect(page, connection);
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  expect(await entries(api, id)).toBe(1);
});

test('nothing else of the console is stored, and no names remain after the steward signs out', async ({
  page,
  api,
  connection,
}) => {
  const { id } = await openGate(page, api, 'Signed out');
  expect((await stored(page, 'gate')).filter((path) => !/^\/(assets|remotes\/admin)\//.test(path))).toEqual([
    '/admin/gate',
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await expect.poll(() => listsOn(page)).toBe(0);
  await disconnect(page, connection);
  await page.goto(`/admin/gate/${id}`);
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await expect(open(page)).toBeHidden();
  await reconnect(page, connection);
});
