import sharp from 'sharp';
import { openConsole } from './console-steps.ts';
import { createItem, readItem, save, titleField } from './content-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { addressBox, chooseFile } from './upload-steps.ts';
import { axeOnPhoneAndDesktop } from './visit-steps.ts';

const text = '## Wells\n\n* one\n* two\n\nShe left her __jar__.';

test('a text is written with the tool bar and the keyboard, and stored as Markdown', async ({
  page,
  api,
  problems,
}) => {
  const { id } = await createItem(api, 'sermons', 'Written', { description: 'First.' });
  await openConsole(page, `/admin/sermons/${id}`);
  const editor = page.getByRole('textbox', { name: 'Description' });
  await expect(editor).toHaveText('First.');
  expect(await axe(page, 'main')).toEqual([]);
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Second ');
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('strong');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- item');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ministry');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Address' }).fill('example.org');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'ministry' })).toHaveAttribute('href', 'https://example.org');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Quotation' }).click();
  await save(page);
  await expect(page.getByText('Content saved successfully')).toBeVisible();
  expect((await readItem(api, 'sermons', id))['description']).toBe(
    'First. Second **strong**\n\n- item\n\n> [ministry](https://example.org)',
  );
  expect(problems).toEqual([]);
});

test('a text that nobody edits is saved unchanged', async ({ page, api }) => {
  const { id } = await createItem(api, 'sermons', 'Untouched', { description: text });
  await openConsole(page, `/admin/sermons/${id}`);
  await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('Wells');
  await expect(page.getByText('Unsaved changes, kept on this device.')).toHaveCount(0);
  await titleField(page).fill('Untouched, renamed');
  await save(page);
  await expect(page.getByText('Content saved successfully')).toBeVisible();
  expect((await readItem(api, 'sermons', id))['description']).toBe(text);
});

test('a button switches between the editor and the Markdown of the same text', async ({ page, api }) => {
  const { id } = await createItem(api, 'sermons', 'Both ways', { description: text });
  await openConsole(page, `/admin/sermons/${id}`);
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Description' });
  await expect(box).toHaveValue(text);
  await box.fill('Now _new_.');
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(box.locator('em')).toHaveText('new');
});

test('text pasted from Word is cleaned, under the security policy of the page', async ({ page, api, problems }) => {
  const { id } = await createItem(api, 'sermons', 'Pasted', { description: '' });
  await openConsole(page, `/admin/sermons/${id}`);
  const editor = page.getByRole('textbox', { name: 'Description' });
  await editor.click();
  await editor.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<html><body><!--StartFragment--><p class=MsoNormal style='color:red'>Come at <b style='mso-bidi-font-weight:normal'>six</b><o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Song</p><!--EndFragment--></body></html>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(editor.locator('strong')).toHaveText('six');
  await expect(editor.getByRole('listitem')).toHaveText('Song');
  await expect(editor.locator('[style], [class*=Mso]')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Content saved successfully')).toBeVisible();
  expect((await readItem(api, 'sermons', id))['description']).toBe('Come at **six**\n\n- Song');
  expect(problems).toEqual([]);
});

test('what was typed is kept on this device', async ({ page, api }) => {
  const { id } = await createItem(api, 'sermons', 'Kept', { description: 'First.' });
  await openConsole(page, `/admin/sermons/${id}`);
  const editor = page.getByRole('textbox', { name: 'Description' });
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(editor).toHaveText('First. And more.');
});

test('a picture from the library appears in the text, and on the public page in its size', async ({
  page,
  api,
  problems,
}) => {
  test.slow();
  const { id } = await createItem(api, 'events', 'Pictured', { description: 'First.\n\nSecond.' });
  await openConsole(page, `/admin/events/${id}`);
  const editor = page.getByRole('textbox', { name: 'Description' });
  await editor.getByText('First.').click();
  await page.getByRole('button', { name: 'Link', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const insert = page.getByRole('button', { name: 'Insert the picture' });
  await insert.click();
  await expect(page.getByText('Please describe what can be seen.')).toBeVisible();
  await expect(page.getByText('Choose a picture that is stored here')).toBeVisible();
  const buffer = await sharp({ create: { width: 1_000, height: 600, channels: 3, background: '#0b5148' } })
    .jpeg()
    .toBuffer();
  await chooseFile(page, 'Picture', { name: 'choir.jpg', mimeType: 'image/jpeg', buffer });
  await expect(addressBox(page, 'Picture (required)')).toHaveValue(/-1000x600\.jpg$/);
  const src = await addressBox(page, 'Picture (required)').inputValue();
  await page.getByRole('textbox', { name: 'What can be seen' }).fill('The choir at Easter');
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('img', { name: 'The choir at Easter' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.getByRole('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();

  // Move the picture to the end by cut and paste.
  await editor.getByRole('img', { name: 'The choir at Easter' }).click();
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(editor.getByRole('img')).toHaveCount(0);
  await editor.getByText('Second.').click();
  await page.keyboard.press('End');
  // The editor learns of a new caret position shortly after the page does.
  await page.keyboard.type('!');
  await expect(editor.getByText('Second.!')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(editor.getByText('Second.', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.getByRole('img', { name: 'The choir at Easter' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Content saved successfully')).toBeVisible();
  expect((await readItem(api, 'events', id))['description']).toBe(
    `First.\n\nSecond.\n\n![The choir at Easter](${src})`,
  );

  await page.goto(`/events/${id}`);
  const shown = page.getByRole('img', { name: 'The choir at Easter' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(shown).toHaveAttribute('width', '1000');
  await expect(shown).toHaveAttribute('height', '600');
  expect(await axeOnPhoneAndDesktop(page)).toEqual([]);
  expect(problems).toEqual([]);
});
