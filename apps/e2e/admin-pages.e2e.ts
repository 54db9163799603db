import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { preview as previewFrame } from './content-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';
import { chooseFile, seedFile } from './upload-steps.ts';
import { overflow, phone } from './visit-steps.ts';

// Each test opens the console and several public pages.
test.slow();

const path = '/admin/site/pages/new';
const address = '/building-fund';

/** Other tests share this site, so it is restored. An address is free again once its page has another address. */
async function removeAll(api: Api) {
  const { body } = await api('GET', '/pages?status=all', { as: 'admin' });
  for (const { id, title } of body as { id: number; title: string }[]) {
    await api('PUT', `/pages/${id}`, { as: 'admin', body: { title, address: `gone-${id}` } });
    await api('DELETE', `/pages/${id}`, { as: 'admin' });
  }
}
test.beforeEach(({ api }) => removeAll(api));
test.afterEach(({ api }) => removeAll(api));

const blocksOf = (page: Page) => page.getByRole('region', { name: 'Blocks' });
/** Adds a block. Returns its row, which is open. */
async function add(page: Page, type: string) {
  const rows = blocksOf(page).locator('> ol > li');
  const count = await rows.count();
  await page.getByRole('group', { name: 'Add a block' }).getByRole('button', { name: type }).click();
  await expect(rows).toHaveCount(count + 1);
  return rows.last();
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Content saved successfully' })).toBeVisible();
};
const statusOf = async (page: Page, at: string) => (await page.request.get(at)).status();
const sitemap = async (page: Page) => (await page.request.get('/sitemap.xml')).text();

test('a page of five blocks is written, ordered by keyboard, previewed, published and taken down', async ({
  page,
  api,
  problems,
}) => {
  await openConsole(page, path);
  await page.getByLabel('Title (required)').fill('Building Fund');
  await page.getByLabel('Summary (optional)').fill('A hall for a thousand people.');
  await page.getByLabel('Address', { exact: true }).fill('building-fund');
  await page.getByLabel('In the navigation').selectOption('Main menu');

  const picture = await add(page, 'Picture');
  await chooseFile(page, 'Picture', {
    name: 'hall.jpg',
    mimeType: 'image/jpeg',
    buffer: seedFile('gallery/crusade-1.jpg'),
  });
  await picture.getByLabel('What can be seen (required)').fill('The walls of the hall');
  await expect(picture.getByRole('button', { name: 'Replace the picture: Picture' })).toBeVisible();
  const text = await add(page, 'Heading and text');
  await text.getByLabel('Heading (optional)').fill('Where we stand');
  await text.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('The walls are up.');
  const figures = await add(page, 'Figures');
  await figures.getByLabel('Number (required)').fill('80 %');
  await figures.getByLabel('What it counts (required)').fill('of the roof is paid for');
  const quote = await add(page, 'Quotation');
  await quote.getByLabel('What was said (required)').fill('Unless the Lord builds the house.');
  const action = await add(page, 'Call to action');
  await action.getByLabel('On the button (required)').fill('Give for the roof');
  const link = action.getByLabel('Link (required)');
  await link.fill('javascript:alert(1)');
  await expect(action.getByText('A link begins with /')).toBeVisible();
  await link.fill('/contact#donation');
  await expect(action.getByText('A link begins with /')).toBeHidden();

  // Moves the text before the picture.
  await blocksOf(page).getByRole('button', { name: 'Move up: Where we stand' }).focus();
  await page.keyboard.press('Enter');
  await expect(blocksOf(page).getByRole('button', { name: 'Move down: Where we stand' })).toBeFocused();

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = previewFrame(page);
  await expect(preview.getByRole('heading', { level: 1, name: 'Building Fund' })).toBeVisible();
  await expect(preview.getByText('The walls are up.')).toBeVisible();
  await expect(preview.getByText('80 %')).toBeVisible();
  await page.getByRole('button', { name: 'Close the preview' }).click();
  expect(await axe(page)).toEqual([]);

  await save(page);
  expect(await statusOf(page, address)).toBe(404);
  await page.getByRole('switch', { name: 'Publish immediately' }).click();
  await save(page);
  await expect.poll(() => statusOf(page, address)).toBe(200);
  expect(problems).toEqual([]);

  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Building Fund' }).click();
  await expect(page).toHaveURL(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Building Fund' })).toBeVisible();
  const shown = await main.innerText();
  const order = ['The walls are up.', '80 %', 'Unless the Lord', 'Give for the roof'].map((words) =>
    shown.indexOf(words),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(await overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(await sitemap(page)).toContain(`${address}</loc>`);

  const [item] = (await api('GET', '/pages')).body as { id: number }[];
  await api('POST', '/pages/bulk', { as: 'admin', body: { action: 'unpublish', items: [item?.id] } });
  expect(await statusOf(page, address)).toBe(404);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByText('Building Fund')).toHaveCount(0);
  expect(await sitemap(page)).not.toContain(address);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('a reserved or used address is refused beside its field, and a block with an error is opened', async ({
  page,
  api,
}) => {
  await api('POST', '/pages', { as: 'admin', body: { title: 'The roof', address: 'roof' } });
  await openConsole(page, path);
  await page.getByLabel('Title (required)').fill('Another roof');
  const field = page.getByLabel('Address', { exact: true });
  await field.fill('events');
  await expect(page.getByText("The address 'events' is reserved")).toBeVisible();
  await field.fill('Big Roof');
  await expect(page.getByText('The address must have only small letters')).toBeVisible();
  await field.fill('roof');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText("Address 'roof' is taken by the page 'The roof'").first()).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('second-roof');
  await add(page, 'Quotation');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(blocksOf(page).getByText('Text is needed')).toBeVisible();
  await expect(page.getByLabel('Title (required)')).toHaveValue('Another roof');
});

test('a removed block can be restored, and a deleted album is reported where it is used', async ({ page, api }) => {
  const { body } = await api('POST', '/pages', {
    as: 'admin',
    body: {
      title: 'Camp',
      address: 'camp',
      isActive: true,
      blocks: [
        { type: 'list', heading: 'Bring', items: ['A Bible', 'A blanket'] },
        { type: 'album', heading: 'Last year', albumId: 999_999 },
      ],
    },
  });
  await openConsole(page, `/admin/site/pages/${(body as { id: number }).id}`);
  const rows = blocksOf(page).locator('> ol > li');
  await rows.first().getByRole('button', { name: 'Remove: Bring' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toContainText('Bring');
  await rows
    .last()
    .getByRole('button', { name: /^Photo album/ })
    .click();
  await expect(rows.last().getByText('This album was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(previewFrame(page).getByText('This album was deleted.')).toBeVisible();

  await page.goto('/camp');
  await expect(page.getByRole('main').getByText('A blanket')).toBeVisible();
  await expect(page.getByText('Last year')).toHaveCount(0);
});
