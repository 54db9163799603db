import type { Page } from '@playwright/test';
import { addDays, kampalaDay, seedSite, weekdayOf } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { hydrated } from './visit-steps.ts';

// Each test opens the console and several public pages.
test.slow();

/** Other tests share this site, so its settings are restored. */
async function putBack(api: Api) {
  for (const part of ['identity', 'programme'] as const) {
    const { body } = await api('GET', `/site/${part}`, { as: 'admin' });
    const { version } = body as { version: number };
    const items = seedSite.programme.items.map(({ times, ...item }) => ({
      ...item,
      times: times.includes('dawn') ? times : null,
      place: null,
      onlyMinistries: item.onlyMinistries === true,
    }));
    const settings = part === 'identity' ? seedSite.identity : { items, exceptions: [] };
    const answer = await api('PUT', `/site/${part}`, { as: 'admin', body: { ...settings, version } });
    expect(answer.status).toBe(200);
  }
}

test.afterEach(({ api }) => putBack(api));

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
};

test.describe('the identity of the site', () => {
  test('shows another phone number and name on every page once they are saved', async ({ page, problems }) => {
    await openConsole(page, '/admin/site/identity');
    await expect(page).toHaveTitle('Identity | Admin | Faithful Witness Ministries');
    await page.getByLabel('Name (required)', { exact: true }).fill('Grace Church Gulu');
    await page.getByLabel('Phone (required)').fill('+256 772 123 456');
    await save(page);
    await expect(page).toHaveTitle('Identity | Admin | Grace Church Gulu');
    expect(await axe(page)).toEqual([]);
    // Checked before /contact is opened, because its map belongs to another site, which this test does not replace.
    expect(problems).toEqual([]);
    await page.goto('/contact');
    await expect(page).toHaveTitle(/ \| Grace Church Gulu$/);
    await expect(page.getByRole('link', { name: '+256 772 123 456' })).toHaveCount(3);
    await expect(page.locator('a[href="tel:+256772123456"]').first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('Grace Church Gulu');
  });

  test('shows errors beside their field, also in rows', async ({ page }) => {
    await openConsole(page, '/admin/site/identity');
    const phone = page.getByLabel('Phone (required)');
    await phone.fill('12');
    const links = page.getByRole('region', { name: 'Accounts on other sites' });
    await links.getByLabel('Address (required)').first().fill('http://www.facebook.com/');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Phone must be a phone number')).toBeVisible();
    await expect(links.getByText('Href must be an https address')).toBeVisible();
    await expect(phone).toBeFocused();
  });

  test('has links that can be added, removed with Undo, and ordered by keyboard', async ({ page }) => {
    await openConsole(page, '/admin/site/identity');
    const links = page.getByRole('region', { name: 'Accounts on other sites' });
    await links.getByRole('button', { name: 'Add a link' }).click();
    const [site, address] = [links.getByLabel('Site (required)'), links.getByLabel('Address (required)')];
    await expect(site.nth(3)).toBeFocused();
    await page.keyboard.type('Instagram');
    await address.nth(3).fill('https://www.instagram.com/grace');
    await links.getByRole('button', { name: 'Move up: Instagram' }).focus();
    await page.keyboard.press('Enter');
    await expect(site.nth(2)).toHaveValue('Instagram');
    await expect(links.getByRole('button', { name: 'Move up: Instagram' })).toBeFocused();
    await links.getByRole('button', { name: 'Remove: YouTube' }).click();
    await expect(site).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(site.nth(1)).toHaveValue('YouTube');
    await save(page);
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: /^Instagram/ }).first()).toHaveAttribute(
      'href',
      'https://www.instagram.com/grace',
    );
  });

  test('can be put into the form from an earlier version', async ({ page, api }) => {
    await openConsole(page, '/admin/site/identity');
    const tagline = page.getByLabel('Tagline (required)');
    await expect(tagline).not.toHaveValue('');
    const before = await tagline.inputValue();
    await tagline.fill('Grace for the north');
    await save(page);
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem');
    await expect(versions.first()).toContainText('Tagline');
    await versions.last().getByRole('button', { name: 'Put into the form' }).click();
    await expect(tagline).toHaveValue(before);
    await save(page);
    const { body } = await api('GET', '/site');
    expect((body as typeof seedSite).identity.tagline).toBe(before);
  });

  test('shows what somebody else has saved in the meantime, and loses neither', async ({ page, api }) => {
    await openConsole(page, '/admin/site/identity');
    await page.getByLabel('Town (required)').fill('Kitgum');
    const { version } = (await api('GET', '/site/identity', { as: 'admin' })).body as { version: number };
    await api('PUT', '/site/identity', { as: 'admin', body: { ...seedSite.identity, street: 'Acholi Road', version } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/has changed this identity in the meantime/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take theirs' })).toBeVisible();
    await expect(page.getByLabel('Town (required)')).toHaveValue('Kitgum');
  });
});

