import type { Page, Request } from '@playwright/test';
import { signIn } from './console-steps.ts';
import { createEvent, only, preview, writeMarkdown } from './content-steps.ts';
import { basicAuth, expect, nextYear, test } from './fixtures.ts';

/** Records the page's requests to the API from here on, except those that store drafts. */
function calls(page: Page) {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (/^\/api\/(?!editor-drafts\/)/.test(new URL(request.url()).pathname)) seen.push(request);
  });
  const line = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  return {
    seen,
    writes: () => seen.filter((request) => request.method() !== 'GET').map(line),
    reads: (path: string) => seen.filter((request) => line(request) === `GET ${path}`).length,
  };
}

/** Reads of `list` that began after the last call of `path`; earlier ones do not count. */
function readsAfter(seen: readonly Request[], path: string, list: string): Request[] {
  const call = seen.findLastIndex((request) => request.url().endsWith(path));
  return seen
    .slice(call + 1)
    .filter((request) => request.method() === 'GET' && new URL(request.url()).pathname === list);
}

/** Milliseconds from the answer to the last call of `path` until the first read of `list` after it. */
async function pauseAfter(seen: readonly Request[], path: string, list: string): Promise<number> {
  const answered = seen.findLast((request) => request.url().endsWith(path));
  const [next] = readsAfter(seen, path, list);
  await (await answered?.response())?.finished();
  await (await next?.response())?.finished();
  const timing = answered?.timing();
  return (next?.timing().startTime ?? 0) - ((timing?.startTime ?? 0) + (timing?.responseEnd ?? 0));
}

/** Holds the requests to an address until `release` is called. */
async function hold(page: Page, address: string) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
const stored = (page: Page, key: string) =>
  page.evaluate((name) => [sessionStorage.getItem(name), localStorage.getItem(name)], key);

for (const console of [
  // NAV-65, ADM-02, ADM-03, ADM-04, ADM-05, ADM-06, ADM-07, ADM-08, ADM-09, ADM-10, ADM-11, ADM-14, ADM-34,
  // ADM-35
  {
    role: 'admin',
    path: '/admin',
    key: 'adminAuth',
    prefilled: 'admin',
    notice: 'Access Denied - Only Admins Can Access This Page',
    check: '**/api/admin/stats',
    title: 'Admin Dashboard',
  },
  // NAV-66, MEDIA-03, MEDIA-04, MEDIA-05, MEDIA-06, MEDIA-07, MEDIA-08, MEDIA-09, MEDIA-10: kept until logout, and no longer than the tab
  {
    role: 'media',
    path: '/media-setup',
    key: 'mediaAuth',
    prefilled: '',
    notice: 'Media Team Access',
    check: '**/api/rtmp/config',
    title: 'Media Team Setup',
  },
] as const) {
  test(`${console.path} asks for user name and password, shows its notice, and keeps the session of this tab until logout`, async ({
    page,
    context,
    credentials,
  }) => {
    const { seen } = calls(page);
    await page.goto(console.path);
    const [username, password] = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })];
    await expect(page.getByText(console.notice)).toBeVisible();
    await expect(username).toHaveValue(console.prefilled);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();

    for (const [name, secret, missing] of [
      ['', 'something', username],
      [console.role, '', password],
    ] as const) {
      await username.fill(name);
      await password.fill(secret);
      await page.getByRole('button', { name: 'Sign in' }).click();
      expect(await missing.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    }
    expect(seen).toEqual([]);
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);

    const release = await hold(page, console.check);
    await password.fill(credentials[console.role].password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    expect(await stored(page, console.key)).toEqual([null, null]);
    release();
    await expect(page.getByRole('heading', { level: 1, name: console.title })).toBeVisible();
    expect(await stored(page, console.key)).toEqual([basicAuth(console.role).replace('Basic ', ''), null]);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: console.title })).toBeVisible();
    const otherTab = await context.newPage();
    await otherTab.goto(console.path);
    await expect(otherTab.getByLabel('Password', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(await stored(page, console.key)).toEqual([null, null]);
  });
}

