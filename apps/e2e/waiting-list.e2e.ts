import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop, desktop, overflow, phone, visit } from './visit-steps.ts';

const hour = 3_600_000;

interface EventFacts {
  id: number;
  title: string;
}
type Seat = Record<'ticket' | 'confirmationCode', string>;

async function fullEvent(api: Api, title: string): Promise<{ event: EventFacts; seat: Seat }> {
  const body = {
    title,
    description: 'Songs and prayer.',
    date: new Date(Date.now() + 120 * hour).toISOString(),
    endDate: new Date(Date.now() + 124 * hour).toISOString(),
    location: 'Main sanctuary, Gulu',
    category: 'fellowship',
    registrationRequired: true,
    attendeeLimit: 1,
    isActive: true,
  };
  const event = (await api('POST', '/events', { as: 'admin', body })).body as EventFacts;
  const grace = { eventId: event.id, firstName: 'Grace', lastName: 'Apio', email: `grace.${event.id}@example.org` };
  return { event, seat: (await api('POST', `/events/${event.id}/register`, { body: grace })).body as Seat };
}

async function write(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Akello');
  await page.getByLabel('Email').fill(email);
}

/** The path of the link in the mail with this subject, written to the outbox folder while no mail server is configured. */
async function linkIn(dataDir: string, recipient: string, subject: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let link = '';
  await expect
    .poll(async () => {
      const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
      const mail = sources.find((one) => one.includes(`To: ${recipient}`) && one.includes(`Subject: ${subject}`));
      link = /\/waiting-list\/[\w-]+/.exec(mail?.replace(/=\r?\n/g, '') ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

async function giveBack(page: Page, { ticket, confirmationCode }: Seat): Promise<void> {
  await page.goto(`/tickets/${ticket}/give-back`);
  await page.getByLabel('Your confirmation code').fill(confirmationCode);
  await page.getByRole('button', { name: 'Give this seat back' }).click();
  await expect(page.getByRole('heading', { name: 'This seat was given back' })).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a visitor joins the waiting list of a full event, is offered a seat that was given back, and takes it', async ({
    page,
    api,
    site,
  }) => {
    const { event, seat } = await fullEvent(api, 'Full without a script');
    const ruth = `ruth.${event.id}@example.org`;
    await page.goto(`/events/${event.id}`);
    const list = page.getByRole('region', { name: 'Join the waiting list' });
    await write(page, 'Ruth', ruth);
    await list.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByRole('heading', { name: 'You are number 1 in line' })).toBeVisible();
    await page.getByRole('link', { name: 'Add another person' }).click();
    await write(page, 'Peter', `peter.${event.id}@example.org`);
    await list.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByRole('heading', { name: 'You are number 2 in line' })).toBeVisible();

    await page.goto(await linkIn(site.dataDir, ruth, 'You are on the waiting list'));
    await expect(page.getByRole('heading', { name: 'You are number 1 in line' })).toBeVisible();

    await giveBack(page, seat);
    const offer = await linkIn(site.dataDir, ruth, 'A seat is free for you');
    await page.goto(offer);
    await expect(page.getByRole('heading', { name: 'A seat is free for you' })).toBeVisible();
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    await page.getByRole('link', { name: 'Open your ticket' }).click();
    await expect(page.getByRole('heading', { name: 'Your ticket' })).toBeVisible();
    // From now on the link leads to the ticket.
    await page.goto(offer);
    await expect(page.getByRole('link', { name: 'Open your ticket' })).toBeVisible();

    await page.goto(await linkIn(site.dataDir, `peter.${event.id}@example.org`, 'You are on the waiting list'));
    await page.getByRole('button', { name: 'Leave the waiting list' }).click();
    await expect(page.getByRole('heading', { name: 'You are not on this waiting list' })).toBeVisible();
  });

  test('an offer that was not taken in time says so', async ({ page, api, site }) => {
    const { event, seat } = await fullEvent(api, 'Too late');
    const ruth = { eventId: event.id, firstName: 'Ruth', lastName: 'Akello', email: `ruth.${event.id}@example.org` };
    await api('POST', `/events/${event.id}/waiting-list`, { body: ruth });
    await giveBack(page, seat);
    const link = await linkIn(site.dataDir, ruth.email, 'A seat is free for you');
    await page.goto(link);
    // No offer is valid after its event has begun; the office moves the event to an earlier time.
    const soon = new Date(Date.now() + 1_500).toISOString();
    const body = { title: event.title, category: 'fellowship', date: soon };
    expect((await api('PUT', `/events/${event.id}`, { as: 'admin', body })).status).toBe(200);
    await expect.poll(() => new Date().toISOString() > soon).toBe(true);
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await expect(page.getByText('The time to take this seat is over', { exact: false })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'The time to take this seat is over' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('anyone who was refused the last seat finds what they typed in the form of the waiting list', async ({
    page,
    api,
  }) => {
    const { event, seat } = await fullEvent(api, 'The last seat');
    await giveBack(page, seat);
    await page.goto(`/events/${event.id}`);
    await write(page, 'Ruth', 'ruth.refused@example.org');
    const body = { eventId: event.id, firstName: 'Quick', lastName: 'Okello', email: 'quick@example.org' };
    await api('POST', `/events/${event.id}/register`, { body });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('The last seat has just been taken.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ruth.refused@example.org');
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByRole('heading', { name: 'You are number 1 in line' })).toBeVisible();
  });
});

