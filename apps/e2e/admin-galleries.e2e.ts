import { readFile } from 'node:fs/promises';
import { chooseColumn, openConsole, saveView } from './console-steps.ts';
import { axe, axeInLightAndDark, expect, test } from './fixtures.ts';
import { addPhotos, albumPage, createAlbum, readAlbum } from './gallery-steps.ts';

// Each test opens several pages of the console, one after the other.
test.slow();

const total = (answer: { headers: Headers }) => Number(answer.headers.get('X-Total-Count'));

test.describe('the overview of the community', () => {
  const managers = [
    {
      card: 'Testimonials',
      text: 'Review and approve',
      path: '/admin/community/testimonials',
      counted: '/testimonials?status=draft&limit=1',
      label: 'waiting for review',
    },
    {
      card: 'Photo Gallery',
      text: 'Upload and organise',
      path: '/admin/community/galleries',
      counted: '/photo-galleries?limit=1',
      label: 'on the site',
    },
    {
      card: 'Announcements',
      text: 'Create and manage',
      path: '/admin/community/announcements',
      counted: '/announcements?status=draft&limit=1',
      label: 'in draft',
    },
  ] as const;

  // COM-09, COM-10, COM-11, COM-12, COM-13, COM-14
  test('has a card for each section with what waits there, and each section links back', async ({
    page,
    api,
    problems,
  }) => {
    await api('POST', '/testimonials', {
      body: { name: 'Grace Akello', testimony: 'The Lord has carried us through the dry season.' },
    });
    await openConsole(page, '/admin/community');
    const cards = page.getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(managers.map(({ card }) => card));
    for (const { card, text, path, counted, label } of managers) {
      const article = page.getByRole('article', { name: card });
      await expect(article.getByText(text)).toBeVisible();
      const count = total(await api('GET', counted, { as: 'admin' }));
      await expect(article.getByRole('listitem').filter({ hasText: label })).toHaveText(`${count} ${label}`);
      await article.getByRole('link', { name: card }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.getByRole('link', { name: 'Back to Overview' }).click();
      await expect(page.getByRole('heading', { name: 'Community', level: 1 })).toBeVisible();
    }
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('says which number could not be loaded, and loads it again', async ({ page }) => {
    await page.route('**/api/testimonials?status=draft**', (route) => route.abort(), { times: 1 });
    await openConsole(page, '/admin/community');
    await page.getByRole('button', { name: 'Try again: waiting for review' }).click();
    await expect(page.getByRole('article', { name: 'Testimonials' }).getByText(/\d+ waiting for review/)).toBeVisible();
  });
});

test.describe('the albums', () => {
  // ADM-01, GAL-17, GAL-18, GAL-21, GAL-22, GAL-23
  test('are created with a title, a text and a date, and appear on the site at once', async ({
    page,
    api,
    problems,
  }) => {
    await openConsole(page, '/admin/community/galleries');
    await page.getByRole('button', { name: 'New album' }).click();
    const form = page.getByRole('dialog', { name: 'New album' });
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await form.getByRole('button', { name: 'Create album' }).click();
    await expect(form.getByText('Please give the album a title.')).toBeVisible();
    await expect(form.getByText('Please give the date of the event.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await form.getByRole('textbox', { name: 'Title' }).fill('Baptism at the Achwa');
    await form.getByRole('textbox', { name: 'Description' }).fill('Forty went into the water.');
    await form.getByLabel('Event date').fill('2026-08-09');
    await form.getByRole('button', { name: 'Create album' }).click();
    await expect(page.getByRole('heading', { name: 'Baptism at the Achwa', level: 1 })).toBeVisible();
    // GAL-10
    await expect(page.getByRole('heading', { name: 'No photos in this gallery yet' })).toBeVisible();
    await page.goto('/gallery');
    const shown = page.getByRole('article').filter({ hasText: 'Baptism at the Achwa' });
    await expect(shown).toContainText('Forty went into the water.');
    await expect(shown).toContainText('9 August 2026');
    expect(problems).toEqual([]);

    const { body } = await api('GET', '/photo-galleries?search=Baptism%20at%20the%20Achwa');
    await api('DELETE', `/photo-galleries/${(body as { id: number }[])[0]?.id ?? 0}`, { as: 'admin' });
  });

  test('keep unsaved text after the form was closed and the page reloaded', async ({ page }) => {
    await openConsole(page, '/admin/community/galleries');
    await page.getByRole('button', { name: 'New album' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Harvest thanksgiving');
    await page.keyboard.press('Escape');
    await expect(page.getByText('What you typed is kept on this device.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New album' })).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'New album' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Harvest thanksgiving');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  // GAL-19, GAL-20
  test('are found, changed, deleted after a question that names their photos, and restored', async ({
    page,
    api,
    site,
    problems,
  }) => {
    const album = await createAlbum(api, 'Kitgum outreach');
    await addPhotos(site, album, 2);
    await openConsole(page, '/admin/community/galleries');
    await page.getByRole('searchbox', { name: 'Search albums' }).fill('kitgum');
    const row = page.getByRole('row').filter({ hasText: 'Kitgum' });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: 'Edit Kitgum outreach' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Kitgum outreach 2026');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row.getByRole('link', { name: 'Kitgum outreach 2026' })).toBeVisible();
    expect((await readAlbum(api, album.id)).title).toBe('Kitgum outreach 2026');

    await row.getByRole('button', { name: 'More for Kitgum outreach 2026' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('The album holds 2 photos; they are deleted too.');
    await page.getByRole('button', { name: 'Delete album and 2 photos' }).click();
    await expect(page.getByText("'Kitgum outreach 2026' was deleted.")).toBeVisible();
    // A message stays while the pointer is over it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect(page.getByText('No albums match these filters.')).toBeVisible();
    expect((await api('GET', `/photo-galleries/${album.id}`)).status).toBe(404);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Deleted');
    await expect(row.getByText(/^Deleted; will be erased permanently on/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText("'Kitgum outreach 2026' is back.")).toBeVisible();
    expect((await readAlbum(api, album.id)).photoCount).toBe(2);
    await api('DELETE', `/photo-galleries/${album.id}`, { as: 'admin' });
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('have sorting, columns, views, bulk actions and an export like any list', async ({ page, api, problems }) => {
    for (const [title, eventDate] of [
      ['Listed harvest', '2026-02-01'],
      ['Listed baptism', '2026-03-01'],
    ] as const)
      await createAlbum(api, title, { eventDate });
    await openConsole(page, '/admin/community/galleries?search=Listed');
    const titles = page.getByRole('link', { name: /^Listed/ });
    await expect(titles).toHaveText(['Listed baptism', 'Listed harvest']);
    await page.getByRole('columnheader', { name: 'Event date' }).click();
    await expect(titles).toHaveText(['Listed harvest', 'Listed baptism']);
    await chooseColumn(page, 'Changed');
    await saveView(page, 'Listed ones');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await started;
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /^\uFEFFTitle,Event Date,Photos,Description,Updated At\r\nListed harvest,2026-02-01,0,.*\r\nListed baptism,2026-03-01/,
    );
    expect(await axe(page)).toEqual([]);

    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete 2 albums' }).click();
    await expect(page.getByText('2 albums were deleted.')).toBeVisible();
    await expect(titles).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 albums are back.')).toBeVisible();
    await expect(titles).toHaveCount(2);
    const { body } = await api('GET', '/photo-galleries?search=Listed');
    const items = (body as { id: number }[]).map(({ id }) => id);
    await api('POST', '/photo-galleries/bulk', { as: 'admin', body: { action: 'delete', items } });
    expect(problems).toEqual([]);
  });

  test('show the second of two admins what the first one saved, and lose neither text', async ({ page, api }) => {
    const album = await createAlbum(api, 'Two at one album');
    await openConsole(page, albumPage(album));
    await page.getByRole('button', { name: 'Edit album' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('My title');
    await api('PUT', `/photo-galleries/${album.id}`, {
      as: 'admin',
      body: { title: 'Their title', eventDate: '2026-05-12' },
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      /admin has changed this album in the meantime \(.+\)\. Nothing was saved\./,
    );
    await expect(page.getByRole('alert')).toContainText('Their title');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('My title');
    expect((await readAlbum(api, album.id)).title).toBe('Their title');
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByRole('heading', { name: 'My title', level: 1 })).toBeVisible();
    expect((await readAlbum(api, album.id)).title).toBe('My title');
    await api('DELETE', `/photo-galleries/${album.id}`, { as: 'admin' });
  });
});

test.describe('a page of albums with nothing to show', () => {
  // GAL-06, GAL-12
  test('reports an error, with a button to try again', async ({ page }) => {
    await page.route('**/api/photo-galleries?**', (route) => route.fulfill({ status: 500, body: 'broken' }), {
      times: 1,
    });
    await openConsole(page, '/admin/community/galleries');
    const alert = page.getByRole('alert').filter({ hasText: 'Error loading galleries' });
    await expect(alert).toContainText('Please try refreshing the page');
    await expect(alert).toContainText('Failed to fetch photo galleries');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Eye Camp' })).toBeVisible();
  });

  // GAL-07, GAL-08, GAL-09
  test('says that the album does not exist, that there are no albums, or that the answer is invalid', async ({
    page,
  }) => {
    await openConsole(page, '/admin/community/galleries/999999');
    await expect(page.getByRole('heading', { name: 'Gallery not found' })).toBeVisible();
    await page.goto('/admin/community/galleries/soon');
    await expect(page.getByRole('heading', { name: 'Gallery not found' })).toBeVisible();
    await page.route('**/api/photo-galleries?**', (route) =>
      route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    );
    await page.goto('/admin/community/galleries');
    await expect(page.getByText('No Photo Galleries Yet')).toBeVisible();
    await page.route('**/api/photo-galleries/1', (route) => route.fulfill({ json: { id: 1 } }));
    await page.goto('/admin/community/galleries/1');
    await expect(page.getByRole('heading', { name: 'Error: Invalid gallery data' })).toBeVisible();
    await page.unroute('**/api/photo-galleries?**');
    await page.route('**/api/photo-galleries?**', (route) => route.fulfill({ json: { galleries: 7 } }));
    await page.goto('/admin/community/galleries');
    await expect(page.getByRole('heading', { name: 'Error: Invalid gallery data' })).toBeVisible();
    await page.unroute('**/api/photo-galleries?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Eye Camp' })).toBeVisible();
  });
});

test('fits a desktop, a tablet and a phone and is accessible', async ({ page, problems }) => {
  const check = async () => {
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeInLightAndDark(page), `${width}`).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
  };
  await openConsole(page, '/admin/community');
  await expect(page.getByText(/\d+ waiting for review/)).toBeVisible();
  await check();
  await page.goto('/admin/community/galleries');
  await page.getByRole('link', { name: 'Youth Camp at Remnant Afire' }).click();
  await expect(page.getByRole('list', { name: 'Photos in order' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Testimonies at the fire' }).check();
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toContainText('1 selected');
  await check();
  await page.getByRole('button', { name: 'View Testimonies at the fire' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 5' })).toBeVisible();
  await check();
  expect(problems).toEqual([]);
});
