import type { Page } from '@playwright/test';
import { seedSite } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { ask, engagement, says, startConversation, toChat } from './engagement-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { visit } from './visit-steps.ts';

// Each test opens the console and a public page.
test.slow();

// Other tests share this site, so its settings are restored.
test.afterEach(async ({ api }) => {
  for (const part of ['quiz', 'assistant'] as const) {
    const { version } = (await api('GET', `/site/${part}`, { as: 'admin' })).body as { version: number };
    const { status } = await api('PUT', `/site/${part}`, { as: 'admin', body: { ...seedSite[part], version } });
    expect(status).toBe(200);
  }
});

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
};

test('the office changes a question and tries it out before saving; visitors then get the new question', async ({
  page,
  problems,
}) => {
  await openConsole(page, '/admin/site/quiz');
  const tryOut = page.getByRole('complementary', { name: 'Try it out' });
  await expect(tryOut.getByRole('listitem').first()).toContainText('0 points, not listed');
  await page.getByRole('button', { name: /^Which work of the ministry .* answers$/ }).click();
  await page.getByLabel('Question (required)').fill('What stirs your heart?');
  await page.getByRole('button', { name: 'Health and healing for those without a clinic', expanded: false }).click();
  await page.getByLabel('Points').first().fill('90');
  await tryOut
    .getByRole('combobox', { name: 'What stirs your heart?' })
    .selectOption('Health and healing for those without a clinic');
  await expect(tryOut.getByRole('listitem').first()).toContainText('Eye Camp: 90 points, Excellent Match');
  expect(await axe(page)).toEqual([]);
  await save(page);
  expect(problems).toEqual([]);
  await visit(page, '/ministries?view=match');
  await expect(page.getByRole('group', { name: 'What stirs your heart?' })).toBeVisible();
});

test('the office adds an entry, sees why it matches, and the assistant gives its reply', async ({ page, problems }) => {
  await openConsole(page, '/admin/site/assistant');
  const tryOut = page.getByRole('complementary', { name: 'Try it out' });
  await tryOut.getByLabel('A question').fill('is there a creche');
  await expect(tryOut).toContainText('No entry: searched in ministries, events and sermons.');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Name (required)').fill('Small children');
  await page.getByLabel('Phrases (required)').fill('bury*, creche(s)');
  await page.getByLabel('Reply (optional)').fill('Yes. Ask for it under {{phone}}.');
  await expect(tryOut).toContainText('Entry ‘Small children’: ‘creche’ fits the phrase ‘creche(s)’.');
  await expect(tryOut).toContainText('Yes. Ask for it under +256 700 000 000.');
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Phrase ‘bury*’ is already in Funeral')).toBeVisible();
  await page.getByLabel('Phrases (required)').last().fill('creche(s)');
  await save(page);
  await visit(page, '/ministries');
  await startConversation(page);
  await toChat(page);
  await ask(page, 'Is there a creche?');
  await expect(says(page, 'bot').last()).toContainText('Yes. Ask for it under +256 700 000 000.');
  await expect(engagement(page)).toBeVisible();
});
