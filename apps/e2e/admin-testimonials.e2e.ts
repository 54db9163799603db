import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { type Api, axe, axeInLightAndDark, expect, test } from './fixtures.ts';

interface Testimonial {
  id: number;
  name: string;
  testimony: string;
  verified: boolean;
  version: number;
}

/** Sends a testimony, as a visitor does on the site. */
async function shareTestimony(api: Api, name: string, testimony = `The story of ${name}.`): Promise<Testimonial> {
  const { body } = await api('POST', '/testimonials', { body: { name, testimony } });
  return body as Testimonial;
}
const stored = async (api: Api, id: number) =>
  (await api('GET', `/testimonials/${id}`, { as: 'admin' })).body as Testimonial;
const remove = async (api: Api, ...shown: Testimonial[]) =>
  void (await Promise.all(shown.map(({ id }) => api('DELETE', `/testimonials/${id}`, { as: 'admin' }))));
const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const opened = (page: Page, name: string) => review(page).getByRole('heading', { name, level: 3 });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const only = (search: string, more = '') =>
  `/admin/community/testimonials?search=${encodeURIComponent(search)}${more}` as const;
/** The page that visitors read, fetched without leaving the console. */
const onSite = async (page: Page) => (await page.request.get('/community')).text();

// TST-10, TST-17; TST-01: the office reads the testimony of a visitor before it is published
test('shows a waiting testimonial completely, publishes it on approval, and opens the next one', async ({
  page,
  api,
  problems,
}) => {
  const first = await shareTestimony(api, 'Reviewed first', 'We had no water.\n\nThen the well was dug.');
  const second = await shareTestimony(api, 'Reviewed second');
  await openConsole(page, `/admin/community/testimonials?read=${first.id}`);
  await expect(opened(page, 'Reviewed first')).toBeVisible();
  await expect(review(page)).toContainText('Waiting');
  await expect(review(page).getByText('Then the well was dug.')).toBeVisible();
  expect(await onSite(page)).not.toContain('Then the well was dug.');
  expect(await axe(page)).toEqual([]);

  await review(page).getByRole('button', { name: 'Approve' }).click();
  await expect(opened(page, 'Reviewed second')).toBeFocused();
  await expect(page.getByText('The testimonial of Reviewed first is approved: everyone can read it.')).toBeVisible();
  // The message stays while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  expect(await onSite(page)).toContain('Then the well was dug.');
  await expect(row(page, 'Reviewed first')).toContainText('Approved');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Reviewed first')).toContainText('Waiting');
  expect(await onSite(page)).not.toContain('Then the well was dug.');
  await expect(opened(page, 'Reviewed second')).toBeVisible();
  expect(problems).toEqual([]);
  await remove(api, first, second);
});

test('reviews the waiting testimonials by keyboard', async ({ page, api }) => {
  const [first, second] = [await shareTestimony(api, 'Keyed first'), await shareTestimony(api, 'Keyed second')];
  await openConsole(page, `/admin/community/testimonials?read=${first.id}`);
  await expect(opened(page, 'Keyed first')).toBeVisible();
  await page.keyboard.press('s');
  await expect(opened(page, 'Keyed second')).toBeFocused();
  await page.keyboard.press('b');
  await expect(opened(page, 'Keyed first')).toBeFocused();
  await page.keyboard.press('a');
  await expect(opened(page, 'Keyed second')).toBeFocused();
  expect(await stored(api, first.id)).toMatchObject({ verified: true });
  await page.keyboard.press('e');
  await expect(dialog(page)).toContainText('Edit the testimonial of Keyed second');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('n');
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await remove(api, first, second);
});

// TST-17
test('removes an approved testimonial from the site, and says when somebody else was faster', async ({ page, api }) => {
  const shown = await shareTestimony(api, 'Toggled', 'Told too early.');
  await api('POST', '/testimonials/bulk', { as: 'admin', body: { action: 'publish', items: [shown.id] } });
  await openConsole(page, `/admin/community/testimonials?read=${shown.id}&search=Toggled`);
  expect(await onSite(page)).toContain('Told too early.');
  await review(page).getByRole('button', { name: 'Unapprove' }).click();
  await expect(review(page)).toContainText('Waiting');
  await expect(row(page, 'Toggled')).toContainText('Waiting');
  expect(await onSite(page)).not.toContain('Told too early.');

  // Another admin corrects the text after it was read here: only the text that was read can be approved.
  const { version } = await stored(api, shown.id);
  await api('PUT', `/testimonials/${shown.id}`, {
    as: 'admin',
    body: { name: 'Toggled', testimony: 'Told again.', version },
  });
  await review(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Please read it again')).toBeVisible();
  await expect(review(page).getByText('Told again.')).toBeVisible();
  expect(await stored(api, shown.id)).toMatchObject({ verified: false });
  await row(page, 'Toggled').getByRole('button', { name: 'Approve the testimonial of Toggled' }).click();
  await expect(row(page, 'Toggled')).toContainText('Approved');
  expect(await onSite(page)).toContain('Told again.');
  await remove(api, shown);
});

// TST-11, TST-18, TST-19
test('adds a testimonial that was told in the office, with missing fields reported beside them', async ({
  page,
  api,
  problems,
}) => {
  await openConsole(page, '/admin/community/testimonials');
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Verified' })).not.toBeChecked();
  await dialog(page).getByRole('button', { name: 'Add Testimonial' }).click();
  const name = dialog(page).getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAccessibleDescription(/Name is needed/);
  await expect(name).toBeFocused();
  const testimony = dialog(page).getByRole('textbox', { name: 'Testimony' });
  await expect(testimony).toHaveAccessibleDescription(/Testimony is needed/);
  expect(await axe(page)).toEqual([]);
  await name.fill('Told in the office');
  await testimony.fill('He came in and told us.');
  await dialog(page).getByLabel('Told on').fill('2026-03-05');
  await dialog(page).getByRole('switch', { name: 'Verified' }).click();
  await dialog(page).getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(page.getByText('The testimonial of Told in the office was added.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Testimonial' })).toBeFocused();
  const [shown] = (await api('GET', '/testimonials?search=Told in the office')).body as Testimonial[];
  expect(shown).toMatchObject({
    name: 'Told in the office',
    testimony: 'He came in and told us.',
    date: '2026-03-05',
    verified: true,
  });
  // A refused call shows as an error in the browser's console; nothing else may.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  if (shown) await remove(api, shown);
});

