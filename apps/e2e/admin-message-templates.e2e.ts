import { openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';

const key = 'event-thanks';

test.afterEach(async ({ api }) => {
  const { body } = await api('GET', `/site/message-templates/${key}`, { as: 'admin' });
  const { version, standard } = body as { version: number; standard: object };
  await api('PUT', `/site/message-templates/${key}`, { as: 'admin', body: { ...standard, version } });
});

test('the office changes the text of a message, previews it, and restores the standard text', async ({
  page,
  problems,
}) => {
  await openConsole(page, '/admin/site/messages');
  const row = page.getByRole('listitem').filter({ hasText: 'Thanks for coming' });
  await expect(row).toContainText('Standard');
  await row.getByRole('link', { name: 'Thanks for coming' }).click();
  await expect(page).toHaveURL(`/admin/site/messages/${key}`);

  const subject = page.getByLabel('Subject');
  const preview = page.getByRole('region', { name: 'Preview' });
  await subject.fill('Asante: ');
  await page.getByRole('button', { name: '{{eventTitle}}' }).press('Enter');
  await expect(subject).toHaveValue('Asante: {{eventTitle}}');
  await expect(subject).toBeFocused();
  await expect(preview).toContainText('Asante: Christmas concert');
  expect(await axe(page)).toEqual([]);

  await page.getByLabel('E-mail').fill('Thank you, {{nobody}}.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Body has a variable that this text does not have: {{nobody}}')).toBeVisible();
  await page.getByLabel('E-mail').fill('Thank you, {{firstName}}.');
  await expect(preview).toContainText('Thank you, Mary.');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('Thank you, {{firstName}}.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Changed by admin on / })).toBeVisible();

  await page.getByRole('button', { name: 'Standard words' }).click();
  await expect(subject).toHaveValue('Thank you for coming: {{eventTitle}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Standard.' })).toBeVisible();
  await page.getByRole('link', { name: 'Message texts' }).last().click();
  await expect(row).toContainText('Standard');
  expect(problems).toEqual([expect.stringMatching(/^console: .*400/)]);
});

test('a text message shows its length and how many messages an operator charges for', async ({ page }) => {
  await openConsole(page, '/admin/site/messages/event-message-text');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('status')).toHaveText(/^\d+ characters, GSM-7: 1 text message$/);
  await page.getByRole('textbox', { name: 'Text message' }).fill(`{{message}} ${'ŋ'.repeat(60)}`);
  await expect(preview.getByRole('status')).toHaveText(/^\d+ characters, UCS-2: 2 text messages$/);
});
