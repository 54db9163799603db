import { readFile, writeFile } from 'node:fs/promises';
import { startProduct } from '../../tools/product.mjs';
import { dialog, openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { overflow, phone } from './visit-steps.ts';

// Starts two separate products, because an import replaces data that other tests rely on.
test.slow();

test('a site is exported, refused where it is damaged, imported into a second instance, and undone', async ({
  page,
}, testInfo) => {
  const [from, to] = [await startProduct(), await startProduct()];
  const archive = testInfo.outputPath('site.zip');
  const open = async (site: { url: string }) => {
    await openConsole(page, `${site.url}/admin/site/archive` as '/admin');
    await expect(page.getByRole('heading', { level: 2, name: 'Import' })).toBeVisible();
  };
  try {
    await test.step('the export tells what is in it and hands over a file', async () => {
      await open(from);
      await expect(page.getByText('Not in it: messages, prayer requests', { exact: false })).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export the site' }).click();
      await (await downloading).saveAs(archive);
    });

    await test.step('a damaged archive is refused in a table, on a phone too', async () => {
      const damaged = testInfo.outputPath('damaged.zip');
      const bytes = await readFile(archive);
      await writeFile(damaged, bytes.subarray(0, bytes.length - 100));
      await page.setViewportSize(phone);
      await open(to);
      await page.getByLabel('Archive of a site').setInputFiles(damaged);
      await expect(page.getByText('It cannot be imported; nothing was changed')).toBeVisible();
      await expect(page.getByRole('cell', { name: /^This is no ZIP file, or it is cut off/ })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    });

    await test.step('a good one is sent, checked, kept over a reload, and imported by the name of the site', async () => {
      await page.getByLabel('Archive of a site').setInputFiles(archive);
      await expect(page.getByText('The archive is whole and can be imported.', { exact: false })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Check site.zip again' }).click();
      await expect(page.getByRole('row', { name: /^Events \d+ \d+$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Import…' }).click();
      const confirm = dialog(page).getByRole('button', { name: 'Replace everything' });
      await expect(confirm).toBeDisabled();
      await dialog(page).getByLabel('Type Faithful Witness to confirm').fill('Faithful Witness');
      await confirm.click();
      await expect(page.getByRole('heading', { name: 'Last import' })).toBeVisible({ timeout: 60_000 });
    });

    await test.step('the import is undone by what was kept before it', async () => {
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The archive is whole and can be imported.', { exact: false })).toBeVisible();
    });
  } finally {
    await Promise.all([from.stop(), to.stop()]);
  }
});
