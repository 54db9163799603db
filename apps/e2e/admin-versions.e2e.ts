import type { Locator } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { changeItem, createItem, preview, readItem, save, titleField, writeMarkdown } from './content-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { hydrated } from './visit-steps.ts';

/** The markup of an article: each element with its sorted attributes, and the texts. Ids that React numbers are replaced. */
const markup = (article: Locator) =>
  article.evaluate((root) => {
    const lines: string[] = [];
    (function walk(node: Node, depth: number) {
      if (node instanceof Text && node.data.trim()) lines.push(`${'  '.repeat(depth)}${node.data}`);
      if (!(node instanceof Element)) return;
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}="${/^[_:«][rR]/.test(value) ? '…' : value}"`)
        .sort();
      lines.push(`${'  '.repeat(depth)}<${[node.localName, ...attributes].join(' ')}>`);
      // Adjacent texts are one text on the screen; the content of <noscript> is ignored, because scripts run.
      const inner =
        node.localName === 'noscript'
          ? []
          : [...node.childNodes].filter((child) => child instanceof Element || child instanceof Text);
      if (inner.every((child) => child instanceof Text))
        lines.push('  '.repeat(depth + 1) + (node.localName === 'noscript' ? '' : node.textContent));
      else for (const child of inner) walk(child, depth + 1);
    })(root, 0);
    return lines;
  });

test.describe('the preview', () => {
  for (const [kind, more] of [
    [
      'sermons',
      {
        series: null,
        tags: ['Grace', 'Hope'],
        description: '## One\n\n- a\n- b\n\n> quoted _so_ [there](https://example.org)',
      },
    ],
    [
      'events',
      {
        description: '1. First\n2. **Second**\n\n<script>alert(1)</script>',
        registrationRequired: true,
        attendeeLimit: 40,
      },
    ],
    ['ministries', { description: 'A school\n\n---\n\n`code` and **more**.', established: 2011 }],
  ] as const) {
    // EDIT-08, EDIT-10
    test(`of ${kind} shows exactly what the public page shows, while somebody types`, async ({
      page,
      api,
      problems,
    }) => {
      test.slow();
      const { id } = await createItem(api, kind, `Mirror of ${kind}`, more);
      await openConsole(page, `/admin/${kind}/${id}`);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const article = preview(page).getByRole('article');
      await expect(article).toContainText(`Mirror of ${kind}`);
      await titleField(page).fill(`Mirror of ${kind}, polished`);
      await expect(article.getByRole('heading', { name: `Mirror of ${kind}, polished` })).toBeVisible();
      const { description } = await readItem(api, kind, id);
      await writeMarkdown(page, `${String(description)}\n\nAnd a last word for **Gulu**.`);
      await expect(article.locator('strong').last()).toHaveText('Gulu');
      await save(page);
      await expect(page.getByText('Content saved successfully')).toBeVisible();
      const previewed = await markup(article);

      await page.goto(kind === 'ministries' ? `/ministries?ministry=${id}` : `/${kind}/${id}`);
      const shown = page.getByRole('article').filter({ hasText: `Mirror of ${kind}, polished` });
      await expect(shown.locator('strong').last()).toHaveText('Gulu');
      // The public page is compared after hydration, like the preview.
      await hydrated(page);
      await expect.poll(() => markup(shown)).toEqual(previewed);
      expect(problems).toEqual([]);
    });
  }

  test('is as wide as a phone or a desktop, has no working links, and returns the focus', async ({ page, api }) => {
    const { id } = await createItem(api, 'sermons', 'Two widths');
    await openConsole(page, `/admin/sermons/${id}`);
    const button = page.getByRole('button', { name: 'Preview', exact: true });
    await button.click();
    const root = preview(page).locator('html');
    await expect(preview(page).getByRole('heading', { name: 'Two widths' })).toBeVisible();
    await expect.poll(() => root.evaluate(() => innerWidth)).toBe(360);
    await page.getByText('Desktop', { exact: true }).click();
    await expect.poll(() => root.evaluate(() => innerWidth)).toBe(1280);
    await preview(page).getByRole('link', { name: 'All sermons' }).click();
    await expect(preview(page).getByRole('heading', { name: 'Two widths' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the preview' }).click();
    await expect(button).toBeFocused();
    // No other site may embed the preview in a frame.
    expect((await page.request.get('/page-preview')).headers()['content-security-policy']).toContain(
      "frame-ancestors 'self'",
    );
    expect((await page.request.get('/sermons')).headers()['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  });
});

test.describe('two admins on one item', () => {
  test.beforeEach(() => test.slow());
  test('the second one sees both versions, keeps what only one of them changed, and saves what was chosen', async ({
    page,
    api,
  }) => {
    const { id } = await createItem(api, 'sermons', 'Shared desk', { speaker: 'Ruth', series: 'Desk' });
    await openConsole(page, `/admin/sermons/${id}`);
    await page.getByLabel('Speaker').fill('Ruth Adong');
    await page.getByLabel('Series (optional)').fill('Desks');
    await changeItem(api, 'sermons', id, { title: 'Shared desk, theirs', series: 'Tables' });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'admin has changed this sermon in the meantime' });
    await expect(dialog.getByRole('group')).toHaveCount(3);
    expect(await readItem(api, 'sermons', id)).toMatchObject({ title: 'Shared desk, theirs', speaker: 'Ruth' });
    // The proposal: their values where I changed nothing, my values elsewhere.
    await expect(
      dialog.getByRole('group', { name: 'Title' }).getByRole('radio', { name: /^From admin/ }),
    ).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Speaker' }).getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await dialog
      .getByRole('group', { name: 'Series' })
      .getByRole('radio', { name: /^From admin/ })
      .check();
    expect(await axe(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    expect(await readItem(api, 'sermons', id)).toMatchObject({
      title: 'Shared desk, theirs',
      speaker: 'Ruth Adong',
      series: 'Tables',
      version: 3,
    });
    await page.goto(`/sermons/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Shared desk, theirs' })).toBeVisible();
  });

  test('lose no text by continuing to edit or by taking the other version', async ({ page, api }) => {
    const { id } = await createItem(api, 'events', 'Shared field');
    await openConsole(page, `/admin/events/${id}`);
    await page.getByLabel('Location').fill('My own words');
    await changeItem(api, 'events', id, { title: 'Shared field', category: 'service', location: 'Their words' });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'admin has changed this event in the meantime' });
    await dialog.getByRole('button', { name: 'Continue editing' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('My own words');
    await page.getByLabel('Location').press('Control+s');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await dialog.getByRole('button', { name: 'Use saved content' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Their words');
    // The toolbar of the text editor has a button of this name too.
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('My own words');
    await save(page);
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    expect((await readItem(api, 'events', id))['location']).toBe('My own words');
  });

  test('a draft kept after the tab was closed is compared with what was saved since', async ({
    page,
    context,
    api,
  }) => {
    const { id } = await createItem(api, 'ministries', 'Kept overnight');
    await openConsole(page, `/admin/ministries/${id}`);
    await page.getByRole('textbox', { name: 'Impact statement' }).fill('Written before the light went out.');
    await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
    await page.close();
    await changeItem(api, 'ministries', id, { name: 'Kept overnight', impact: 'Written in the morning.' });

    const again = await context.newPage();
    await openConsole(again, `/admin/ministries/${id}`);
    await expect(again.getByRole('alert')).toContainText('Since then, admin has saved this ministry');
    await save(again);
    await again
      .getByRole('dialog', { name: 'admin has changed this ministry in the meantime' })
      .getByRole('button', { name: 'Save this' })
      .click();
    await expect(again.getByText('Content saved successfully')).toBeVisible();
    expect((await readItem(api, 'ministries', id))['impact']).toBe('Written before the light went out.');
  });
});

test('the history shows who changed what, compares versions, and restores one', async ({ page, api, problems }) => {
  test.slow();
  const { id } = await createItem(api, 'sermons', 'Palimpsest', { description: 'The first and only word.' });
  await changeItem(api, 'sermons', id, {
    title: 'Palimpsest',
    description: 'The second word.',
    speaker: 'Someone else',
  });
  await openConsole(page, `/admin/sermons/${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of this sermon' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('updated by admin · Description, Speaker');
  await history.getByRole('listitem').last().getByRole('button').click();
  const text = history.getByRole('region', { name: 'Description' });
  await expect(text.locator('del')).toHaveText('second');
  await expect(text.locator('ins')).toHaveText('first and only');
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await history.getByRole('button', { name: 'Put back into the editor' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('The first and only word.');
  await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
  expect((await readItem(api, 'sermons', id))['description']).toBe('The second word.');
  await save(page);
  await expect(page.getByText('Content saved successfully')).toBeVisible();
  await page.goto(`/sermons/${id}`);
  await expect(page.getByText('The first and only word.')).toBeVisible();
  expect(problems).toEqual([]);
});
