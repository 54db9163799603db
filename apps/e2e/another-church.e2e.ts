import type { Page } from '@playwright/test';
import { seedSite } from '@ministry/domain';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { overflow, phone } from './visit-steps.ts';

// Sets up a whole site and visits every public page.
test.slow();

/** Names, places and missions of the first ministry. */
const ofTheFirst = [
  ...[seedSite.identity.name, seedSite.identity.shortName, 'Gulu', 'Kitgum', 'Acholi', 'Northern Uganda'],
  ...['Remnant Afire', 'Crown of Glory'],
];
const church = { name: 'Grace Church Mbale', shortName: 'Grace Mbale', phone: '+256 772 123 456' };

/** Words about the first ministry that visitors or search engines would read on the page. */
async function wordsOfTheFirst(page: Page): Promise<string[]> {
  const read = await page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content')),
      ...[...document.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt')),
    ].join('\n'),
  );
  return ofTheFirst.filter((words) => read.includes(words));
}

async function fillIn(page: Page): Promise<void> {
  const fields: Record<string, string> = {
    Name: church.name,
    'Short name': church.shortName,
    Phone: church.phone,
    'E-mail': 'office@grace.example',
    Street: 'Wanale Road 4',
    Town: 'Mbale',
    Country: 'UG',
    'Postal address': 'P.O. Box 4, Mbale',
    Latitude: '1.0806',
    Longitude: '34.1750',
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(`${label} (required)`, { exact: true }).fill(value);
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#123E8A');
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#FFD27A');
}

test('another church answers the set-up questions, and no page shows the first ministry any more', async ({
  page,
  api,
  problems,
}) => {
  await test.step('the dashboard offers the set-up', async () => {
    await openConsole(page, '/admin');
    await page.getByRole('link', { name: 'Begin the set-up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Set up your site' })).toBeVisible();
  });

  await test.step('what is typed is kept until it is sent', async () => {
    await fillIn(page);
    await page.reload();
    await expect(page.getByLabel('Name (required)', { exact: true })).toHaveValue(church.name);
    await page.getByLabel('Town (required)', { exact: true }).fill('Mbale City');
    await page.getByRole('checkbox', { name: 'Luganda' }).check();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what will be deleted is listed before it is deleted', async () => {
    const send = page.getByRole('button', { name: 'Set up the site' });
    await send.click();
    const question = page.getByRole('dialog', { name: /^Delete \d+ items that came with the product\?$/ });
    await expect(question.getByText(/^Events: \d+$/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was changed. What you typed is still here.')).toBeVisible();
    expect((await api('GET', '/site/setup', { as: 'admin' })).body).toMatchObject({ isOpen: true });
    await send.click();
    await question.getByRole('button', { name: 'Delete and set up' }).click();
    await expect(page.getByText('Your site is set up')).toBeVisible();
    expect((await api('GET', '/site/languages', { as: 'admin' })).body).toMatchObject({ offered: ['lg'] });
    await expect(page).toHaveTitle(`Admin Dashboard | Admin | ${church.name}`);
    await expect(page.getByRole('link', { name: 'Begin the set-up' })).toBeHidden();
  });

  await test.step('the store is turned off, and the menu gets a page of its own', async () => {
    const sections = await api('PUT', '/site/sections', { as: 'admin', body: { hidden: ['store'], version: 0 } });
    expect(sections.status).toBe(200);
    const body = {
      title: 'Building fund',
      address: 'building-fund',
      summary: 'A roof for Mbale.',
      place: 'menu',
      position: 1,
      blocks: [{ type: 'text', heading: 'A roof', text: 'We build a roof this year.' }],
      isPublished: true,
    };
    expect((await api('POST', '/pages', { as: 'admin', body })).status).toBe(201);
  });

  await test.step('every public page shows the new church', async () => {
    await page.setViewportSize(phone);
    const open = publicRoutes.filter((path) => !/^\/(store|events\/|sermons\/)/.test(path));
    for (const path of [...open, '/building-fund']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo'), path).toContainText(church.name);
      expect(await overflow(page), path).toBe(0);
      expect([path, await wordsOfTheFirst(page)]).toEqual([path, []]);
    }
    for (const path of ['/store', '/store/1', '/events/2', '/sermons/1'])
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  });
  // The contact page embeds a map of another site, which a test cannot reach.
  expect(problems.filter((problem) => !problem.includes('openstreetmap'))).toEqual([]);
});
