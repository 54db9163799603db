import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { createItem, only, row } from './content-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { order, stock } from './store-office-steps.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 120_000 });

const numbered = Array.from({ length: 16 }, (_, at) => String(at + 1).padStart(2, '0'));
const bulk = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const headings = (page: Page) => page.getByRole('columnheader').filter({ visible: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Columns' });

/** Creates sixteen rows of every list in the office. */
const lists: Record<string, { path: `/admin/${string}`; add(api: Api): Promise<unknown> }> = {
  sermons: {
    path: '/admin/sermons?search=Dense',
    add: (api) => each((n) => createItem(api, 'sermons', `Dense sermon ${n}`)),
  },
  events: {
    path: '/admin/events?search=Dense',
    add: (api) =>
      each((n) => createItem(api, 'events', `Dense event ${n}`, { registrationRequired: true, attendeeLimit: 90 })),
  },
  ministries: {
    path: '/admin/ministries?search=Dense',
    add: (api) => each((n) => createItem(api, 'ministries', `Dense ministry ${n}`)),
  },
  announcements: {
    path: '/admin/community/announcements?search=Dense',
    add: (api) =>
      each((n) =>
        post(api, '/announcements', { title: `Dense notice ${n}`, content: 'Soon.', validUntil: '2099-01-01' }),
      ),
  },
  families: {
    path: '/admin/families?search=Dense',
    add: (api) =>
      each((n) =>
        api('POST', '/families', {
          body: {
            familyName: `Dense ${n}`,
            headOfFamily: `Head of Dense ${n}`,
            email: `dense.${n}@example.org`,
            phone: '0772 123 456',
            address: 'Plot 4, Pece, Gulu',
          },
        }),
      ),
  },
  donations: {
    path: '/admin/donations?search=Dense',
    add: (api) =>
      each((n) =>
        post(api, '/ledger/gifts', {
          amount: '50000',
          method: 'cash',
          category: 'general',
          name: `Dense giver ${n}`,
          email: `dense.${n}@example.org`,
          receivedOn: '2026-01-05',
        }),
      ),
  },
  products: {
    path: '/admin/store?search=Dense',
    add: (api) => each((n) => stock(api, `Dense product ${n}`, { description: 'Woven in Gulu, sixteen rings.' })),
  },
  orders: {
    path: '/admin/store/orders?search=Dense',
    async add(api) {
      const book = await stock(api, 'Ordered book');
      await each((n) => order(api, `Dense buyer ${n}`, book, 1));
    },
  },
};

/** Adds the rows one after the other, because the list shows them in this order. */
async function each(add: (n: string) => Promise<unknown>) {
  for (const n of numbered) await add(n);
}
const post = (api: Api, path: `/${string}`, body: object) => api('POST', path, { as: 'admin', body });

/** Opens pages in a density, as if it had been chosen in the account menu. */
const inDensity = (page: Page, density: 'compact' | 'middle') =>
  page.addInitScript((chosen) => localStorage.setItem('consoleDensity', chosen), density);

/** Number of rows that are completely visible without scrolling. */
const rowsSeen = (page: Page) =>
  page
    .locator('tbody tr[data-row-key]')
    .evaluateAll((rows) => rows.filter((each) => each.getBoundingClientRect().bottom <= innerHeight).length);

for (const [name, { path, add }] of Object.entries(lists)) {
  // G19
  test(`${name}: at least fourteen rows fit into 800 pixels`, async ({ page, api, problems }) => {
    await add(api);
    await page.setViewportSize({ width: 1280, height: 800 });
    await inDensity(page, 'compact');
    await openConsole(page, path);
    await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(16);
    await expect.poll(() => rowsSeen(page)).toBeGreaterThanOrEqual(14);
    const title = page.locator('tbody tr[data-row-key]').first().getByRole('cell').filter({ hasText: 'Dense' }).first();
    if (name !== 'orders' && name !== 'families')
      await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThanOrEqual(280);
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('on a phone a sermon takes two lines, and the filters are hidden behind a button with their number', async ({
  page,
  api,
  problems,
}) => {
  await createItem(api, 'sermons', 'Folded and narrow: the widow of Zarephath, her son and the jar of flour', {
    speaker: 'Archdeacon Margaret Lamunu Opiyo',
    series: 'Elijah, the prophet who ran',
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await openConsole(page, only('sermons', 'Folded'));
  const shown = row(page, 'Folded and narrow');
  await expect(shown).toBeVisible();
  const line = await shown
    .getByRole('link')
    .first()
    .evaluate((link) => parseFloat(getComputedStyle(link).lineHeight));
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeLessThan(3 * line);

  await expect(page.getByLabel('Category')).toBeHidden();
  const fold = page.getByRole('button', { name: 'Filters' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await page.getByLabel('Category').selectOption('Teaching');
  await page.getByLabel('Status').selectOption('Published');
  await expect(fold).toHaveText('Filters (2)');
  expect(await axe(page)).toEqual([]);
  await fold.click();
  await expect(page.getByLabel('Category')).toBeHidden();
  await expect(shown).toBeVisible();
  expect(problems).toEqual([]);
});

test('each filter shows its name and its value, and can be removed alone or with all others', async ({ page, api }) => {
  await createItem(api, 'sermons', 'Chipped stone', { speaker: 'Deacon Chip Ocen' });
  await openConsole(page, '/admin/sermons');
  await page.getByLabel('Category').selectOption('Teaching');
  await page.getByLabel('Speaker').selectOption('Deacon Chip Ocen');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Speaker: Deacon Chip Ocen')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove filter Teaching' }).click();
  await expect(page).toHaveURL(/\?speaker=Deacon\+Chip\+Ocen$/);
  await page.getByLabel('Status').selectOption('Drafts');
  await expect(page.getByText('No sermons match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/admin\/sermons$/);
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeHidden();
});

test('columns can be chosen, reordered and widened by keyboard, and the device remembers them', async ({
  page,
  api,
  problems,
}) => {
  await createItem(api, 'sermons', 'Columned hall', { speaker: 'Pastor Column Auma', series: 'Pillars' });
  await openConsole(page, only('sermons', 'Columned'));
  await expect(row(page, 'Columned hall')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await drawer(page).getByRole('checkbox', { name: 'Series' }).press('Space');
  await drawer(page).getByRole('checkbox', { name: 'Recordings' }).press('Space');
  const front = drawer(page).getByRole('button', { name: 'Move Series towards the front' });
  while (await front.isEnabled()) await front.press('Enter');
  await drawer(page).getByRole('spinbutton', { name: 'Width of Series, in pixels' }).fill('300');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  const names = async () => (await headings(page).allTextContents()).filter((text) => text !== '');
  const chosen = ['Title', 'Series', 'Preached', 'Category', 'Status', 'Actions'];
  await expect.poll(names).toEqual(chosen);
  await page.reload();
  await expect(row(page, 'Columned hall')).toContainText('Pillars');
  await expect.poll(names).toEqual(chosen);
  const series = page.getByRole('columnheader', { name: 'Series' });
  await expect.poll(async () => (await series.boundingBox())?.width).toBe(300);

  // Drags the edge of the column with the pointer.
  const edge = await series.boundingBox();
  if (!edge) throw new Error('No heading');
  await page.mouse.move(edge.x + edge.width - 4, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width - 84, edge.y + edge.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await series.boundingBox())?.width).toBe(220);

  await page.getByRole('button', { name: 'Columns' }).click();
  await drawer(page).getByRole('button', { name: 'Default columns' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Recordings' })).toBeVisible();
  await expect(series).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a view is saved under a name, opened by its address, renamed, and removed with Undo', async ({
  page,
  api,
  problems,
}) => {
  await createItem(api, 'sermons', 'Viewed draft', { isActive: false });
  await createItem(api, 'sermons', 'Viewed and published');
  await openConsole(page, '/admin/sermons?search=Viewed&status=draft&sort=title');
  await expect(row(page, 'Viewed draft')).toBeVisible();
  const menu = (name: string) => page.getByRole('button', { name, exact: true });
  await menu('Views').press('Enter');
  await page.getByRole('menuitem', { name: 'Save this view…' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Save this view' });
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(question.getByLabel('Name')).toHaveAccessibleDescription(/Please give the view a name/);
  expect(await axe(page)).toEqual([]);
  await question.getByLabel('Name').fill('Drafts to read');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(menu('Drafts to read')).toBeVisible();

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(menu('Views')).toBeVisible();
  await menu('Views').click();
  const link = page.getByRole('menuitem', { name: 'Drafts to read' }).getByRole('link');
  const address = await link.getAttribute('href');
  await link.click();
  await expect(menu('Drafts to read')).toBeVisible();
  await expect(row(page, 'Viewed draft')).toBeVisible();
  await expect(row(page, 'Viewed and published')).toHaveCount(0);
  await page.goto('/admin/families');
  await expect(page.getByRole('heading', { level: 1, name: 'Families' })).toBeVisible();
  await page.goto(address ?? '');
  await expect(menu('Drafts to read')).toBeVisible();

  await menu('Drafts to read').click();
  await page.getByRole('menuitem', { name: 'Rename this view…' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the view' });
  await renaming.getByLabel('Name').fill('To read');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await menu('To read').click();
  await page.getByRole('menuitem', { name: 'Remove this view' }).click();
  await expect(menu('Views')).toBeVisible();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(menu('To read')).toBeVisible();
  expect(problems).toEqual([]);
});

test('all matching items are selected, not only those of the page, and the change is undone', async ({ page, api }) => {
  const titles = [...numbered, ...numbered.map((n) => `1${n}`)].map((n) => `Flocked ${n}`);
  for (const title of titles) await createItem(api, 'ministries', title);
  const published = async () =>
    Number((await api('GET', '/ministries?search=Flocked&limit=1')).headers.get('x-total-count'));
  await openConsole(page, only('ministries', 'Flocked', '&sort=name'));
  await page.getByLabel('Select Flocked 01').check();
  await bulk(page).getByRole('button', { name: 'Select all 32 that match' }).click();
  await expect(bulk(page)).toContainText('32 selected');
  expect(await axe(page)).toEqual([]);
  await bulk(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Successfully archived 32 ministries items.')).toBeVisible();
  expect(await published()).toBe(0);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(published).toBe(32);
});

test('a bulk action on more items than the server accepts at once keeps the failed ones selected', async ({
  page,
  api,
}) => {
  let ids = [(await createItem(api, 'sermons', 'Multitude')).id];
  while (ids.length < 201) {
    await post(api, '/sermons/bulk', { action: 'duplicate', items: ids.slice(0, 201 - ids.length) });
    const { body } = await api('GET', '/sermons?status=all&search=Multitude&limit=500&view=summary', { as: 'admin' });
    ids = (body as { id: number }[]).map(({ id }) => id);
  }
  await openConsole(page, only('sermons', 'Multitude', '&status=draft'));
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await bulk(page).getByRole('button', { name: 'Select all 200 that match' }).click();
  await expect(bulk(page)).toContainText('200 selected');
  await page.getByLabel('Status').selectOption('All except deleted');
  await bulk(page).getByRole('button', { name: 'Select all 201 that match' }).click();
  await expect(bulk(page)).toContainText('201 selected');
  const sent: number[] = [];
  await page.route('**/api/sermons/bulk', (route) => {
    const { items } = route.request().postDataJSON() as { items: number[] };
    sent.push(items.length);
    return sent.length === 2 ? route.abort() : route.continue();
  });
  await bulk(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Done for 200 of 201; the others are still selected.')).toBeVisible();
  expect(sent).toEqual([200, 1]);
  await expect(bulk(page)).toContainText('1 selected');
  await bulk(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Successfully archived 1 sermons items.')).toBeVisible();
});

test('the export has the filters, the order and the columns of the list', async ({ page, api, problems }) => {
  for (const [title, speaker] of [
    ['Filed b', 'Pastor B'],
    ['Filed a', 'Pastor A'],
  ] as const)
    await createItem(api, 'sermons', title, { speaker });
  await createItem(api, 'sermons', 'Filed away', { isActive: false });
  await openConsole(page, only('sermons', 'Filed', '&status=published&sort=title&columns=title,speaker,status'));
  await expect(row(page, 'Filed b')).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^sermons-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFTitle,Speaker,Series,Status\r\nFiled a,Pastor A,,published\r\nFiled b,Pastor B,,published\r\n',
  );
  await page.route('**/api/sermons/export.csv?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(notices(page).getByText('The sermons could not be exported')).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});
