import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { axe, expect, nextYear, test } from './fixtures.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const card = (page: Page, title: string) => page.locator('dl > div').filter({ hasText: title });
const message = (lastName: string) => ({
  body: {
    firstName: 'Mary',
    lastName,
    email: `${lastName.toLowerCase()}@example.org`,
    message: 'Where can I park on Sunday?',
  },
});

test.describe('the dashboard', () => {
  // ADM-36, ADM-37, ADM-38, ADM-39, ADM-40, ADM-41
  test('shows four cards with their numbers', async ({ page, api, problems }) => {
    await api('POST', '/contact', message('Cardholder'));
    const { body } = await api('GET', '/admin/stats', { as: 'admin' });
    const stats = body as {
      totalFamilies: number;
      newThisMonth: number;
      contactMessages: number;
      totalDonationsUgx: number;
      pendingOrders: number;
      messages: { unread: number };
    };
    await openConsole(page, '/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.locator('dl > div')).toHaveCount(4);
    await expect(card(page, 'Total Donations')).toContainText(`UGX ${stats.totalDonationsUgx.toLocaleString('en-GB')}`);
    await expect(card(page, 'Registered Families')).toContainText(`${stats.totalFamilies}`);
    await expect(card(page, 'Registered Families')).toContainText(`${stats.newThisMonth} new this month`);
    await expect(card(page, 'Store Revenue')).toContainText(`${stats.pendingOrders} pending order`);
    await expect(card(page, 'Contact Messages')).toContainText(`${stats.contactMessages}`);
    await expect(card(page, 'Contact Messages')).toContainText(`${stats.messages.unread} unread`);
    await expect(card(page, 'Contact Messages')).toContainText('from last month');
    expect(problems).toEqual([]);
  });

  test('lists the tasks that wait for the office, with links to where they are done', async ({ page, api }) => {
    await api('POST', '/contact', message('Waiting'));
    await api('POST', '/prayer-requests', { body: { request: 'Urgent: my child is in hospital.' } });
    const full = await api('POST', '/events', {
      as: 'admin',
      body: {
        title: 'Nearly sold out vigil',
        date: `${nextYear}-08-01T06:00:00Z`,
        category: 'service',
        registrationRequired: true,
        attendeeLimit: 1,
        isActive: true,
      },
    });
    const { id } = full.body as { id: number };
    await api('POST', `/events/${id}/register`, {
      body: { eventId: id, firstName: 'Mary', lastName: 'Akello', email: 'nearly@example.org' },
    });
    await openConsole(page, '/admin');
    const today = page.getByRole('region', { name: 'Tasks for the office today' });
    await expect(today.getByRole('link', { name: /urgent prayer request/ })).toHaveAttribute(
      'href',
      '/admin/messages/prayers?status=urgent&item=first',
    );
    await expect(today.getByRole('link', { name: /unread message/ })).toHaveAttribute(
      'href',
      '/admin/messages?status=unread&item=first',
    );
    await today.getByRole('link', { name: /Nearly sold out vigil.*1 of 1 seats taken.*Full/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Mary Akello');
  });

  test('shows the state of the disk and of the backups, once it can be loaded', async ({ page }) => {
    const uses = [
      { kind: 'recordings', bytes: 31e9 },
      { kind: 'other', bytes: 9e9 },
    ];
    const answers = [
      null,
      {
        disk: { totalBytes: 80e9, freeBytes: 2e9, usedPercent: 98, uses },
        backups: { isConfigured: false, last: null, isOverdue: false, failure: null },
      },
    ];
    await page.route('**/api/admin/system', (route) => {
      const json = answers.shift();
      return json ? route.fulfill({ json }) : route.abort();
    });
    await openConsole(page, '/admin');
    const failure = page.getByRole('alert').filter({ hasText: 'The state of the disk and the backups' });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^No backups are made/)).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: 'The disk of the server is 98% full' });
    expect(await axe(page)).toEqual([]);
    await notice.getByRole('link', { name: 'Delete in Recordings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recordings' })).toBeVisible();
  });

  test('says that the tasks could not be loaded, and tries again when asked', async ({ page }) => {
    // The bar requests the same address, so every request fails.
    await page.route('**/api/admin/today', (route) => route.abort());
    await openConsole(page, '/admin');
    await expect(page.getByText('The tasks could not be loaded')).toBeVisible();
    await page.unroute('**/api/admin/today');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'To answer, to review, to finish' })).toBeVisible();
  });
});