// TST-12
test('edits a testimonial, and restores what was typed after the tab was closed', async ({ page, context, api }) => {
  const shown = await shareTestimony(api, 'Edited');
  await openConsole(page, only('Edited', `&read=${shown.id}`));
  await review(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('textbox', { name: 'Testimony' }).fill('Written twice.');
  await page.close();

  const again = await context.newPage();
  await openConsole(again, only('Edited'));
  await expect(again.getByText('You have unsaved work on this device')).toBeVisible();
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(again).getByText(/Your unsaved changes of .* were restored\./)).toBeVisible();
  await expect(dialog(again).getByRole('textbox', { name: 'Testimony' })).toHaveValue('Written twice.');
  await dialog(again).getByRole('textbox', { name: 'Name' }).fill('Edited again');
  await dialog(again).getByRole('button', { name: 'Save' }).click();
  await expect(again.getByText('The testimonial of Edited again was saved.')).toBeVisible();
  await expect(again.getByText('You have unsaved work on this device')).toBeHidden();
  expect(await stored(api, shown.id)).toMatchObject({
    name: 'Edited again',
    testimony: 'Written twice.',
    verified: false,
  });
  await remove(api, shown);
});

test('keeps both texts when two people edit the same testimonial', async ({ page, api }) => {
  const shown = await shareTestimony(api, 'Edited by two');
  await openConsole(page, `/admin/community/testimonials?read=${shown.id}`);
  await review(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('textbox', { name: 'Testimony' }).fill('My words.');
  await api('PUT', `/testimonials/${shown.id}`, {
    as: 'admin',
    body: { name: 'Edited by two', testimony: 'Their words.' },
  });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const conflict = dialog(page).getByRole('alert');
  await expect(conflict).toContainText('admin has changed this testimonial in the meantime');
  await expect(conflict).toContainText('Their words.');
  await expect(dialog(page).getByRole('textbox', { name: 'Testimony' })).toHaveValue('My words.');
  expect(await stored(api, shown.id)).toMatchObject({ testimony: 'Their words.' });
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('The testimonial of Edited by two was saved.')).toBeVisible();
  expect(await stored(api, shown.id)).toMatchObject({ testimony: 'My words.' });
  await remove(api, shown);
});

// TST-13, TST-14
test('asks before it deletes one or several testimonials, and restores them', async ({ page, api }) => {
  const shown = [await shareTestimony(api, 'Leaving one'), await shareTestimony(api, 'Leaving two')];
  await openConsole(page, only('Leaving'));
  await row(page, 'Leaving one').getByRole('button', { name: 'More for the testimonial of Leaving one' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('Delete the testimonial of Leaving one');
  await expect(dialog(page)).toContainText(
    'Are you sure you want to delete 1 testimonial? This action cannot be undone.',
  );
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Leaving one')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Leaving one')).toBeVisible();

  for (const name of ['Leaving one', 'Leaving two'])
    await page.getByRole('checkbox', { name: `Select the testimonial of ${name}` }).check();
  await page
    .getByRole('region', { name: 'Bulk actions' })
    .getByRole('button', { name: 'Approve', exact: true })
    .click();
  await expect(page.getByText('Successfully published 2 testimonials items.')).toBeVisible();
  await expect(row(page, 'Leaving two')).toContainText('Approved');
  for (const name of ['Leaving one', 'Leaving two'])
    await page.getByRole('checkbox', { name: `Select the testimonial of ${name}` }).check();
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText(
    'Are you sure you want to delete 2 testimonials? This action cannot be undone.',
  );
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No testimonials match these filters.')).toBeVisible();
  expect(await onSite(page)).not.toContain('Leaving two');

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Deleted');
  await row(page, 'Leaving two').getByRole('button', { name: 'Restore the testimonial of Leaving two' }).click();
  await expect(row(page, 'Leaving two')).toBeHidden();
  expect(await onSite(page)).toContain('Leaving two');
  await remove(api, ...shown);
});

// TST-15
test('says what to do while there are no testimonials', async ({ page }) => {
  await page.route('**/api/testimonials?*', (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }));
  await openConsole(page, '/admin/community/testimonials');
  await expect(page.getByText('No testimonials found. Add your first testimonial!')).toBeVisible();
  await expect(review(page)).toContainText('Nothing is waiting. New testimonials from the site appear here.');
});

// TST-16
test('says why the testimonials could not be loaded, and tries again', async ({ page }) => {
  await page.route('**/api/testimonials?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'BUSY', message: 'The database is busy.' } }),
  );
  await openConsole(page, '/admin/community/testimonials');
  const failure = page.getByRole('alert').filter({ hasText: 'Error loading testimonials: The database is busy.' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/testimonials?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Susan Lanyero')).toBeVisible();
});

test('fits 768 and 360 pixels', async ({ page }) => {
  await openConsole(page, '/admin/community/testimonials');
  await expect(row(page, 'Susan Lanyero')).toBeVisible();
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeInLightAndDark(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(page).toHaveURL(/\/admin\/community$/);
});
