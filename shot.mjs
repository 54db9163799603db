import { chromium } from '@playwright/test';
import { startProduct } from './tools/product.mjs';
import { chromiumPath } from './tools/chromium.mjs';
const password = 'a long admin passphrase';
const product = await startProduct({ ADMIN_PASSWORD: password });
const url = product.url ?? product.site ?? product;
const browser = await chromium.launch({ executablePath: await (typeof chromiumPath === 'function' ? chromiumPath() : chromiumPath) });
const csv = 'Family;Head of family;Mail;Telephone;Where;Shoe size\nOjok;Peter Ojok;ojok@example.org;0772 100 100;Gulu;42\nLalam;Ruth Lalam;lalam@example.org;12;Lira;39\nOjok;Peter Ojok;ojok@example.org;0772 100 100;Gulu;42\n';
for (const [width, scheme] of [[360, 'light'], [1280, 'light'], [1280, 'dark'], [360,'dark']]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  await page.addInitScript((c) => sessionStorage.setItem('adminAuth', c), Buffer.from(`admin:${password}`).toString('base64'));
  await page.goto(`${url}/admin/families`);
  await page.getByRole('link', { name: 'Import from CSV' }).waitFor();
  await page.screenshot({ path: `/tmp/shot-list-${width}-${scheme}.png` });
  await page.getByRole('link', { name: 'Import from CSV' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page.screenshot({ path: `/tmp/shot-empty-${width}-${scheme}.png`, fullPage: true });
  await page.getByLabel('CSV file').setInputFiles({ name: 'families.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText('Still without').waitFor();
  await page.getByLabel("What the column 'Where' holds").selectOption({ label: 'Address (needed)' });
  await page.getByText('with errors').first().waitFor();
  await page.screenshot({ path: `/tmp/shot-check-${width}-${scheme}.png`, fullPage: true });
  if (width === 1280 && scheme === 'light') {
    await page.getByLabel('Leave out these rows and import the others').check();
    await page.getByRole('button', { name: 'Import 1 family' }).click();
    await page.getByText('is imported').waitFor();
  }
  await page.screenshot({ path: `/tmp/shot-done-${width}-${scheme}.png`, fullPage: true });
  await page.close();
}
await browser.close();
await product.stop?.();
process.exit(0);