test.describe('the weekly programme', () => {
  test('shows a service at 8 o’clock on the public pages once it is saved', async ({ page, problems }) => {
    await openConsole(page, '/admin/site/programme');
    const services = page.getByRole('region', { name: 'Services of the week' });
    await services.getByLabel('Start (required)').first().fill('08:00');
    await services.getByLabel('End (required)').first().fill('09:00');
    await expect(services.getByText('Empty: 8:00–9:00 AM')).toBeVisible();
    await save(page);
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
    for (const path of ['/', '/contact', '/live', '/ministries', '/events']) {
      await page.goto(path);
      await expect(page.getByText('8:00–9:00 AM').first()).toBeVisible();
    }
  });

  test('warns of services at the same time while somebody types, and can be saved with them', async ({ page }) => {
    await openConsole(page, '/admin/site/programme');
    const services = page.getByRole('region', { name: 'Services of the week' });
    await expect(page.getByText('These take place at the same time')).toBeHidden();
    await services.getByLabel('End (required)').first().fill('09:30');
    await expect(page.getByText('Sunday: 1st service and Sunday: 2nd service')).toBeVisible();
    await save(page);
  });

  test('refuses an end that equals its start, beside its field', async ({ page }) => {
    await openConsole(page, '/admin/site/programme');
    const services = page.getByRole('region', { name: 'Services of the week' });
    await services.getByLabel('End (required)').first().fill('07:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(services.getByText('End must be after the start')).toBeVisible();
  });

  test('announces a service that is cancelled on a day', async ({ page, api }) => {
    const tomorrow = addDays(kampalaDay(new Date()), 1);
    const sunday = addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7);
    await openConsole(page, '/admin/site/programme');
    const exceptions = page.getByRole('region', { name: 'Exceptions' });
    await exceptions.getByRole('button', { name: 'Add an exception' }).click();
    await exceptions.getByLabel('Service (required)').selectOption('Sunday: 1st service');
    await exceptions.getByLabel('Date (required)').fill(sunday);
    await exceptions.getByLabel('Date (required)').press('Enter');
    await exceptions.getByLabel('Note (optional)').fill('Conference');
    await save(page);
    const { body } = await api('GET', '/site');
    expect((body as typeof seedSite).programme.exceptions).toMatchObject([{ date: sunday, isCancelled: true }]);
    await page.goto('/contact');
    await expect(page.getByText(/no service, Conference/)).toBeVisible();
  });
});

test.describe('the exchange rate', () => {
  const path = '/site/exchange-rate';
  const stored = async (api: Api) =>
    (await api('GET', path, { as: 'admin' })).body as { rate: number; version: number };
  test.afterEach(async ({ api }) => {
    const { version } = await stored(api);
    await api('PUT', path, { as: 'admin', body: { rate: 3_700, version } });
  });

  test('changes the prices once it is saved, and an earlier one can be put into the form', async ({ page, api }) => {
    const { rate } = await stored(api);
    await openConsole(page, '/admin/site/exchange-rate');
    const field = page.getByLabel('Shillings for a dollar (required)');
    await expect(field).toHaveValue(String(rate));
    await field.fill('37000');
    await expect(page.getByText('A whole number from 500 to 20,000.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Rate must be a whole number from 500 to 20,000')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('3,850');
    await expect(page.getByText('$25.00 is UGX 96,250.')).toBeVisible();
    await save(page);
    expect(await axe(page)).toEqual([]);
    expect((await api('GET', '/payments/methods')).body).toMatchObject({ rate: 3_850 });
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem');
    await expect(versions.first()).toContainText('Shillings for a dollar');
    await versions.last().getByRole('button', { name: 'Put into the form' }).click();
    await expect(field).toHaveValue(String(rate));
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(field).toHaveValue('3850');
    await page.reload();
    await expect(page.getByText(/Last changed on .* by admin\./)).toBeVisible();
  });
});

test.describe('the sections of the site', () => {
  test.afterEach(async ({ api }) => {
    const { version } = (await api('GET', '/site/sections', { as: 'admin' })).body as { version: number };
    await api('PUT', '/site/sections', { as: 'admin', body: { hidden: [], version } });
  });

  test('let a section that is turned off disappear from the whole site, and come back', async ({ page, problems }) => {
    await openConsole(page, '/admin/site/sections');
    await expect(page.getByText('All sections are on.')).toBeVisible();
    const store = page.getByRole('switch', { name: 'Store /store' });
    await store.focus();
    await page.keyboard.press('Space');
    await page.getByRole('switch', { name: 'Events /events' }).click();
    await expect(page.getByText('Off: Events, Store.', { exact: true })).toBeVisible();
    await save(page);
    expect(await axe(page)).toEqual([]);

    await page.goto('/');
    const links = page.locator('a[href^="/store"], a[href^="/events"]');
    await expect(links).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toHaveCount(0);
    // After hydration and navigation the application renders the same as the server.
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL('/about');
    await expect(links).toHaveCount(0);
    expect(problems).toEqual([]);
    expect((await page.goto('/store'))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();

    await openConsole(page, '/admin/site/sections');
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await page
      .getByRole('dialog', { name: 'Earlier versions' })
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: 'Put into the form' })
      .click();
    await expect(store).toBeChecked();
    await save(page);
    expect((await page.goto('/store'))?.status()).toBe(200);
  });
});

