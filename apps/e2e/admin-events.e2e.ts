import { dialog, openConsole, signIn } from './console-steps.ts';
import { createEvent, only, row, writeMarkdown } from './content-steps.ts';
import { axe, expect, nextYear, test } from './fixtures.ts';

test.describe('the editor', () => {
  test('creates a draft, publishes it and changes the public page (EDIT-02, EDIT-04, EDIT-33)', async ({
    page,
    problems,
  }) => {
    await openConsole(page, '/admin/events');
    await page.getByRole('button', { name: 'Create New Event' }).click();
    for (const name of ['Save', 'Preview', 'Duplicate', 'Publish'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Title' }).fill('Choirs of the North');
    await writeMarkdown(page, 'An evening of **song**.');
    await expect(page.getByRole('region', { name: 'Preview of the description' }).locator('strong')).toHaveText('song');
    await page.getByLabel('Date and time').fill(`${nextYear}-04-02T18:30`);
    await page.getByLabel('Location').fill('Kaunda Grounds, Gulu');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
    const id = new URL(page.url()).pathname.split('/').pop();

    expect((await page.request.get(`/events/${id}`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('switch', { name: 'Publish immediately' })).toBeChecked();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // Poll, because the success message of the first save may still be visible.
    await expect.poll(async () => (await page.request.get(`/events/${id}`)).status()).toBe(200);

    await page.goto(`/events/${id}`);
    await expect(page.getByRole('heading', { name: 'Choirs of the North' })).toBeVisible();
    await expect(page.getByText('Kaunda Grounds, Gulu').first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('shows the errors of the server beside the field, and loses nothing (EDIT-34, EDIT-59)', async ({
    page,
    api,
  }) => {
    const event = await createEvent(api, 'A limit that cannot be');
    await openConsole(page, `/admin/events/${event.id}`);
    await page.getByLabel('Location').fill('Kitgum');
    await page.getByLabel('Attendee limit').fill('0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').getByText('Failed to save content')).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: /^Failed to save content: 400: .*Please try again\.$/ }),
    ).toBeVisible();
    const limit = page.getByLabel('Attendee limit');
    await expect(limit).toBeFocused();
    await expect(limit).toHaveAccessibleDescription(/whole number/);
    await expect(page.getByLabel('Location')).toHaveValue('Kitgum');
  });

  test('restores what was typed after the tab was closed', async ({ page, context, api }) => {
    const event = await createEvent(api, 'Written in a power cut');
    await openConsole(page, `/admin/events/${event.id}`);
    await page.getByLabel('Location').fill('Where the light went out');
    await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await openConsole(again, only('events', event.title));
    await expect(row(again, event.title).getByText('Unsaved changes')).toBeVisible();
    await again.getByRole('button', { name: 'Continue' }).click();
    await expect(again.getByLabel('Location')).toHaveValue('Where the light went out');
    await again.getByRole('button', { name: 'Discard them' }).click();
    await expect(again.getByLabel('Location')).toHaveValue('Gulu');
  });

  test('asks before it is left with unsaved work', async ({ page, api }) => {
    const event = await createEvent(api, 'Left too early');
    await openConsole(page, only('events', event.title));
    await page.getByRole('link', { name: event.title, exact: true }).click();
    await page.getByLabel('Location').fill('Lira');
    await page.getByRole('button', { name: 'Back to events' }).click();
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    // The filters and the position in the list are kept.
    await expect(page).toHaveURL(/search=Left/);
    await expect(row(page, event.title)).toBeVisible();
    await expect(page.getByText('You have unsaved work on this device')).toBeHidden();
  });

  test("opens a duplicate as a new unpublished event with '(Copy)' after its title (EDIT-37, EDIT-39)", async ({
    page,
    api,
  }) => {
    const event = await createEvent(api, 'Once is not enough');
    await openConsole(page, `/admin/events/${event.id}`);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/\/admin\/events\/new/);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Once is not enough (Copy)');
    await expect(page.getByRole('switch', { name: 'Publish immediately' })).not.toBeChecked();
  });
});

test.describe('the list', () => {
  test('changes several events at once, and undoes the change (EDIT-50, EDIT-53, EDIT-56, EDIT-57)', async ({
    page,
    api,
  }) => {
    for (const title of ['Twin bulk one', 'Twin bulk two']) await createEvent(api, title);
    await openConsole(page, only('events', 'Twin bulk'));
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByLabel('Select Twin bulk one').check();
    await page.getByLabel('Select Twin bulk two').check();
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await bulk.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Successfully unpublished 2 events items.')).toBeVisible();
    await expect(page.getByRole('row').getByText('Draft').filter({ visible: true })).toHaveCount(2);

    await page.getByLabel('Select Twin bulk one').check();
    await page.getByLabel('Select Twin bulk two').check();
    await bulk.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog(page)).toContainText('Are you sure you want to delete 2 events? This action cannot be undone.');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Successfully deleted 2 events items.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Successfully restored 2 events items.')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  test('deletes one event, and undoes it', async ({ page, api }) => {
    const event = await createEvent(api, 'Deleted by mistake');
    await openConsole(page, only('events', event.title));
    await page.getByRole('button', { name: `More for ${event.title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`No events match these filters.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, event.title)).toBeVisible();
  });

  test('exports the selection as a file (EDIT-54)', async ({ page, api }) => {
    const event = await createEvent(api, 'Worth a spreadsheet');
    await openConsole(page, only('events', event.title));
    await page.getByLabel(`Select ${event.title}`).check();
    const started = page.waitForEvent('download');
    await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Export' }).click();
    expect((await started).suggestedFilename()).toMatch(/\.csv$/);
    await expect(page.getByText('Successfully exported 1 events items.')).toBeVisible();
  });

  test('searches and filters, and keeps both in the address', async ({ page, api }) => {
    await createEvent(api, 'Zebra crossing blessed');
    await openConsole(page, '/admin/events');
    await page.getByLabel('Search events').fill('zebra crossing');
    await expect(page).toHaveURL(/search=zebra\+crossing/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Category').selectOption('Crusade');
    await expect(page.getByText('No events match these filters.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Category')).toHaveValue('crusade');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByLabel('Search events')).toHaveValue('');
    await expect(row(page, 'Zebra crossing blessed')).toBeVisible();
  });

  test('says so when it cannot be loaded, and tries again when asked', async ({ page }) => {
    await page.route(
      /\/api\/events\?/,
      (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: '{"statusCode":503,"code":"UNAVAILABLE","message":"The database is not answering.","requestId":"r"}',
        }),
      { times: 1 },
    );
    await openConsole(page, '/admin/events');
    await expect(page.getByText('The events could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('shows who registered, and downloads the list as CSV', async ({ page, api }) => {
    const event = await createEvent(api, 'Somebody comes', { registrationRequired: true, attendeeLimit: 40 });
    await api('POST', `/events/${event.id}/register`, {
      body: {
        eventId: event.id,
        firstName: 'Ŋeno',
        lastName: 'Akello',
        email: 'neno@example.org',
        specialRequests: 'A seat near the front.',
      },
    });
    await openConsole(page, only('events', event.title));
    await page.getByRole('link', { name: `1 of 40 registered for ${event.title}` }).click();
    await expect(dialog(page)).toContainText('Ŋeno Akello');
    await expect(dialog(page)).toContainText('A seat near the front.');
    await expect(dialog(page)).toContainText('39 seats left');
    const started = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download CSV' }).click();
    const file = await (await started).createReadStream();
    let text = '';
    for await (const chunk of file) text += String(chunk);
    expect(text).toContain('Ŋeno');
  });

  test('removes one member of a group from the registrations, after a question', async ({ page, api }) => {
    const event = await createEvent(api, 'A family comes', { registrationRequired: true, attendeeLimit: 40 });
    const person = { firstName: 'Mary', lastName: 'Akello', email: 'mary.family@example.org' };
    await api('POST', `/events/${event.id}/register`, {
      body: { eventId: event.id, ...person, others: ['Peter Okello', 'Joy Okello'] },
    });
    await openConsole(page, only('events', event.title));
    await page.getByRole('link', { name: `3 of 40 registered for ${event.title}` }).click();
    const peter = dialog(page).getByRole('listitem').filter({ hasText: 'Peter Okello' });
    await expect(peter).toContainText('with Mary Akello');
    await peter.getByRole('button', { name: 'Remove: Peter Okello' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the registration of Peter Okello?' });
    expect(await axe(page)).toEqual([]);
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Peter Okello is not registered any more.')).toBeVisible();
    await expect(peter).toHaveCount(0);
    await expect(dialog(page)).toContainText('38 seats left');
  });
});

// admin-screens.e2e.ts tests the screens themselves.
test('a confirmation dialog in a list is accessible, and returns the focus', async ({ page, api }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const event = await createEvent(api, 'Asked about');
  await openConsole(page, only('events', event.title));
  await page.getByLabel(`Select ${event.title}`).check();
  const opener = page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete' });
  await opener.click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the list and the editor work from the keyboard', async ({ page, api, credentials }) => {
  const event = await createEvent(api, 'Without a mouse');
  await signIn(page, credentials.admin, only('events', event.title));
  // The form that had the focus is gone, so the content gets it; each page has its own title.
  const content = page.locator('[tabindex="-1"]:focus');
  await expect(content.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page).toHaveTitle(/^Events \| Admin/);
  // NAV-18
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: `More for ${event.title}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Who registered' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: event.title, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Edit event: Without a mouse/);
  await expect(content.getByRole('heading', { name: 'Edit event' })).toBeVisible();
  await page.getByLabel('Location').focus();
  await page.keyboard.type(' town');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Content saved successfully')).toBeVisible();
});
