import type { Page } from '@playwright/test';
import { openConsole, signIn } from './console-steps.ts';
import { expect } from './fixtures.ts';
import { messages, openRow, pane, row, test, write } from './inbox-steps.ts';

const grace = { username: 'grace', password: 'seven green hills of Gulu' };
const panel = (page: Page) => pane(page).getByRole('region', { name: 'Assignment and notes' });
const assignee = (page: Page) => panel(page).getByRole('combobox', { name: 'Assigned to' });

test('two people share the messages: one sees that the other has one open, takes it over, and adds a note', async ({
  page,
  browser,
  site,
  api,
  problems,
}) => {
  await api('POST', '/staff-accounts', { as: 'admin', body: { ...grace, role: 'pastor' } });
  const id = await write(api, 'Shared');
  const other = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 740 } });
  await signIn(other, grace, messages('Shared'));
  await openRow(other, 'Shared');
  await expect(assignee(other)).toHaveValue('');

  await openConsole(page, messages('Shared'));
  await openRow(page, 'Shared');
  await expect(panel(page).getByRole('status').first()).toHaveText('grace is editing this, too.');

  // Grace takes the message. The administrator's page does not show that yet, and the click reports who was faster.
  await panel(other).getByRole('button', { name: 'Assign to me' }).click();
  await expect(other.getByText('Assigned to grace', { exact: true }).filter({ visible: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('This message is now assigned to grace. Nothing was changed.')).toBeVisible();
  await expect(assignee(page)).toHaveValue('grace');
  await expect(row(page, 'Shared')).toContainText('Assigned to grace');

  // Unsaved text survives a reload.
  await panel(other).getByRole('button', { name: 'Notes (0)' }).click();
  await panel(other).getByRole('textbox', { name: 'Add a note' }).fill('Called her; she comes on Friday.');
  await other.reload();
  await expect(panel(other).getByRole('textbox', { name: 'Add a note' })).toHaveValue(
    'Called her; she comes on Friday.',
  );
  await panel(other).getByRole('textbox', { name: 'Add a note' }).press('Control+Enter');
  const notes = panel(other).getByRole('listitem');
  await expect(notes).toContainText('Called her; she comes on Friday.');
  await notes.getByRole('button', { name: 'Edit' }).click();
  await notes.getByRole('textbox', { name: 'Change the note' }).fill('She comes on Saturday.');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(notes).toContainText('changed');
  await notes.getByRole('button', { name: 'Delete' }).click();
  await expect(notes).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).last().click();
  await expect(notes).toContainText('She comes on Saturday.');

  await page.reload();
  await expect(panel(page).getByRole('listitem')).toContainText('She comes on Saturday.');
  await expect(panel(page).getByRole('listitem').getByRole('button')).toHaveCount(0);

  // The address contains the filter; the dashboard links to the filtered list with its first item open.
  await openConsole(other, '/admin');
  await other.getByRole('link', { name: '1 message assigned to you' }).click();
  await expect(other).toHaveURL(/assignedTo=me/);
  await expect(pane(other)).toContainText('Shared');

  await other.close();
  expect((await api('GET', `/work-items/contact-message/${id}`, { as: 'admin' })).body).toMatchObject({
    assignment: { assignee: 'grace' },
  });
  // The conflict is a 409, which the browser logs.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});
