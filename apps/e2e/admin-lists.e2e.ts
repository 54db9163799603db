import { openConsole } from './console-steps.ts';
import { changeItem, createItem, only, readItem, row, titleField } from './content-steps.ts';
import { expect, test } from './fixtures.ts';

const day = 86_400_000;

test.describe('the lists of content', () => {
  test.beforeEach(() => test.slow());

  // EDIT-53, EDIT-56
  test('keep deleted items for thirty days, show until when, and restore them', async ({ page, api }) => {
    for (const title of ['Withered one', 'Withered two']) await createItem(api, 'sermons', title);
    await openConsole(page, only('sermons', 'Withered'));
    await page.getByLabel('Select Withered one').check();
    await page.getByLabel('Select Withered two').check();
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await bulk.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Are you sure you want to delete 2 sermons? This action cannot be undone.',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No sermons match these filters.')).toBeVisible();
    expect((await api('GET', '/sermons?search=Withered')).body).toEqual([]);

    await page.getByLabel('Status').selectOption('Deleted');
    const end = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Africa/Kampala' }).format(
      Date.now() + 30 * day,
    );
    await expect(row(page, 'Withered one')).toContainText(end);
    await expect(page.getByText('Deleted sermons are kept for thirty days')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Withered one' })).toBeHidden();
    await page.getByLabel('Select Withered one').check();
    await page.getByLabel('Select Withered two').check();
    await bulk.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Successfully restored 2 sermons items.')).toBeVisible();
    await expect.poll(async () => ((await api('GET', '/sermons?search=Withered')).body as unknown[]).length).toBe(2);
  });

  // EDIT-58
  test('show the message of the server when a bulk action is refused, and their own when the server is not reached', async ({
    page,
    api,
  }) => {
    const item = await createItem(api, 'events', 'Gone in between');
    await openConsole(page, only('events', 'Gone in between'));
    await page.getByLabel('Select Gone in between').check();
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await page.route('**/api/events/bulk', (route) => route.abort(), { times: 1 });
    await bulk.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('Bulk Operation Failed')).toBeVisible();
    await expect(page.getByText('Failed to archive selected items.')).toBeVisible();
    // The item stays selected, so that the next attempt takes one click.
    await expect(bulk).toContainText('1 selected');
    await api('DELETE', `/events/${item.id}`, { as: 'admin' });
    await bulk.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(`There is no event with the id ${item.id}; nothing was changed.`)).toBeVisible();
  });

  test('can be used with the keyboard to move, to search and to create', async ({ page, api }) => {
    for (const title of ['Key stone a', 'Key stone b']) await createItem(api, 'sermons', title);
    await openConsole(page, only('sermons', 'Key stone', '&sort=title'));
    await expect(row(page, 'Key stone b')).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Key stone a' })).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(titleField(page)).toHaveValue('Key stone a');
    // Goes to the next item in the order of the list, and stops at its end.
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
    await page.keyboard.press('j');
    await expect(titleField(page)).toHaveValue('Key stone b');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    await titleField(page).fill('Key stone b, set');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/admin\/sermons\?search=Key\+stone|\/admin\/sermons\?search=Key%20stone/);
    await expect(row(page, 'Key stone b, set')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search sermons')).toBeFocused();
    await page.getByLabel('Search sermons').blur();
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: 'Create New Sermon' })).toBeVisible();
  });

  test('ask about unsaved work before the next item opens, and keep it', async ({ page, api }) => {
    const [first] = [
      await createItem(api, 'ministries', 'Threshold a'),
      await createItem(api, 'ministries', 'Threshold b'),
    ];
    await openConsole(page, `/admin/ministries/${first.id}?search=Threshold&sort=name`);
    await titleField(page).fill('Threshold a, half written');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep for later' }).click();
    await expect(titleField(page)).toHaveValue('Threshold b');
    await expect(page.getByText("Your changes to 'Threshold a, half written' are kept on this device.")).toBeVisible();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(titleField(page)).toHaveValue('Threshold a, half written');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(titleField(page)).toHaveValue('Threshold a');
  });

  test('say who changed an item last', async ({ page, api }) => {
    const item = await createItem(api, 'ministries', 'Signed work');
    await changeItem(api, 'ministries', item.id, { name: 'Signed work' });
    expect((await readItem(api, 'ministries', item.id))['updatedBy']).toBe('admin');
    await openConsole(page, `/admin/ministries/${item.id}`);
    await expect(page.getByText(/^Last changed by admin on /)).toBeVisible();
  });
});