// MEDIA-02
test('the media role is separate: its credential opens its own page and not the dashboard', async ({ api }) => {
  const answers = await Promise.all([
    api('GET', '/session', { as: 'media' }),
    api('GET', '/admin/stats', { as: 'media' }),
    api('POST', '/events', { as: 'media', body: {} }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
  expect(answers[0].body).toEqual({
    username: 'media',
    role: 'media',
    permissions: ['media.broadcast'],
    epoch: 1,
    hasSecondFactor: false,
  });
});

test.describe('the editor of events', () => {
  // EDIT-02, EDIT-04, EDIT-35, ADM-15, ADM-17
  test('has every field, does nothing without a title, creates, then updates', async ({ page, credentials, api }) => {
    await signIn(page, credentials.admin, '/admin/events');
    const { seen, writes } = calls(page);
    await page.getByRole('button', { name: 'Create New Event' }).click();
    await expect(page).toHaveURL(/\/admin\/events\/new/);
    const actions = ['Save', 'Preview', 'Duplicate', 'Publish'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    await page.getByRole('textbox', { name: 'Title' }).fill('   ');
    await page.getByRole('textbox', { name: 'Title' }).press('Control+s');
    // EDIT-41, EDIT-42, EDIT-43, EDIT-44
    for (const action of actions) await expect(action).toBeDisabled();
    expect(writes()).toEqual([]);

    await page.getByRole('textbox', { name: 'Title' }).fill('Night of Intercession');
    for (const action of actions) await expect(action).toBeEnabled();
    await writeMarkdown(page, 'Come and **pray**.');
    const category = page.getByLabel('Category');
    expect(
      await category
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(expect.arrayContaining(['conference', 'crusade', 'service', 'fellowship'])); // EDIT-29
    await category.selectOption('fellowship');
    await page.getByLabel('Date and time').fill(`${nextYear}-06-01T18:00`);
    await page.getByLabel('End (optional)').fill(`${nextYear}-06-02T06:00`);
    await page.getByLabel('Location').fill('Upper room, Gulu');
    await page.getByLabel('Attendee limit').fill('120');
    await page.getByRole('switch', { name: 'Registration required' }).click();
    await page.getByLabel('Tags').fill('prayer,');
    await page.getByRole('textbox', { name: 'Featured image' }).fill('/uploads/night.webp');
    await page.getByRole('button', { name: 'Add a photo' }).click();
    await page.getByRole('textbox', { name: 'Event photo 1' }).fill('/uploads/choir.webp');
    const publish = page.getByRole('switch', { name: 'Publish immediately' });
    await expect(publish).not.toBeChecked(); // EDIT-27

    const release = await hold(page, '**/api/events');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saving content...')).toBeVisible(); // EDIT-32
    release();
    await expect(page.getByText('Content saved successfully')).toBeVisible(); // EDIT-33
    // After the save the editor of the new item, which shows the message first, is replaced by that of the stored item.
    await expect(page).toHaveURL(/\/admin\/events\/\d+/);
    await expect(page.getByRole('heading', { name: 'Edit event' })).toBeVisible();
    const id = Number(new URL(page.url()).pathname.split('/').pop());
    const facts = {
      title: 'Night of Intercession', // EDIT-09
      description: 'Come and **pray**.', // EDIT-10
      category: 'fellowship', // EDIT-11
      date: `${nextYear}-06-01T15:00:00.000Z`, // EDIT-15
      endDate: `${nextYear}-06-02T03:00:00.000Z`, // EDIT-19
      location: 'Upper room, Gulu', // EDIT-20
      attendeeLimit: 120, // EDIT-21
      registrationRequired: true, // EDIT-22
      tags: ['prayer'], // EDIT-14
      featuredImage: '/uploads/night.webp', // EDIT-13
      eventPhotos: ['/uploads/choir.webp'], // EDIT-23
    };
    expect((await api('GET', `/events/${id}`, { as: 'admin' })).body).toMatchObject({ ...facts, isActive: false }); // EDIT-12

    // EDIT-40: the switch changes only the form until it is saved.
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(publish).toBeChecked();
    expect((await api('GET', `/events/${id}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await api('GET', `/events/${id}`)).status).toBe(200);
    // Waiting for the message: input after this is a new change, even if the answer is slow.
    await expect(page.getByRole('status').filter({ hasText: 'Content saved successfully' })).toBeVisible();
    // The requests for the preview and for presence store nothing.
    expect(writes().filter((line) => !/\/(preview|presence)$/.test(line))).toEqual([
      'POST /api/events',
      `PUT /api/events/${id}`,
    ]);

    await page.route(`**/api/events/${id}`, (route) => route.abort());
    await page.getByLabel('Location').fill('Nowhere');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').getByText('Failed to save content')).toBeVisible(); // EDIT-34
    for (const request of seen) {
      expect(request.headers().authorization, request.url()).toBe(basicAuth('admin'));
      expect(request.headers()).not.toHaveProperty('x-admin-user');
    }
    // The event's pictures do not exist, so a public page that showed it would report errors.
    await api('DELETE', `/events/${id}`, { as: 'admin' });
  });

  // EDIT-36
  test('fetches the list again one second after a save, at the same place', async ({ page, credentials, api }) => {
    const event = await createEvent(api, 'Saved and seen');
    await signIn(page, credentials.admin, only('events', event.title));
    await page.getByRole('link', { name: event.title, exact: true }).click();
    await page.getByLabel('Location').fill('Pader');
    const { reads } = calls(page);
    // The item is read again too. If this fails, the person who is typing loses nothing.
    await page.route(`**/api/events/${event.id}`, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    // Measured by the page's clock, because this process may learn of an answer late.
    const callsOfItem = () =>
      page.evaluate(
        (path) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => name.endsWith(path))
            .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
        `/api/events/${event.id}`,
      );
    const before = (await callsOfItem()).length;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await expect.poll(async () => (await callsOfItem()).length).toBe(before + 2);
    const [saved, readAgain] = (await callsOfItem()).slice(before);
    expect((readAgain?.startTime ?? 0) - (saved?.responseEnd ?? Infinity)).toBeGreaterThan(900);
    await expect(page.getByLabel('Location')).toHaveValue('Pader');
    await page.getByRole('button', { name: 'Back to events' }).click();
    await expect(page).toHaveURL(/search=Saved/);
    await expect(page.getByRole('row').filter({ hasText: event.title })).toContainText('Pader');
    expect(reads('/api/events')).toBeGreaterThan(0);
  });
});

test.describe('the list of events', () => {
  // EDIT-05, EDIT-06, EDIT-07, EDIT-08, EDIT-55, ADM-17, API-09, API-11
  test('supports editing, previews and bulk actions, and is fetched again one second after each, never by itself', async ({
    page,
    credentials,
    api,
  }) => {
    test.slow();
    const [one, other] = [
      await createEvent(api, 'Threshing one', { description: 'A **great** day.' }),
      await createEvent(api, 'Threshing two'),
    ];
    await signIn(page, credentials.admin, only('events', 'Threshing'));
    await expect(page.getByRole('row')).toHaveCount(3);

    await page.getByRole('button', { name: 'Preview Threshing one' }).click();
    await expect(preview(page).locator('strong')).toHaveText('great');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit Threshing one' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/events/${one.id}\\?`));
    await page.getByRole('button', { name: 'Back to events' }).click();

    const { seen, reads } = calls(page);
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    const statuses = () =>
      Promise.all(
        [one, other].map(
          async ({ id }) => ((await api('GET', `/events/${id}`, { as: 'admin' })).body as { status: string }).status,
        ),
      );
    for (const [action, done, rows, filter] of [
      ['Unpublish', 'unpublished', 2, 'draft'], // EDIT-50
      ['Publish', 'published', 2, 'published'], // EDIT-49
      ['Duplicate', 'duplicated', 4, 'published'], // EDIT-52
      ['Archive', 'archived', 2, 'archived'], // EDIT-51
    ] as const) {
      for (const { title } of [one, other]) await page.getByLabel(`Select ${title}`, { exact: true }).check();
      await bulk.getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByText(`Successfully ${done} 2 events items.`)).toBeVisible();
      await expect.poll(() => readsAfter(seen, '/api/events/bulk', '/api/events').length, { message: action }).toBe(1);
      expect(await pauseAfter(seen, '/api/events/bulk', '/api/events'), action).toBeGreaterThan(900);
      await expect(page.getByRole('row')).toHaveCount(rows + 1);
      expect(await statuses()).toEqual([filter, filter]);
    }
    const sent = seen.filter((request) => request.url().endsWith('/api/events/bulk'));
    expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual(
      ['unpublish', 'publish', 'duplicate', 'archive'].map((action) => ({ action, items: [one.id, other.id] })),
    );
    expect(sent.filter((request) => 'x-admin-user' in request.headers())).toEqual([]);

    const before = reads('/api/events');
    await page.evaluate(
      () =>
        [new Event('focus'), new Event('offline'), new Event('online')].forEach((event) =>
          window.dispatchEvent(event),
        ) ?? document.dispatchEvent(new Event('visibilitychange')),
    );
    // The next read comes only when somebody asks for it.
    await page.getByRole('searchbox', { name: 'Search events' }).fill('Threshing two');
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(reads('/api/events')).toBe(before + 1);
  });
});
