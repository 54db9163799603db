import type { Page } from '@playwright/test';
import { seedPeople } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { chooseFile, seedFile } from './upload-steps.ts';
import { overflow, phone } from './visit-steps.ts';

// Each test opens the console and several public pages.
test.slow();

/** Other tests share this site, so its people are restored. */
async function putBack(api: Api) {
  const { version } = (await api('GET', '/site/people', { as: 'admin' })).body as { version: number };
  const members = seedPeople.members.map(({ consentBy: _by, ...member }) => member);
  const answer = await api('PUT', '/site/people', { as: 'admin', body: { ...seedPeople, members, version } });
  expect(answer.status).toBe(200);
}

test.afterEach(({ api }) => putBack(api));

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
};
const peopleOf = (page: Page) => page.getByRole('region', { name: 'People', exact: true });
const officesOf = (page: Page) => page.getByRole('region', { name: 'Structure of offices' });

test.describe('the team', () => {
  test('shows a person with a portrait on the team page and on the home page once they have agreed', async ({
    page,
    problems,
  }) => {
    await openConsole(page, '/admin/site/people');
    const people = peopleOf(page);
    await people.getByRole('button', { name: 'Add a person' }).click();
    const row = people.getByRole('listitem').last();
    await expect(row.getByLabel('Name (required)')).toBeFocused();
    await page.keyboard.type('Pastor Ruth Lanyero');
    await row.getByLabel('Office (required)').fill('Pastor for families');
    await row.getByLabel('Part of the team (required)').selectOption('Team leaders');
    await row.getByLabel('On the home page too').check();
    await chooseFile(page, 'Portrait of Pastor Ruth Lanyero', {
      name: 'ruth.jpg',
      mimeType: 'image/jpeg',
      buffer: seedFile('gallery/crusade-1.jpg'),
    });
    await expect(row.getByRole('button', { name: 'Replace the picture: Portrait of' })).toBeVisible();
    await expect(row.getByText('Not shown: no consent')).toBeVisible();
    await save(page);
    await page.goto('/team');
    await expect(page.getByText('Pastor Ruth Lanyero')).toHaveCount(0);

    await openConsole(page, '/admin/site/people');
    // Since it was saved, the person is listed among the other leaders.
    await people.getByRole('button', { name: /^Pastor Ruth Lanyero/ }).click();
    const agreed = people.getByLabel('Agreed to be shown on (optional)');
    await agreed.fill('2026-03-01');
    // Enter accepts the date and saves.
    await agreed.press('Enter');
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    await expect(people.getByText('Noted by admin.')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.setViewportSize(phone);
    for (const path of ['/team', '/']) {
      await page.goto(path);
      const member = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pastor Ruth Lanyero' });
      await expect(member).toContainText('Pastor for families');
      await expect(member.locator('img')).toHaveAttribute('src', /^\/uploads\//);
      expect(await overflow(page)).toBe(0);
    }
  });

  test('can be reordered by keyboard, and restored from an earlier version', async ({ page }) => {
    await openConsole(page, '/admin/site/people');
    const people = peopleOf(page);
    const [first, second] = seedPeople.members.map(({ name }) => name);
    await expect(people.getByRole('button', { name: `Move up: ${first}` })).toBeDisabled();
    await people.getByRole('button', { name: `Move up: ${second}` }).focus();
    await page.keyboard.press('Enter');
    await expect(people.getByRole('button', { name: `Move down: ${second}` })).toBeFocused();
    await save(page);
    await page.goto('/team');
    const names = page.getByRole('region', { name: 'Team leaders' }).getByRole('heading', { level: 3 });
    await expect(names.first()).toHaveText(second ?? '');

    await openConsole(page, '/admin/site/people');
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem');
    await expect(versions.first()).toContainText('People');
    await versions.last().getByRole('button', { name: 'Put into the form' }).click();
    await save(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Who leads' }).getByRole('heading', { level: 3 }).first()).toHaveText(
      first ?? '',
    );
  });

  test('lets a person be dragged by keyboard, also into another part of the team', async ({ page }) => {
    await openConsole(page, '/admin/site/people');
    const people = peopleOf(page);
    const last = seedPeople.members.filter(({ groupId }) => groupId === 'leaders').at(-1)?.name ?? '';
    await people.getByRole('button', { name: `Drag: ${last}` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/, is lifted/)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/It would be 6 of/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(people.getByRole('button', { name: last }).first()).toContainText('Pastoral council');
    await page.keyboard.press('Escape');
  });

  test('opens a closed row that has an error, and shows the error beside its field', async ({ page, api }) => {
    await openConsole(page, '/admin/site/people');
    const people = peopleOf(page);
    const [first] = seedPeople.members;
    await people
      .getByRole('button', { name: first?.name ?? '' })
      .first()
      .click();
    const phone = people.getByLabel('Phone (optional)');
    await phone.fill('12');
    // After the reload the draft of this device is restored with every row closed.
    await page.reload();
    await expect(people.getByLabel('Phone (optional)')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(people.getByText('Phone must be a phone number')).toBeVisible();
    await expect(phone).toBeFocused();
    expect(((await api('GET', '/site/people', { as: 'admin' })).body as typeof seedPeople).members[0]?.phone).toBe(
      first?.phone,
    );
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await openConsole(page, '/admin/site/people');
    await peopleOf(page)
      .getByRole('button', { name: seedPeople.members[0]?.name ?? '' })
      .first()
      .click();
    expect(await overflow(page)).toBe(0);
  });
});

test.describe('the structure of offices', () => {
  test('is changed with buttons and keyboard, and appears on the about page', async ({ page }) => {
    await openConsole(page, '/admin/site/people');
    const offices = officesOf(page);
    await offices.getByRole('button', { name: 'Add an office' }).click();
    const added = offices.getByRole('listitem').last();
    await expect(added.getByLabel('Office (required)')).toBeFocused();
    await page.keyboard.type('Gatekeepers');
    await expect(added).toHaveAttribute('data-level', '4');
    await offices.getByRole('button', { name: 'Move in: Gatekeepers' }).click();
    await expect(added).toHaveAttribute('data-level', '5');
    await expect(offices.getByRole('button', { name: 'Move in: Gatekeepers' })).toBeDisabled();
    await added.getByLabel('Office (required)').focus();
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await page.keyboard.press('Alt+Shift+ArrowUp');
    const moved = offices.getByRole('listitem').nth(-2);
    await expect(moved.getByLabel('Office (required)')).toHaveValue('Gatekeepers');
    await expect(moved.getByLabel('Office (required)')).toBeFocused();
    await offices.getByRole('button', { name: 'Remove: Levites' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(offices.getByRole('button', { name: 'Remove: Levites' })).toBeVisible();
    await save(page);
    await page.goto('/about');
    const workers = page
      .getByRole('region', { name: 'Leadership structure' })
      .locator('li li li li', { hasText: 'Ministry workers' });
    await expect(workers.getByRole('listitem')).toContainText(['Gatekeepers', 'Support staff']);
  });
});
