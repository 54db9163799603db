import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';

// Long tests of a console, on machines that may be busy.
test.describe.configure({ timeout: 90_000 });

/** Registers a family for this test alone. Each name contains a word that no other test uses. */
async function register(api: Api, familyName: string, more: Record<string, unknown> = {}): Promise<number> {
  const answer = await api('POST', '/families', {
    body: {
      familyName,
      headOfFamily: `Head of ${familyName}`,
      email: `${familyName.toLowerCase().replaceAll(' ', '.')}@example.org`,
      phone: '0772 123 456',
      address: 'Plot 4, Airfield Road, Gulu',
      familyMembers: [{ firstName: 'Grace', lastName: 'Akello', dob: '1984-02-29', title: 'Mother' }],
      ...more,
    },
  });
  expect(answer.status).toBe(201);
  return (answer.body as { id: number }).id;
}
/** Erases the families, so that other tests do not count them. */
const forget = (api: Api, ids: number[]) =>
  api('POST', '/people/erase', { as: 'admin', body: { records: ids.map((id) => ({ kind: 'family', id })) } });
const stored = async (api: Api, id: number) =>
  (await api('GET', `/families/${id}`, { as: 'admin' })).body as {
    status: string;
    phone: string;
    deletedAt: string | null;
  };
const only = (text: string) => `/admin/families?search=${encodeURIComponent(text)}` as const;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text);
const undo = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' });
/** Opens the menu of one row and chooses an entry. */
async function choose(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `More for the family ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

// FAM-35, FAM-36, FAM-37, FAM-48
test('the families tab lists, searches by name, head or e-mail, and filters by status', async ({
  page,
  api,
  problems,
}) => {
  const ids = [
    await register(api, 'Sought Ojok'),
    await register(api, 'Sought Lalam', { headOfFamily: 'Ruth Odongo' }),
    await register(api, 'Sought Opio', { address: 'Somewhere Odongo' }),
  ];
  await api('PUT', `/families/${ids[0]}`, { as: 'admin', body: { status: 'inactive' } });
  const named: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-admin-user'] !== undefined) named.push(request.url());
  });
  await openConsole(page, '/admin');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Families' }).click();
  await expect(page.getByRole('heading', { name: 'Families', level: 1 })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search families' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('sought');
  for (const name of ['Sought Ojok', 'Sought Lalam', 'Sought Opio']) await expect(row(page, name)).toBeVisible();
  await search.fill('Odongo');
  await expect(row(page, 'Sought Lalam')).toBeVisible();
  await expect(row(page, 'Sought Opio')).toHaveCount(0);
  await search.fill('sought.opio@example');
  await expect(row(page, 'Sought Opio')).toBeVisible();
  await search.fill('sought');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Inactive' });
  await expect(row(page, 'Sought Lalam')).toHaveCount(0);
  await expect(row(page, 'Sought Ojok')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Active' });
  await expect(row(page, 'Sought Ojok')).toHaveCount(0);
  await expect(row(page, 'Sought Opio')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Sought Opio')).toBeVisible();
  await expect(row(page, 'Sought Ojok')).toHaveCount(0);
  await search.fill('no such family anywhere');
  await expect(page.getByText('No families match these filters.')).toBeVisible();
  expect([named, problems]).toEqual([[], []]);
  await forget(api, ids);
});

// FAM-38, FAM-39, FAM-46
test('the status of a family can be switched, and switched back with Undo', async ({ page, api }) => {
  const id = await register(api, 'Toggled Auma');
  await openConsole(page, only('Toggled Auma'));
  const active = page.getByRole('switch', { name: 'The family Toggled Auma is active' });
  await expect(active).toBeChecked();
  await active.click();
  await expect(toast(page, 'Family status updated successfully')).toBeVisible();
  await expect(active).not.toBeChecked();
  expect((await stored(api, id)).status).toBe('inactive');
  await undo(page).click();
  await expect(active).toBeChecked();
  await expect.poll(async () => (await stored(api, id)).status).toBe('active');
  await forget(api, [id]);
});

// FAM-40, FAM-45, FAM-47
test('a family is deleted after a question that names it, restored with Undo, and found among the deleted ones', async ({
  page,
  api,
}) => {
  const id = await register(api, 'Deleted Komakech');
  await openConsole(page, only('Deleted Komakech'));
  await choose(page, 'Deleted Komakech', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete the family Deleted Komakech?' });
  await expect(dialog).toContainText('Head of Deleted Komakech, 1 member');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Family deleted successfully')).toBeVisible();
  await expect(page.getByText('No families match these filters.')).toBeVisible();
  await undo(page).click();
  await expect(row(page, 'Deleted Komakech')).toBeVisible();

  await page.route('**/api/families/bulk', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is busy at the moment. Please try again shortly.' } }),
  );
  await choose(page, 'Deleted Komakech', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete family')).toBeVisible();
  await expect(toast(page, 'The service is busy at the moment.')).toBeVisible();
  await page.unroute('**/api/families/bulk');

  await choose(page, 'Deleted Komakech', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No families match these filters.')).toBeVisible();
  expect((await stored(api, id)).deletedAt).not.toBeNull();
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Deleted' });
  await page.getByRole('button', { name: 'Restore the family Deleted Komakech' }).click();
  await expect(toast(page, 'Family restored successfully')).toBeVisible();
  await expect.poll(async () => (await stored(api, id)).deletedAt).toBeNull();
  await forget(api, [id]);
});

test('families on several pages are selected, exported and deleted together', async ({ page, api }) => {
  const ids = await Promise.all(
    Array.from({ length: 22 }, (_, at) => register(api, `Several ${String(at + 1).padStart(2, '0')}`)),
  );
  await openConsole(page, '/admin/families?search=Several&sort=familyName');
  await page.getByRole('checkbox', { name: 'Select the family Several 01' }).check();
  await page.getByRole('listitem', { name: '2' }).click();
  await page.getByRole('checkbox', { name: 'Select the family Several 22' }).check();
  const bulk = page.getByRole('region', { name: 'Bulk actions' });
  await expect(bulk).toContainText('2 selected');
  const file = page.waitForEvent('download');
  await bulk.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text.match(/^Several \d\d/gm)?.sort()).toEqual(['Several 01', 'Several 22']);
  await bulk.getByRole('button', { name: 'Mark inactive' }).click();
  await expect(toast(page, '2 families are inactive now.')).toBeVisible();
  expect([(await stored(api, ids[0] ?? 0)).status, (await stored(api, ids[1] ?? 0)).status]).toEqual([
    'inactive',
    'active',
  ]);
  await expect(bulk).toHaveCount(0);

  await expect(row(page, 'Several 22').getByRole('switch')).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bulk.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 families?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '2 families deleted successfully')).toBeVisible();
  await undo(page).click();
  await expect(toast(page, '2 families restored successfully')).toBeVisible();
  expect((await stored(api, ids[21] ?? 0)).deletedAt).toBeNull();
  await forget(api, ids);
});

// FAM-43
test('the export has the columns of the specification and the rows of the list, with formulas made harmless', async ({
  page,
  api,
}) => {
  const ids = [
    await register(api, 'Exported Odong', { headOfFamily: '=1+1', address: 'Plot 4, "Pece"' }),
    await register(api, 'Exported Lapolo'),
  ];
  await api('PUT', `/families/${ids[0]}`, { as: 'admin', body: { status: 'inactive' } });
  await openConsole(page, '/admin/families?search=Exported&status=inactive');
  await expect(row(page, 'Exported Odong')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^families-\d{4}-\d\d-\d\d\.csv$/);
  const [columns, ...lines] = (await readFile(await (await file).path(), 'utf8'))
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  expect(columns).toBe('Family Name,Head of Family,Email,Phone,Address,Status,Registration Date');
  expect(lines).toEqual([
    expect.stringMatching(
      /^Exported Odong,'=1\+1,exported\.odong@example\.org,'\+256772123456,"Plot 4, ""Pece""",inactive,\d{4}-\d\d-\d\d$/,
    ),
  ]);
  await forget(api, ids);
});

// FAM-44
test('a list that could not be loaded says so, and can be loaded again', async ({ page, api, problems }) => {
  const id = await register(api, 'Late Achayo');
  await page.route('**/api/families?*', (route) => route.abort());
  await openConsole(page, only('Late Achayo'));
  await expect(page.getByRole('alert').getByText('Failed to fetch families.')).toBeVisible();
  await page.unroute('**/api/families?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Late Achayo')).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  await forget(api, [id]);
});

test('a family is opened by its address and corrected with errors beside the fields, and nothing typed is lost', async ({
  page,
  api,
}) => {
  const id = await register(api, 'Corrected Nyeko');
  await openConsole(page, only('Corrected Nyeko'));
  const opener = page.getByRole('button', { name: 'Corrected Nyeko', exact: true });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Family Corrected Nyeko' });
  await expect(drawer).toContainText('1 member');
  await expect(drawer).toContainText('born 29 February 1984');
  await expect(page).toHaveURL(new RegExp(`family=${id}`));
  await page.reload();
  await drawer.getByRole('button', { name: 'Correct' }).click();
  await drawer.getByRole('textbox', { name: 'Phone' }).fill('0700 000 009');
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
  await page.keyboard.press('Control+s');
  await expect(drawer.getByText("Email doesn't look like a valid email address")).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(drawer.getByRole('textbox', { name: 'Phone' })).toHaveValue('0700 000 009');
  await page.keyboard.press('Escape');
  await expect(toast(page, 'What you typed is kept on this device.')).toBeVisible();
  await opener.click();
  await expect(drawer.getByText(/Your unsaved changes of .* were restored/)).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Phone' })).toHaveValue('0700 000 009');
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill('nyeko@example.org');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Family corrected successfully')).toBeVisible();
  await expect(drawer).toContainText('+256700000009');
  expect(await stored(api, id)).toMatchObject({ phone: '+256700000009', email: 'nyeko@example.org' });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/family=/);
  await opener.click();
  // The drawer gets key presses only once the focus is inside it.
  await expect(page.locator('.ant-drawer:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await forget(api, [id]);
});

test.describe('the map', () => {
  // FAM-41: the map tiles are replaced, because a test machine has no network
  test('shows all families with a place beside a list of links, with tiles from the configured server', async ({
    page,
    api,
    problems,
  }) => {
    const ids = [
      await register(api, 'Mapped Gulu', { latitude: '2.7746', longitude: '32.299' }),
      await register(api, 'Mapped Kitgum', { latitude: '3.2783', longitude: '32.8867' }),
      await register(api, 'Mapped Nowhere'),
    ];
    const asked: string[] = [];
    await page.route('https://tile.example.org/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
      });
    });
    await page.route('**/api/families/map?*', async (route) => {
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        json: {
          ...(await answer.json()),
          tiles: { url: 'https://tile.example.org/{z}/{x}/{y}.png', attribution: '© Somebody' },
        },
      });
    });
    await openConsole(page, '/admin/families/map?search=Mapped');
    const list = page.getByRole('region', { name: 'Families on this part of the map' });
    await expect(list).toContainText('2 families on the map');
    await expect(list.getByRole('link', { name: '1 family without a place' })).toHaveAttribute(
      'href',
      '/admin/families?place=unknown',
    );
    await expect(page.getByText('© Somebody')).toBeVisible();
    await expect(page.getByRole('application').locator('canvas')).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await list.getByRole('button', { name: 'Mapped Kitgum' }).click();
    await expect(list).toContainText('1 of 2 families on this part of the map');
    await expect(page).toHaveURL(new RegExp(`family=${ids[1]}`));
    expect(await axe(page, '[role=application], [aria-label="Families on this part of the map"]')).toEqual([]);
    await list.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('dialog', { name: 'Family Mapped Kitgum' })).toBeVisible();
    expect(problems).toEqual([]);
    await forget(api, ids);
  });

  // FAM-42
  test('says that a family has given no place', async ({ page, api, problems }) => {
    const ids = [
      await register(api, 'Placeless Okot'),
      await register(api, 'Placed Okot', { latitude: '2.7746', longitude: '32.299' }),
    ];
    await openConsole(page, only('Placeless Okot'));
    await choose(page, 'Placeless Okot', 'Show on the map');
    await expect(page.getByRole('heading', { name: 'Map of families' })).toBeVisible();
    await expect(page.getByText("No Location - This family hasn't provided location information")).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByText(/^No Location/)).toHaveCount(0);
    // No map tiles are configured here: town names give orientation, and no other server is contacted.
    await expect(page.getByText('Towns for orientation.')).toBeVisible();
    await expect(page.getByRole('application').getByText('Gulu')).toBeVisible();
    expect(problems).toEqual([]);
    await forget(api, ids);
  });

  test('renders ten thousand families', async ({ page, problems }) => {
    const places = Array.from({ length: 10_000 }, (_, at) => ({
      id: at + 1,
      familyName: `Family ${String(at).padStart(5, '0')}`,
      status: at % 9 === 0 ? 'inactive' : 'active',
      latitude: 1 + (at % 100) / 40,
      longitude: 31 + Math.floor(at / 100) / 40,
    }));
    await page.route('**/api/families/map?*', (route) => route.fulfill({ json: { places, withoutPlace: 0 } }));
    await openConsole(page, '/admin/families/map');
    const list = page.getByRole('region', { name: 'Families on this part of the map' });
    await expect(list).toContainText('10,000 families on the map');
    await expect(list.getByRole('listitem')).toHaveCount(100);
    await expect(list).toContainText('9,900 more: zoom in or search.');
    // Leaflet ignores a click while it is zooming.
    await expect(async () => {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(list).toContainText(/^[\d,]+ of 10,000 families on this part of the map/, { timeout: 1_000 });
    }).toPass();
    expect(problems).toEqual([]);
  });
});
