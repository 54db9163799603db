import { dialog, openConsole, signIn } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';

const password = 'seven green hills of Gulu';

test('a confidential prayer request is hidden from the office, answered by a pastor, and its reply is read with the code', async ({
  page,
  browser,
  api,
}) => {
  await api('POST', '/staff-accounts', { as: 'admin', body: { username: 'pastor', role: 'pastor', password } });
  await page.goto('/contact#prayer');
  const form = page.locator('form[action^="/api/prayer-requests#"]');
  await form.getByLabel('Your prayer request *').fill('My husband drinks. Please pray.');
  await form.getByLabel('Confidential: only a pastor reads this request').check();
  await form.getByRole('button', { name: 'Send prayer request' }).click();
  await expect(page.getByText('Your reply code:')).toBeVisible();

  const pastor = await (await browser.newContext()).newPage();
  await signIn(pastor, { username: 'pastor', password }, '/admin/messages/prayers');
  await pastor.getByText('My husband drinks.').click();
  await expect(pastor.getByText('Confidential: only for pastors; the office does not see it.')).toBeVisible();
  expect(await axe(pastor)).toEqual([]);
  await pastor.getByRole('textbox', { name: 'Reply' }).fill('I call you today.');
  await pastor.getByRole('button', { name: 'Send reply' }).click();
  await expect(pastor.getByText('1 reply')).toBeVisible();
  await pastor.context().close();

  await page.reload();
  await expect(page.getByText('I call you today.')).toBeVisible();

  await openConsole(page, '/admin/messages/prayers?search=husband');
  await expect(page.getByText('Only pastors see confidential ones.')).toBeVisible();
  await expect(page.getByText('No prayer requests found')).toBeVisible();
});

test('the office marks a request as confidential after a question, and no longer sees it', async ({ page, api }) => {
  await api('POST', '/prayer-requests', { body: { name: 'Okot', request: 'For my brother in prison' } });
  await openConsole(page, '/admin/messages/prayers?search=prison');
  await page.getByText('For my brother in prison').click();
  await page.getByRole('button', { name: 'Mark confidential' }).click();
  await expect(dialog(page)).toContainText('After that, only pastors see it');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Private: only for the prayer team.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark confidential' }).click();
  await dialog(page).getByRole('button', { name: 'Mark confidential' }).click();
  await expect(page.getByText('Okot: marked confidential.')).toBeVisible();
  await expect(page.getByText('No prayer requests found')).toBeVisible();
  await page.reload();
  await expect(page.getByText('For my brother in prison')).toBeHidden();
});
