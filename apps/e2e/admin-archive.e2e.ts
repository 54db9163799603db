import { readFile, writeFile } from 'node:fs/promises';
import { startProduct } from '../../tools/product.mjs';
import { dialog, openConsole } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { overflow, phone } from './visit-steps.ts';

// Starts two separate products, because an import replaces data that other tests rely on.
test.slow();

test('a site is exported and imported into a second instance; a damaged archive is refused, and the import can be undone', async ({
  page,
}, testInfo) => {
  const [from, to] = [await startProduct(), await startProduct()];
  const archive = testInfo.outputPath('site.zip');
  const open = async (site: { url: string }) => {
    await openConsole(page, `${site.url}/admin/site/archive` as '/admin');
    await expect(page.getByRole('heading', { level: 2, name: 'Import' })).toBeVisible();
  };
  try {
    await test.step('the export says what it contains and downloads a file', async () => {
      await open(from);
      await expect(page.getByText('Not included: messages, prayer requests', { exact: false })).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export the site' }).click();
      await (await downloading).saveAs(archive);
    });

    await test.step('a damaged archive is refused with a table of errors, also on a phone', async () => {
      const damaged = testInfo.outputPath('damaged.zip');
      const bytes = await readFile(archive);
      await writeFile(damaged, bytes.subarray(0, bytes.length - 100));
      await page.setViewportSize(phone);
      await open(to);
      await page.getByLabel('Archive of a site').setInputFiles(damaged);
      await expect(page.getByText('It cannot be imported; nothing was changed')).toBeVisible();
      await expect(page.getByRole('cell', { name: /^This is not a ZIP file, or it is cut off/ })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    });

    await test.step('a valid archive is sent, still there after a reload, and imported after the name of the site was typed', async () => {
      await page.getByLabel('Archive of a site').setInputFiles(archive);
      await expect(page.getByText('The archive is complete and can be imported.', { exact: false })).toBeVisible();
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

    await test.step('the undo of the import checks the archive that was saved before it', async () => {
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The archive is complete and can be imported.', { exact: false })).toBeVisible();
    });
  } finally {
    await Promise.all([from.stop(), to.stop()]);
  }
});
