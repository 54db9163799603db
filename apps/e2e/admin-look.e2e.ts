import type { Page } from '@playwright/test';
import { seedSite } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { type Api, axe, axeInLightAndDark, expect, test } from './fixtures.ts';
import { chooseFile, seedFile } from './upload-steps.ts';
import { overflow, phone } from './visit-steps.ts';

// Each test opens the console and several public pages.
test.slow();

const schemes = ['light', 'dark'] as const;
const path = '/admin/site/identity';
const blue = { mainColour: '#123E8A', accentColour: '#FFD27A' };
/** Background of the header with the blue and with the standard look; it is slightly transparent after scrolling. */
const deep = { blue: /^rgba?\(11, 37, 83\b/, standard: /^rgba?\(6, 48, 43\b/ };

/** Other tests share this site, so its look is restored. */
async function save(api: Api, look: object) {
  const { version } = (await api('GET', '/site/identity', { as: 'admin' })).body as { version: number };
  const answer = await api('PUT', '/site/identity', {
    as: 'admin',
    body: { ...seedSite.identity, ...look, version },
  });
  expect(answer.status).toBe(200);
}
test.afterEach(({ api }) => save(api, {}));

const press = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
};
const main = (page: Page) => page.getByRole('textbox', { name: 'Main colour', exact: true });
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent colour', exact: true });
const header = (page: Page) => page.getByRole('banner');

test('the office chooses two colours and a logo, which every page shows at once, and returns to the standard look', async ({
  page,
  problems,
}) => {
  await openConsole(page, path);
  const contrasts = page.getByRole('status', { name: 'Contrast' });
  await main(page).fill('#2E9E8F');
  const refusal = page.getByText(/^Main colour must be darker: white text on it has a contrast of 3\.\d:1 and needs 4/);
  await expect(refusal).toBeVisible();
  await expect(contrasts.getByText(/too little: 4\.5:1 is needed/).first()).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/site/')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page)).toBeFocused();
  expect(sent).toEqual([]);

  await page.getByLabel('Pick: Main colour').fill('#123e8a');
  await expect(main(page)).toHaveValue('#123E8A');
  await expect(refusal).toBeHidden();
  await accent(page).fill('#8F2D14');
  await expect(page.getByText(/^Accent colour must be lighter, or the main colour darker/)).toBeVisible();
  await accent(page).fill(blue.accentColour);
  await expect(contrasts.getByText(/, enough$/)).toHaveCount(5);
  await chooseFile(page, 'Logo', {
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: seedFile('gallery/crusade-1.jpg'),
  });
  await expect(page.getByRole('button', { name: 'Replace the picture: Logo' })).toBeVisible();
  await press(page);
  // The console shows the new look before it is loaded again.
  await expect(header(page)).toHaveCSS('background-color', deep.blue);
  expect(await axeInLightAndDark(page)).toEqual([]);

  await page.setViewportSize(phone);
  for (const address of ['/', '/events', '/about']) {
    await page.goto(address);
    await expect(header(page).locator('svg.sun').first()).toHaveCSS('background-image', /\.320\.jpg"\)$/);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0B2553');
    // Visitors get the same look, whatever colour scheme their device prefers.
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(header(page)).toHaveCSS('background-color', deep.blue);
    }
    expect(await axe(page), address).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await page.request.get(icon ?? '')).headers()['content-type']).toBe('image/png');

  await openConsole(page, path);
  await page.getByRole('button', { name: 'Back to the standard colours' }).click();
  await expect(main(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  await press(page);
  await expect(header(page)).toHaveCSS('background-color', deep.standard);
  await page.goto('/');
  await expect(header(page)).toHaveCSS('background-color', deep.standard);
  await expect(page.locator('#look')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('an error of the server is shown beside the colour, and an earlier version brings a colour back', async ({
  page,
}) => {
  await openConsole(page, path);
  await accent(page).fill('gold');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Accent colour must be a colour such as #F6B73C')).toBeVisible();
  await expect(accent(page)).toBeFocused();
  await accent(page).fill('#FFD27A');
  await press(page);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Accent colour');
  await versions.last().getByRole('button', { name: 'Put into the form' }).click();
  await expect(accent(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(accent(page)).toHaveValue('#FFD27A');
});

test('the consoles are readable in another look, in light and in dark', async ({ page, api, problems }) => {
  await save(api, { mainColour: '#7A1F5C', accentColour: '#FFC9E3' });
  for (const address of ['/admin', '/admin/events'] as const) {
    await openConsole(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeInLightAndDark(page), address).toEqual([]);
  }
  await page.goto('/media-setup');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
});

for (const [mainColour, accentColour] of [
  ['#767676', '#FFFFFF'],
  ['#000000', '#FFC957'],
  ['#A3162E', '#FFE08A'],
] as const)
  test(`every page of the site is readable in ${mainColour} with ${accentColour}`, async ({ page, api }) => {
    await save(api, { mainColour, accentColour });
    await page.setViewportSize(phone);
    for (const address of [
      '/',
      '/ministries',
      '/events/2',
      '/sermons/1',
      '/contact',
      '/store',
      '/live',
      '/community',
    ]) {
      await page.goto(address);
      // every-page checks the other rules with the standard look.
      expect(await axe(page, undefined, 'colours'), address).toEqual([]);
    }
  });