// ADM-01, ADM-42
test('the side bar leads to every section', async ({ page, problems }) => {
  test.slow();
  await openConsole(page, '/admin');
  for (const [name, heading] of [
    ['Sermons', 'Sermons'],
    ['Events', 'Events'],
    ['Ministries', 'Ministries'],
    ['Community', 'Community'],
    ['Families', 'Families'],
    ['Store', 'Store'],
    ['Donations', 'Donations'],
    ['Messages', 'Messages'],
    ['Newsletter', 'Newsletter'],
    ['Recordings', 'Recordings'],
    ['Identity', 'Identity'],
    ['Ways of giving', 'Ways of giving'],
    ['Exchange rate', 'Exchange rate'],
    ['Programme', 'Weekly programme'],
    ['Page texts', 'Page texts'],
    ['Message texts', 'Message texts'],
    ['Quiz', 'Quiz'],
    ['Assistant', 'Assistant'],
    ['Visits', 'Visits'],
    ['Accounts', 'Accounts'],
    ['Import', 'Import from CSV'],
    ['Audit log', 'Audit log'],
    ['Outbox', 'Outbox'],
    ['Personal data', 'Personal data'],
    ['Dashboard', 'Admin Dashboard'],
  ] as const) {
    // The entry may end with the number of waiting items.
    const entry = new RegExp(`^${name}( \\d.*)?$`);
    await sections(page).getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(heading, 'i') })).toBeVisible();
    await expect(sections(page).locator('[aria-current]')).toHaveText(new RegExp(`^${name}`));
  }
  await page.goto('/admin/gate/1');
  await expect(sections(page).locator('[aria-current]')).toHaveText('Events');
  expect(problems).toEqual([]);
});

test('the Messages link shows the number of unread messages', async ({ page, api }) => {
  await api('POST', '/contact', message('Counted'));
  const { messages } = (await api('GET', '/admin/stats', { as: 'admin' })).body as { messages: { unread: number } };
  await openConsole(page, '/admin/accounts');
  await expect(sections(page).getByRole('link', { name: `Messages ${messages.unread} unread` })).toBeVisible();
});