test('with a script the page of a full event changes to its waiting list, and is accessible', async ({
  page,
  api,
  site,
  problems,
}) => {
  const { event, seat } = await fullEvent(api, 'Full with a script');
  await giveBack(page, seat);
  await page.setViewportSize(phone);
  await visit(page, `/events/${event.id}`);
  await write(page, 'Ruth', 'ruth.scripted@example.org');
  const body = { eventId: event.id, firstName: 'Quick', lastName: 'Okello', email: 'quick.too@example.org' };
  await api('POST', `/events/${event.id}/register`, { body });
  await page.getByRole('button', { name: 'Register' }).click();
  const list = page.getByRole('region', { name: 'Join the waiting list' });
  await expect(list.getByLabel('Email')).toHaveValue('ruth.scripted@example.org');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
  await list.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You are number 1 in line' })).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.goto(await linkIn(site.dataDir, 'ruth.scripted@example.org', 'You are on the waiting list'));
  expect(await axe(page)).toEqual([]);
  // The refused registration is a 409, which the browser's console reports.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});

test('the office sees who waits and removes somebody from the list, on a phone', async ({ page, api }) => {
  await page.setViewportSize(phone);
  const { event } = await fullEvent(api, `Evening of Worship`);
  for (const firstName of ['Ruth', 'Peter', 'Sarah']) {
    const body = { eventId: event.id, firstName, lastName: 'Akello', email: `${firstName}@example.org` };
    await api('POST', `/events/${event.id}/waiting-list`, { body });
  }
  const body = { title: event.title, category: 'fellowship', attendeeLimit: 2 };
  await api('PUT', `/events/${event.id}`, { as: 'admin', body });
  await openConsole(page, `/admin/events?attendees=${event.id}`);
  await expect(page.getByRole('dialog')).toContainText('1 seat held for the waiting list2 waiting');
  await page.getByRole('dialog').getByRole('link', { name: 'Waiting list' }).click();
  const drawer = page.getByRole('dialog', { name: `Waiting list of '${event.title}'` });
  const people = drawer.getByRole('list', { name: 'Waiting list' }).getByRole('listitem');
  await expect(people).toHaveText([/^Ruth Akello.*A seat is held until/, /^1\. Peter Akello/, /^2\. Sarah Akello/]);
  await expect(drawer).toContainText('1 seat offered');
  expect(await axeOnPhoneAndDesktop(page, '[role="dialog"]')).toEqual([]);
  await drawer.getByRole('button', { name: 'Take off: Ruth Akello' }).click();
  await expect(page.getByText('The seat that is held goes to the next in line.')).toBeVisible();
  await page.getByRole('button', { name: 'Take off the list', exact: true }).click();
  await expect(page.getByText('Ruth Akello is off the waiting list.')).toBeVisible();
  await expect(people).toHaveText([/^Peter Akello.*A seat is held until/, /^1\. Sarah Akello/]);
});
