import type { Browser, Page } from '@playwright/test';
import { dialog, openConsole } from './console-steps.ts';
import { createItem, readItem, save, titleField, writeMarkdown } from './content-steps.ts';
import { type Api, axe, expect, test } from './fixtures.ts';

const begun = /^Started on another device on .+\.$/;

const draftOf = async (api: Api, key: string): Promise<unknown> =>
  ((await api('GET', `/editor-drafts/${key}`, { as: 'admin' })).body as { draft: unknown }).draft;
const sent = (api: Api, key: string) => expect.poll(() => draftOf(api, key), { timeout: 20_000 });

/** Opens the console in a new browser context with the width of a phone. */
async function onPhone(browser: Browser, url: string, path: `/admin${string}`): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await openConsole(page, path);
  return page;
}

test.describe('an unsaved form', () => {
  test('can be continued on another device of the account, and its draft is deleted once it is saved there', async ({
    page,
    browser,
    site,
    api,
    problems,
  }) => {
    const { id } = await createItem(api, 'sermons', 'Begun at the computer');
    const key = `sermons.${id}`;
    await openConsole(page, `/admin/sermons/${id}`);
    await titleField(page).fill('Begun at the computer, continued');
    await sent(api, key).toMatchObject({ value: { draft: { title: 'Begun at the computer, continued' } } });

    const phone = await onPhone(browser, site.url, `/admin/sermons/${id}`);
    await expect(phone.getByText(begun)).toBeVisible({ timeout: 20_000 });
    await expect(titleField(phone)).toHaveValue('Begun at the computer');
    expect(await axe(phone, 'main')).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(phone.getByText(begun)).toBeHidden();
    await expect(titleField(phone)).toHaveValue('Begun at the computer, continued');
    await titleField(phone).fill('Begun at the computer, ended on the phone');
    await sent(api, key).toMatchObject({ value: { draft: { title: 'Begun at the computer, ended on the phone' } } });
    await save(phone);
    await expect(phone.getByText('Content saved successfully')).toBeVisible();
    await sent(api, key).toBeNull();
    expect((await readItem(api, 'sermons', id))['title']).toBe('Begun at the computer, ended on the phone');
    await phone.context().close();
    expect(problems).toEqual([]);
  });

  test('can be discarded on another device', async ({ page, browser, site, api }) => {
    const { id } = await createItem(api, 'ministries', 'Not meant so');
    await openConsole(page, `/admin/ministries/${id}`);
    await titleField(page).fill('Not meant so at all');
    await sent(api, `ministries.${id}`).not.toBeNull();
    const phone = await onPhone(browser, site.url, `/admin/ministries/${id}`);
    await phone.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(phone.getByText(begun)).toBeHidden();
    await expect(titleField(phone)).toHaveValue('Not meant so');
    expect(await draftOf(api, `ministries.${id}`)).toBeNull();
    await phone.context().close();
  });

  test('of another device is not overwritten by typing on this one', async ({ page, browser, site, api }) => {
    const { id } = await createItem(api, 'sermons', 'Two at once');
    const key = `sermons.${id}`;
    await openConsole(page, `/admin/sermons/${id}`);
    const phone = await onPhone(browser, site.url, `/admin/sermons/${id}`);
    await titleField(page).fill('From the computer');
    await sent(api, key).toMatchObject({ value: { draft: { title: 'From the computer' } } });
    await titleField(phone).fill('From the phone');
    await expect(phone.getByText(begun)).toBeVisible({ timeout: 20_000 });
    await expect(titleField(phone)).toHaveValue('From the phone');
    expect(await draftOf(api, key)).toMatchObject({ value: { draft: { title: 'From the computer' } } });
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(titleField(phone)).toHaveValue('From the computer');
    await phone
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(titleField(phone)).toHaveValue('From the phone');
    await phone.context().close();
  });

  test('is listed on the dashboard of another device, and can be opened there', async ({
    page,
    browser,
    site,
    api,
    problems,
  }) => {
    const phone = await onPhone(browser, site.url, '/admin/');
    const drafts = phone.getByRole('region', { name: 'Unfinished drafts' });
    await openConsole(page, '/admin/community/announcements/new');
    await titleField(page).fill('Choir practice moves');
    await sent(api, 'announcements.new').not.toBeNull();
    await phone.reload();
    const row = drafts.getByRole('listitem').filter({ hasText: 'Choir practice moves' });
    await expect(row).toContainText(/Announcement, new\. Started on another device on .+\./);
    expect(await axe(phone, 'main')).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await row.getByRole('button', { name: 'Continue Choir practice moves' }).click();
    await expect(titleField(phone)).toHaveValue('Choir practice moves');
    await titleField(phone).fill('Choir practice moves to Friday');
    await sent(api, 'announcements.new').toMatchObject({
      value: { draft: { title: 'Choir practice moves to Friday' } },
    });
    await phone.context().close();
    expect(problems).toEqual([]);
  });

  test('can be discarded from the dashboard after a question, also on this device', async ({ page, api }) => {
    const { id } = await createItem(api, 'ministries', 'Prison ministry');
    await openConsole(page, `/admin/ministries/${id}`);
    await titleField(page).fill('Prison ministry, renamed');
    await sent(api, `ministries.${id}`).not.toBeNull();
    page.once('dialog', (leaving) => void leaving.accept());
    await page.goto('/admin/');
    const row = page.getByRole('listitem').filter({ hasText: 'Prison ministry, renamed' });
    await expect(row).toContainText(/Started on this device on/);
    const discard = row.getByRole('button', { name: 'Discard Prison ministry, renamed' });
    await discard.click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await draftOf(api, `ministries.${id}`)).not.toBeNull();
    await page.route(`**/editor-drafts/ministries.${id}`, (route) => route.abort(), { times: 1 });
    await discard.click();
    await dialog(page).getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(row).toBeHidden();
    expect(await draftOf(api, `ministries.${id}`)).toBeNull();
    await page.goto(`/admin/ministries/${id}`);
    await expect(titleField(page)).toHaveValue('Prison ministry');
  });

  // EDIT-46: a sermon without a date gets the time at which it is first saved.
  for (const isReloaded of [false, true])
    test(`becomes only one item if the answer to the save was lost${isReloaded ? ' and the page reloaded' : ''}`, async ({
      page,
      api,
    }) => {
      const title = isReloaded ? 'The answer was lost, then the page' : 'The answer was lost';
      await openConsole(page, '/admin/sermons/new');
      await titleField(page).fill(title);
      await page.getByLabel('Speaker').fill('Grace Akello');
      await writeMarkdown(page, 'Care for those who wait.');
      await page.route(
        '**/api/sermons',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await save(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
      if (isReloaded) {
        page.once('dialog', (leaving) => void leaving.accept());
        await page.reload();
        await expect(titleField(page)).toHaveValue(title);
      }
      await save(page);
      await expect(page.getByText('Content saved successfully')).toBeVisible();
      const { body } = await api('GET', `/sermons?status=current&search=${encodeURIComponent(title)}`, { as: 'admin' });
      expect(body).toHaveLength(1);
    });

  test('that the server refuses to store is reported once in the form, and kept on the device', async ({
    page,
    api,
  }) => {
    const { id } = await createItem(api, 'sermons', 'Longer than a draft may be');
    const tried: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/editor-drafts/'))
        tried.push(new URL(request.url()).pathname);
    });
    const read = page.waitForResponse(/\/editor-drafts\/sermons/);
    await openConsole(page, `/admin/sermons/${id}`);
    await read;
    // No field accepts more than a draft may contain, so the request is enlarged on the way, once.
    await page.route(
      `**/editor-drafts/sermons.${id}`,
      async (route) => {
        const body = route.request().postDataJSON() as { value: object };
        const value = { ...body.value, filler: 'x'.repeat(500_000) };
        await route.continue({ postData: JSON.stringify({ ...body, value }) });
      },
      { times: 1 },
    );
    await writeMarkdown(page, 'Care for those who wait.');
    const notice = page.getByText(/^This draft is kept on this device only: .*500,000/);
    await expect(notice).toBeVisible({ timeout: 20_000 });
    expect(await axe(page, 'main')).toEqual([]);
    expect(await draftOf(api, `sermons.${id}`)).toBeNull();
    await writeMarkdown(page, 'Short.');
    await sent(api, `sermons.${id}`).toMatchObject({ value: { draft: { description: 'Short.' } } });
    await expect(notice).toBeHidden();
    expect(tried).toHaveLength(2);
  });

  test('with personal data stays on the device', async ({ page, api }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/editor-drafts/')) calls.push(new URL(request.url()).pathname);
    });
    const body = { name: 'Achayo Mary', testimony: 'I was ill, and am well.' };
    const { id } = (await api('POST', '/testimonials', { body })).body as { id: number };
    await openConsole(page, `/admin/community/testimonials?read=${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page).getByRole('textbox', { name: 'Testimony' }).fill('I was ill, and walk.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.goto('/admin/sermons/new');
    await expect.poll(() => calls).toEqual(['/api/editor-drafts/sermons.new']);
  });
});
