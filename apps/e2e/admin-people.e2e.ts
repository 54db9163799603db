import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, nextYear, test } from './fixtures.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

const email = 'dora.lalam@example.org';
const dora = { firstName: 'Dora', lastName: 'Lalam', email, phone: '0772 909 001' };

/** Creates records of one person in every domain, and one of somebody else who mentions her. */
async function leaveTraces(api: Api): Promise<{ eventId: number }> {
  const event = (
    await api('POST', '/events', {
      as: 'admin',
      body: {
        title: 'Traces of one person',
        date: `${nextYear}-05-01T06:00:00Z`,
        category: 'service',
        registrationRequired: true,
        attendeeLimit: 1,
        isActive: true,
      },
    })
  ).body as { id: number };
  const answers = [
    await api('POST', `/events/${event.id}/register`, { body: { eventId: event.id, ...dora } }),
    await api('POST', '/newsletter/subscribe', { body: { email } }),
    await api('POST', '/contact', { body: { ...dora, message: 'Where can I park?' } }),
    await api('POST', '/contact', {
      body: {
        firstName: 'Ruth',
        lastName: 'Opio',
        email: 'ruth.traces@example.org',
        message: 'Please call Dora Lalam.',
      },
    }),
    await api('POST', '/prayer-requests', { body: { name: 'Dora Lalam', request: 'For my mother', isPublic: false } }),
    await api('POST', '/families', {
      body: {
        familyName: 'Lalam',
        headOfFamily: 'Dora Lalam',
        email,
        phone: '+256772909001',
        address: 'Pece',
        familyMembers: [],
      },
    }),
    await api('POST', '/testimonials', {
      as: 'admin',
      body: { name: 'Dora Lalam', testimony: 'I was carried.', verified: true },
    }),
  ];
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  return { eventId: event.id };
}
const form = (page: Page) => page.getByRole('search', { name: 'Search for a person' });
const found = (page: Page) => page.getByRole('region', { name: 'Records found' });
const group = (page: Page, title: string) => found(page).getByRole('group', { name: title });

test('the data of one person is found in all domains and erased; other data stays, and the seat is free again', async ({
  page,
  api,
  site,
  problems,
}) => {
  const { eventId } = await leaveTraces(api);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openConsole(page, '/admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Personal data' }).click();
  await expect(page.getByRole('heading', { name: 'Personal data', level: 1 })).toBeVisible();

  await form(page).getByRole('button', { name: 'Find' }).click();
  await expect(form(page).getByText('Enter an e-mail address, a phone number or a name')).toBeVisible();
  await form(page).getByLabel('E-mail').fill(email.toUpperCase());
  await form(page).getByLabel('Phone').fill('0772909001');
  await form(page).getByLabel('Name').fill('Dora Lalam');
  await form(page).getByLabel('Name').press('Enter');
  await expect(found(page)).toContainText(/\d+ records found\./);

  // Records with exactly this address or number are selected automatically; a person must judge a match by name.
  await expect(group(page, 'Registrations for events (1)').getByRole('checkbox', { name: /Dora Lalam/ })).toBeChecked();
  await expect(group(page, 'Newsletter (1)').getByRole('checkbox', { name: new RegExp(email) })).toBeChecked();
  await expect(group(page, 'Prayer requests (1)').getByRole('checkbox', { name: /For my mother/ })).not.toBeChecked();
  await expect(
    group(page, 'Messages to the office (2)').getByRole('checkbox', { name: /Ruth Opio/ }),
  ).not.toBeChecked();
  await group(page, 'Prayer requests (1)')
    .getByRole('checkbox', { name: /For my mother/ })
    .check();
  await group(page, 'Testimonies (1)')
    .getByRole('checkbox', { name: /I was carried/ })
    .check();
  expect(await axe(page, 'form[role=search], [aria-label="Records found"], [aria-label="Chosen records"]')).toEqual([]);

  const chosen = page.getByRole('region', { name: 'Chosen records' });
  await chosen.getByRole('button', { name: 'Export' }).click();
  const shown = page.getByRole('dialog', { name: 'What is kept about this person' });
  await expect(shown).toContainText('Traces of one person');
  await expect(shown).not.toContainText('Ruth');
  expect(await axe(page, '.ant-drawer')).toEqual([]);
  const [text, json] = [await saved(page, 'Download text'), await saved(page, 'Download JSON')];
  expect([text.name, json.name]).toEqual([
    expect.stringMatching(/^personal-data-[\d-]+\.txt$/),
    expect.stringMatching(/^personal-data-[\d-]+\.json$/),
  ]);
  expect(text.content).toContain('For my mother');
  expect((JSON.parse(json.content) as { sections: { title: string }[] }).sections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Families', 'Newsletter', 'Prayer requests', 'Registrations for events', 'Testimonies']),
  );
  await page.keyboard.press('Escape');

  await chosen.getByRole('button', { name: 'Erase…' }).click();
  const question = page.getByRole('dialog', { name: /^Erase \d+ records permanently\?$/ });
  for (const line of ['Families: 1', 'Newsletter: 1', 'Registrations for events: 1', 'Testimonies: 1'])
    await expect(question.getByText(line)).toBeVisible();
  const erase = question.getByRole('button', { name: /^Erase \d+ records$/ });
  await expect(erase).toBeDisabled();
  await question.getByLabel('Type ERASE to confirm').fill('eras');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await question.getByLabel('Type ERASE to confirm').fill('ERASE');
  await erase.click();
  await expect(page.getByRole('alert').getByText('Registrations for events: 1, 1 seat is free again')).toBeVisible();
  await expect(group(page, 'Messages to the office (1)')).toContainText('Ruth Opio');
  for (const gone of ['Families', 'Newsletter', 'Prayer requests', 'Registrations', 'Testimonies', 'Mails'])
    await expect(group(page, gone)).toHaveCount(0);

  // What visitors see: the seat is free again and the testimony is gone.
  expect(((await api('GET', `/events/${eventId}`)).body as { seatsLeft: number }).seatsLeft).toBe(1);
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('I was carried.')).toHaveCount(0);
  // None of her data is in an address or in the server's log.
  expect(addresses.filter((address) => /dora|lalam|772909001/i.test(address))).toEqual([]);
  expect(site.log()).not.toMatch(/dora|lalam|772909001/i);
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

test('an erasure that fails says so, and erases nothing', async ({ page, api }) => {
  await api('POST', '/newsletter/subscribe', { body: { email: 'kept.person@example.org' } });
  await page.route('**/api/people/erase', (route) => route.abort());
  await openConsole(page, '/admin/people');
  await form(page).getByLabel('E-mail').fill('kept.person@example.org');
  await form(page).getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  const question = page.getByRole('dialog', { name: /permanently\?$/ });
  await question.getByLabel('Type ERASE to confirm').fill('erase');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was erased')).toBeVisible();
  await expect(question).toBeVisible();
  await page.unroute('**/api/people/erase');
  await page.keyboard.press('Enter');
  await expect(found(page)).toContainText('Nothing is kept about this person.');
});

async function saved(page: Page, button: string): Promise<{ name: string; content: string }> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return { name: (await file).suggestedFilename(), content: await readFile(await (await file).path(), 'utf8') };
}