test.describe('the order of the navigation', () => {
  test.afterEach(async ({ api }) => {
    const { version } = (await api('GET', '/site/sections', { as: 'admin' })).body as { version: number };
    await api('PUT', '/site/sections', { as: 'admin', body: { hidden: [], version } });
  });

  test('shows a page that was moved by keyboard at its new place on the site, also after hydration', async ({
    page,
  }) => {
    await openConsole(page, '/admin/site/sections');
    await page.getByRole('button', { name: 'Move up: Contact' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move up: Contact' })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await save(page);
    await page.goto('/about');
    await hydrated(page);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      /Home/,
      'About',
      /.*/,
      /.*/,
      /.*/,
      /.*/,
      'Sermons',
      'Contact',
      /.*/,
      'Live Stream',
    ]);
  });
});

test.describe('the ways of giving', () => {
  test.afterEach(async ({ api }) => {
    const { version, proposal } = (await api('GET', '/site/giving', { as: 'admin' })).body as {
      version: number;
      proposal?: object;
    };
    if (proposal) await api('POST', '/site/giving/proposal/withdraw', { as: 'admin', body: { version } });
  });

  test('wait for the confirmation of somebody else, and a withdrawn proposal loses nothing', async ({ page, api }) => {
    await openConsole(page, '/admin/site/giving');
    await page.getByRole('button', { name: 'Add a way' }).click();
    await page.getByLabel('Network (required)').fill('MTN Mobile Money');
    await page.getByLabel('In the name of (required)').fill('Grace Church');
    const number = page.getByLabel('Phone number or merchant code (required)');
    await number.fill('call us');
    await page.getByRole('button', { name: 'Propose the change' }).click();
    await expect(page.getByText('Number must be a phone number, or a merchant code of 4 to 10 digits')).toBeVisible();
    await number.fill('+256 772 123 456');
    await page.getByRole('button', { name: 'Propose the change' }).click();
    const card = page.getByRole('region', { name: 'Waiting change' });
    await expect(card).toContainText('Proposed by you');
    await expect(card).toContainText('MTN Mobile Money: +256 772 123 456 (Grace Church) (new)');
    await expect(card.getByRole('button', { name: 'Confirm' })).toBeHidden();
    expect((await api('GET', '/site/ways-of-giving')).body).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await card.getByRole('button', { name: 'Withdraw' }).click();
    await expect(number).toHaveValue('+256 772 123 456');
    await expect(page.getByText('Not saved yet; kept on this device.')).toBeVisible();
  });

  test('that somebody else proposed are confirmed as they were shown', async ({ page }) => {
    const way = { kind: 'mobile-money', provider: 'Airtel Money', accountName: 'Grace Church', number: '445566' };
    const ways = [{ ...way, branch: '', swift: '', note: '' }];
    const state = { giveUrl: null, version: 3, updatedAt: null, updatedBy: null, proposedBy: null, confirmedBy: null };
    const who = { proposedBy: 'grace', proposedAt: '2026-11-25T09:00:00.000Z', confirmers: ['admin'] };
    const proposal = { ...who, giveUrl: null, ways, confirmation: 'now', confirmableFrom: null };
    await page.route('**/api/site/giving', (route) =>
      route.fulfill({ json: { ...state, ways: [], confirmedAt: null, proposal } }),
    );
    await page.route('**/api/site/giving/proposal/confirm', (route) => {
      expect(route.request().postDataJSON()).toEqual({ version: 3 });
      const confirmed = { proposedBy: 'grace', confirmedBy: 'admin', confirmedAt: '2026-11-25T10:00:00.000Z' };
      return route.fulfill({ json: { ...state, ...confirmed, ways, version: 4, proposal: undefined } });
    });
    await openConsole(page, '/admin/site/giving');
    await expect(page.getByText('Proposed by grace')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(/proposed by grace, confirmed by admin\.$/)).toBeVisible();
    await expect(page.getByLabel('Phone number or merchant code (required)')).toHaveValue('445566');
  });
});
