import sharp from 'sharp';
import { dialog, openConsole } from './console-steps.ts';
import { createItem, readItem, save } from './content-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { addressBox, chooseFile, seedFile } from './upload-steps.ts';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('many files are uploaded at once, and a file that is no picture, sound or video is reported', async ({ page }) => {
  await openConsole(page, '/admin/media');
  await page
    .getByLabel('Files of this device')
    .setInputFiles([
      await picture('one.jpg', '#0b5148'),
      await picture('two.jpg', '#c98a2b'),
      await picture('three.jpg', '#225588'),
      { name: 'first-light.mp3', mimeType: 'audio/mpeg', buffer: seedFile('first-light.mp3') },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ]);
  const files = page.getByRole('list', { name: 'Files' });
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg', 'first-light.mp3'])
    await expect(files.getByRole('button', { name: `View ${name}` }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'notes.pdf is not an accepted picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByLabel('Kind').selectOption('audio');
  await expect(files.getByRole('button', { name: /one\.jpg/ })).toHaveCount(0);
  expect(await axe(page, 'main')).toEqual([]);
});

test('a file is found, described, chosen again and replaced everywhere, and unused files are removed', async ({
  page,
  api,
  problems,
}) => {
  test.slow();
  await openConsole(page, '/admin/media');
  await page
    .getByLabel('Files of this device')
    .setInputFiles([await picture('choir-old.jpg', '#0b5148'), await picture('nobody.jpg', '#999999')]);
  await page.getByRole('button', { name: 'View choir-old.jpg' }).click();
  await expect(dialog(page)).toContainText('Nothing uses it.');
  await dialog(page).getByLabel('Alternative text').fill('The choir sings');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The description is kept with the file.')).toBeVisible();
  expect(await axe(page, '[role=dialog]')).toEqual([]);

  const { id } = await createItem(api, 'sermons', 'Sung');
  await page.goto(`/admin/sermons/${id}`);
  await page.getByRole('button', { name: 'Choose an earlier one: Featured image' }).click();
  await dialog(page).getByRole('searchbox', { name: 'Search the library' }).fill('choir sings');
  await expect(dialog(page).getByRole('button', { name: /^Choose nobody/ })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Choose choir-old.jpg' }).click();
  await expect(addressBox(page, 'Featured image')).toHaveValue(/^\/uploads\/.*\.jpg$/);
  const before = await addressBox(page, 'Featured image').inputValue();
  await save(page);
  await expect(page.getByText('Content saved successfully')).toBeVisible();

  await page.goto('/admin/media?search=choir-old');
  await page.getByRole('button', { name: 'View choir-old.jpg' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Sermon: Sung' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Replace…' }).click();
  await chooseFile(page, 'New file', await picture('choir-new.jpg', '#c98a2b'));
  await page.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('Everything that used the old file uses the new one.')).toBeVisible();
  const after = String((await readItem(api, 'sermons', id))['featuredImage']);
  expect(after).not.toBe(before);
  await expect.poll(async () => (await page.request.get(before)).url()).toContain(after);

  await page.goto('/admin/media?usage=unused&search=nobody');
  await page.getByRole('checkbox', { name: 'Select nobody.jpg' }).check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove permanently' }).click();
  await expect(page.getByText('1 file removed.')).toBeVisible();
  await expect(page.getByText('No files match these filters.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('an answer in an unexpected format is reported, with a button to try again', async ({ page }) => {
  await page.route('**/api/uploads?**', (route) => route.fulfill({ status: 502, body: '<html>Wi-Fi login</html>' }));
  await openConsole(page, '/admin/media');
  await expect(page.getByText('The files could not be loaded')).toBeVisible();
  await page.unroute('**/api/uploads?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Files' })).toBeVisible();
});

test('public pages keep the focal point of a picture visible, and show what remains of a cropped one', async ({
  page,
  api,
  problems,
}) => {
  test.slow();
  await openConsole(page, '/admin/media');
  await page.getByLabel('Files of this device').setInputFiles([await picture('pastor.jpg', '#0b5148')]);
  await page.getByRole('button', { name: 'View pastor.jpg' }).click();
  const address = dialog(page).getByRole('link', { name: /^\/uploads\// });
  const url = await address.innerText();
  const { id } = await createItem(api, 'events', 'Pictured', { featuredImage: url });
  const shown = page.locator('picture img[src^="/uploads/"]').first();
  const visit = async () => {
    await page.goto(`/events/${id}`);
    await shown.scrollIntoViewIfNeeded();
  };

  const marker = dialog(page).getByRole('slider', { name: 'Focal point' });
  const whole = marker.locator('..');
  const size = (await whole.boundingBox())!;
  await whole.click({ position: { x: size.width * 0.25, y: size.height * 0.1 } });
  await expect(marker).toHaveAttribute('aria-valuetext', '25 % from the left, 10 % from the top');
  await marker.press('ArrowUp');
  await marker.press('Shift+ArrowRight');
  await dialog(page).getByRole('button', { name: 'Set focal point' }).click();
  await expect(address).toHaveText(`${url}#f35-9`);
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await visit();
  await expect(shown).toHaveCSS('object-position', '35% 9%');

  await page.goto('/admin/media?search=pastor');
  await page.getByRole('button', { name: 'View pastor.jpg' }).click();
  await dialog(page).getByRole('button', { name: 'Crop…' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop pastor.jpg' });
  await crop.getByLabel('Shape').selectOption('1:1');
  await expect(crop.getByLabel('Width')).toHaveValue('300');
  await crop.getByLabel('Width').fill('99');
  await expect(crop.getByText('Width must be at least 100 pixels')).toBeVisible();
  await expect(crop.getByRole('button', { name: 'Crop everywhere' })).toBeDisabled();
  await crop.getByLabel('Width').fill('200');
  const frame = crop.getByRole('button', { name: 'What is kept' });
  const { x, y, width, height } = (await frame.boundingBox())!;
  await page.mouse.move(x + width, y + height);
  await page.mouse.down();
  // Drags the frame to its minimum size.
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(crop.getByLabel('Height')).toHaveValue('100');
  await frame.press('Shift+ArrowRight');
  await expect(crop.getByLabel('Left')).toHaveValue('45');
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await crop.getByRole('button', { name: 'Crop everywhere' }).click();
  await expect(address).toHaveText(/-100x100\.jpg#f95-27$/);
  await visit();
  await expect(shown).toHaveAttribute('src', /-100x100\.jpg#f95-27$/);
  await expect(shown).toHaveAttribute('width', '100');

  await page.goto('/admin/media?search=pastor');
  await page.getByRole('button', { name: 'View pastor.jpg' }).click();
  await dialog(page).getByRole('button', { name: 'Crop…' }).click();
  await crop.getByRole('button', { name: 'Back to the original' }).click();
  await expect(address).toHaveText(/#f35-9$/);
  await dialog(page).getByRole('button', { name: 'Crop…' }).click();
  await expect(crop.getByRole('button', { name: 'Back to the original' })).toBeHidden();
  await crop.getByLabel('Width').fill('120');
  await crop.getByRole('button', { name: 'Crop everywhere' }).click();
  await expect(address).toHaveText(/-120x\d+\.jpg/);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(address).toHaveText(/#f35-9$/);
  await visit();
  await expect(shown).toHaveCSS('object-position', '35% 9%');
  expect(problems).toEqual([]);
});