test('the side bar can be reduced to icons, which is remembered', async ({ page }) => {
  await openConsole(page, '/admin/accounts');
  await page.getByRole('button', { name: 'Fold the side bar' }).click();
  await expect(sections(page)).toHaveCSS('width', '56px');
  await page.reload();
  await expect(sections(page)).toHaveCSS('width', '56px');
  await sections(page).getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('on a phone the most used sections are in a bar at the bottom, and the others in a drawer', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openConsole(page, '/admin/accounts');
  await expect(sections(page).getByRole('link')).toHaveText([/Dashboard/, /Sermons/, /Messages/, /Donations/]);
  await sections(page).getByRole('button', { name: 'More' }).click();
  const drawer = page.getByRole('dialog', { name: 'All sections' });
  await expect(drawer.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page');
  expect(await axe(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Events' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/events$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the bell counts what arrives, also while the page stays open, and links to it', async ({ page, api }) => {
  await page.clock.install();
  await openConsole(page, '/admin/accounts');
  const bell = page.getByRole('button', { name: /^Waiting: \d+$/ });
  const count = async () => Number((await bell.getAttribute('aria-label'))?.slice('Waiting: '.length));
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  // The next thirty seconds begin with the first answer.
  await expect(bell).toBeVisible();
  const before = ((await api('GET', '/admin/today', { as: 'admin' })).body as { messages: { unread: number } })
    .messages;
  await api('POST', '/contact', message('Ringing'));
  await page.clock.runFor(31_000);
  await expect.poll(count).toBeGreaterThan(0);
  await bell.click();
  await page.getByRole('menuitem', { name: new RegExp(`^${before.unread + 1} unread message`) }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?status=unread&item=\d+$/);
});

test('appearance and density are chosen in the account menu and remembered', async ({ page }) => {
  await openConsole(page, '/admin/events');
  const search = page.getByRole('searchbox', { name: 'Search events' });
  const box = page.getByRole('button', { name: /Create/ }).first();
  for (const [density, height] of [
    ['Compact', 32],
    ['Large', 44],
    ['Middle', 36],
  ] as const) {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: density }).click();
    await expect(box).toHaveCSS('height', `${height}px`);
    await page.reload();
    await expect(search).toBeVisible();
    await expect(box).toHaveCSS('height', `${height}px`);
  }
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the top bar links to the pages of the site', async ({ page }) => {
  await openConsole(page, '/admin/accounts');
  const bar = page.getByRole('banner');
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
  await bar.getByRole('button', { name: 'View site' }).click();
  await bar.getByRole('link', { name: 'Sermons' }).click();
  await expect(page).toHaveURL(/\/sermons$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible();
});

test('a page whose code cannot be loaded leaves the rest of the console usable, and can be tried again', async ({
  page,
}) => {
  await openConsole(page, '/admin/accounts');
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await page.route('**/remotes/admin/**', (route) => route.abort());
  await sections(page).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('This page could not be opened')).toBeVisible();
  await expect(sections(page)).toBeVisible();
  await page.unroute('**/remotes/admin/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});

test('every page shows a button to try again after an answer in an unexpected format', async ({ page }) => {
  await openConsole(page, '/admin/accounts');
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/session',
    (route) => route.fulfill({ json: { galleries: 7 } }),
  );
  for (const path of ['', '/community', '/community/galleries', '/sermons', '/events/1', '/messages', '/donations'])
    await test.step(path, async () => {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expect(sections(page)).toBeVisible();
    });
});

test.describe('the search over everything', () => {
  test('opens with Control-K, moves with the arrow keys, and opens the chosen result with Enter', async ({
    page,
    api,
    problems,
  }) => {
    await api('POST', '/sermons', { as: 'admin', body: { title: 'Quetzal of grace', speaker: 'Pastor Ruth' } });
    await api('POST', '/contact', message('Quetzal'));
    await openConsole(page, '/admin/accounts');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search everything' });
    await expect(field).toBeFocused();
    await field.fill('quetzal');
    const found = page.getByRole('listbox', { name: 'Results' });
    await expect(
      found.getByRole('group', { name: 'Sermons' }).getByRole('option', { name: /Quetzal of grace/ }),
    ).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('2 found')).toBeVisible();
    await field.press('ArrowDown');
    await expect(
      found.getByRole('group', { name: 'Messages' }).getByRole('option', { name: /Mary Quetzal/ }),
    ).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowUp');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/admin\/sermons\/\d+$/);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Quetzal of grace');
    await expect(found).toBeHidden();
    await expect(field).toHaveValue('');
    expect(problems).toEqual([]);
  });

  test('returns the focus, says when nothing was found, and tries again after a failure', async ({ page }) => {
    await openConsole(page, '/admin/accounts');
    const before = page.getByRole('button', { name: 'Add an account' });
    await before.focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search everything' });
    await field.fill('nobody has these words');
    await expect(page.getByText("No results for 'nobody has these words'.")).toBeVisible();
    await page.route('**/api/admin/search?**', (route) => route.abort(), { times: 1 });
    await field.fill('akello');
    await expect(page.getByText('The search did not work')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The search did not work')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(before).toBeFocused();
  });

  test('keeps what was typed after it was left, and fills the bar on a phone', async ({ page }) => {
    await openConsole(page, '/admin/accounts');
    const field = page.getByRole('combobox', { name: 'Search everything' });
    const nothing = page.getByText("No results for 'Quaver'.");
    await field.fill('Quaver');
    await expect(nothing).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(nothing).toBeHidden();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(async () => (await field.boundingBox())?.width).toBeLessThanOrEqual(36);
    await field.click();
    await expect(nothing).toBeVisible();
    await expect(field).toHaveValue('Quaver');
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(250);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue('');
  });

  test('does not search after every letter, and keeps the words out of the log', async ({ page, site }) => {
    await openConsole(page, '/admin/accounts');
    await page.keyboard.press('Control+k');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/search')) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    await page.getByRole('combobox', { name: 'Search everything' }).pressSequentially('Unlogged name', { delay: 5 });
    await expect(page.getByText("No results for 'Unlogged name'.")).toBeVisible();
    expect(asked.at(-1)).toBe('Unlogged name');
    expect(asked.length).toBeLessThan('Unlogged name'.length);
    expect(site.log()).not.toContain('Unlogged');
  });
});

test('every shortcut is listed under ?, and works', async ({ page, api }) => {
  for (const title of ['Keyed one', 'Keyed two'])
    await api('POST', '/events', {
      as: 'admin',
      body: { title, category: 'service', date: `${nextYear}-08-01T06:00:00Z` },
    });
  await openConsole(page, '/admin/events?search=Keyed');
  await expect(page.getByRole('row').filter({ hasText: 'Keyed two' })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const what of ['Search everything', 'Search events', 'Next row', 'Previous row', 'Select the row'])
    await expect(help.getByText(what, { exact: true })).toBeVisible();
  // Other shortcuts do nothing while a dialog is open.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search events' })).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('link').first()).toBeFocused();
  await expect(first.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search events' });
  await expect(box).toBeFocused();
  // Keys typed into a field are not shortcuts.
  await page.keyboard.type('j?x');
  await expect(box).toHaveValue('j?x');
  await expect(help).toBeHidden();
});
