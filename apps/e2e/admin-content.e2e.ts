import { openConsole } from './console-steps.ts';
import { createItem, field, only, readItem, row, save, titleField, writeMarkdown } from './content-steps.ts';
import { expect, test } from './fixtures.ts';
import { addressBox, chooseFile, seedFile } from './upload-steps.ts';

test.describe('a sermon', () => {
  // EDIT-01, EDIT-04, EDIT-09, EDIT-10, EDIT-11, EDIT-12, EDIT-14, EDIT-15, EDIT-16, EDIT-17, EDIT-18, EDIT-27, EDIT-28, EDIT-31, EDIT-33, EDIT-61
  test('is written with its recording, published, and heard on the public site', async ({ page, api, problems }) => {
    test.slow();
    await openConsole(page, '/admin/sermons');
    await page.getByRole('button', { name: 'Create New Sermon' }).click();
    await expect(page.getByRole('heading', { name: 'Create New Sermon' })).toBeVisible();
    await titleField(page).fill('Wells in a dry land');
    await writeMarkdown(page, '## John 4\n\nShe left her **jar**.');
    await chooseFile(page, 'Audio', { name: 'wells.mp3', mimeType: 'audio/mpeg', buffer: seedFile('first-light.mp3') });
    await expect(addressBox(page, 'Audio')).toHaveValue(/^\/uploads\/.*\.mp3$/);
    await chooseFile(page, 'Video', {
      name: 'wells.mp4',
      mimeType: 'video/mp4',
      buffer: seedFile('dawn-over-the-plain.mp4'),
    });
    await expect(addressBox(page, 'Video')).toHaveValue(/^\/uploads\/.*\.mp4$/);
    await page.getByLabel('Speaker').fill('Evangelist Rose Atim');
    await page.getByLabel('Date and time').fill('2026-11-08T10:30');
    const category = page.getByLabel('Category');
    expect(
      await category
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['worship', 'teaching', 'evangelism']);
    await category.selectOption('evangelism');
    await page.getByLabel('Series (optional)').fill('Wells');
    await page.getByRole('group', { name: 'Add to Topics' }).getByRole('button', { name: 'Hope' }).click();
    await page.getByRole('combobox', { name: 'Topics' }).fill('Water,');
    await page.getByRole('switch', { name: 'Publish immediately' }).click();
    await save(page);
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/sermons\/\d+$/);
    const id = Number(new URL(page.url()).pathname.split('/').pop());
    expect(await readItem(api, 'sermons', id)).toMatchObject({
      speaker: 'Evangelist Rose Atim',
      date: '2026-11-08T07:30:00.000Z',
      category: 'evangelism',
      series: 'Wells',
      tags: ['Hope', 'Water'],
      isActive: true,
    });

    await page.goto(`/sermons/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wells in a dry land' })).toBeVisible();
    await expect(page.getByRole('article').locator('strong')).toHaveText('jar');
    await expect(page.getByRole('button', { name: /Audio, 0\.3 MB/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Video, 0\.2 MB/ })).toBeVisible();
    await expect(page.getByText('Evangelist Rose Atim').first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  // EDIT-45, EDIT-46
  test('without a date gets the time of saving, as the editor says beforehand', async ({ page, api }) => {
    await openConsole(page, '/admin/sermons/new');
    await titleField(page).fill('Preached just now');
    await expect(page.getByText(/^No date yet: it will be saved as now/)).toBeVisible();
    const before = Date.now();
    await save(page);
    await expect(page).toHaveURL(/\/admin\/sermons\/\d+$/);
    const { date } = await readItem(api, 'sermons', Number(new URL(page.url()).pathname.split('/').pop()));
    expect(Date.parse(String(date))).toBeGreaterThanOrEqual(before - 1_000);
    expect(Date.parse(String(date))).toBeLessThanOrEqual(Date.now() + 1_000);
    await expect(page.getByLabel('Date and time')).not.toHaveValue('');
  });

  test('is found with the speaker filter, whose names come from the server', async ({ page, api }) => {
    await createItem(api, 'sermons', 'Salt and light', { speaker: 'Deacon Peter Odong' });
    await openConsole(page, '/admin/sermons');
    await page.getByLabel('Speaker').selectOption('Deacon Peter Odong');
    await expect(page).toHaveURL(/speaker=Deacon/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row(page, 'Salt and light')).toBeVisible();
    // EDIT-05
    await page.getByLabel('Select Salt and light').check();
    await expect(page.getByRole('region', { name: 'Bulk actions' })).toContainText('1 selected');
    await page.getByLabel('Category').selectOption('Worship');
    await expect(page.getByText('No sermons match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByLabel('Speaker')).toHaveValue('');
  });
});

test.describe('a ministry', () => {
  // EDIT-03, EDIT-24, EDIT-25, EDIT-26, EDIT-30, EDIT-35, EDIT-61
  test('is written with its icon, year and impact, and appears on the public page', async ({ page, api, problems }) => {
    test.slow();
    await openConsole(page, '/admin/ministries');
    await page.getByRole('button', { name: 'Add New Ministry' }).click();
    await titleField(page).fill('Boda-boda Chaplains');
    await page.getByRole('textbox', { name: 'Description' }).fill('Prayer at the stage, each dawn.');
    await field(page, 'Impact statement').fill('Sixty riders meet on Mondays.');
    await page.getByRole('radio', { name: 'Radio' }).check();
    const category = page.getByLabel('Category');
    expect(
      await category
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['outreach', 'education', 'community', 'youth']);
    await category.selectOption('outreach');
    await page.getByLabel('Established').fill('1');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await save(page);
    // An error that the API finds is shown beside the field.
    await expect(page.getByLabel('Established')).toHaveAccessibleDescription(/whole number/);
    await expect(page.getByLabel('Established')).toBeFocused();
    await page.getByLabel('Established').fill('2019');
    await save(page);
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/ministries\/\d+$/);
    const id = Number(new URL(page.url()).pathname.split('/').pop());
    expect(await readItem(api, 'ministries', id)).toMatchObject({
      name: 'Boda-boda Chaplains',
      icon: 'radio',
      category: 'outreach',
      established: 2019,
      impact: 'Sixty riders meet on Mondays.',
    });

    await page.goto('/ministries');
    const card = page.getByRole('article').filter({ hasText: 'Boda-boda Chaplains' });
    await expect(card).toContainText('Sixty riders meet on Mondays.');
    await expect(card).toContainText('2019');
    await expect(card.locator('[data-mark=radio]')).toBeVisible();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });

  // EDIT-05, EDIT-51, EDIT-57
  test('supports the bulk actions like all other content', async ({ page, api }) => {
    for (const name of ['Lantern one', 'Lantern two']) await createItem(api, 'ministries', name);
    await openConsole(page, only('ministries', 'Lantern'));
    await page.getByLabel('Select Lantern one').check();
    await page.getByLabel('Select Lantern two').check();
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await bulk.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('Bulk Operation Completed')).toBeVisible();
    await expect(page.getByText('Successfully archived 2 ministries items.')).toBeVisible();
    await expect(page.getByText('No ministries match these filters.')).toBeVisible();
    expect((await api('GET', '/ministries?search=Lantern')).body).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Lantern two')).toBeVisible();
  });
});
