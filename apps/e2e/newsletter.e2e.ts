import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Api, axe, expect, test } from './fixtures.ts';
import { hydrated, overflow, phone } from './visit-steps.ts';

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });

interface Message {
  recipient: string;
  subject: string;
}
const emails = async (api: Api, recipient: string) =>
  ((await api('GET', '/outbox?limit=500', { as: 'admin' })).body as Message[]).filter(
    (message) => message.recipient === recipient,
  );

/** The unsubscribe link of the email that the product has written to its outbox folder. */
async function linkInEmailTo(recipient: string, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
      link = sources
        .find((source) => source.includes(`To: ${recipient}`))
        ?.match(/^List-Unsubscribe:\s+<([^>]+)>/m)?.[1];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

test.use({ viewport: phone });

// NAV-49, NEWS-05, NEWS-06, NEWS-10, NEWS-14, CONST-08
test('a visitor corrects an address, subscribes and is thanked', async ({ page, api, problems }) => {
  await page.goto('/');
  await hydrated(page);
  const form = newsletter(page);
  const button = form.getByRole('button');
  await expect(button).toBeDisabled();
  await form.getByLabel('E-mail address').fill('mary');
  await button.click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByLabel('E-mail address')).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await form.getByLabel('E-mail address').fill('mary.subscribes@example.org');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Thank you for subscribing!');
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  await expect(form).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(form.getByLabel('E-mail address')).toBeVisible();
  expect(await emails(api, 'mary.subscribes@example.org')).toMatchObject([
    { subject: 'Welcome to the newsletter of Faithful Witness Ministries' },
  ]);
  expect(problems).toEqual([]);
});

test('the form fits 320 and 1,280 pixels, and has touch targets of at least 48 pixels', async ({ page }) => {
  await page.goto('/events');
  for (const width of [320, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const control of [newsletter(page).getByLabel('E-mail address'), newsletter(page).getByRole('button')])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect(await overflow(page)).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor subscribes on the current page, gets an e-mail and unsubscribes with its link', async ({
    page,
    api,
    site,
  }) => {
    await page.goto('/events');
    await newsletter(page).getByLabel('E-mail address').fill('opio.leaves@example.org');
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(`${site.url}/events?newsletter=subscribed#newsletter`);
    await expect(newsletter(page).getByRole('status')).toHaveText('Thank you for subscribing!');

    const link = await linkInEmailTo('opio.leaves@example.org', site.dataDir);
    expect(link).toContain(site.url);
    await page.goto(link);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();

    // Only somebody who has unsubscribed gets the welcome mail again.
    await api('POST', '/newsletter/subscribe', { body: { email: 'opio.leaves@example.org' } });
    await expect.poll(async () => (await emails(api, 'opio.leaves@example.org')).length).toBe(2);
  });

  test('an invalid address is reported beside the field', async ({ page }) => {
    await page.goto('/');
    await newsletter(page).getByLabel('E-mail address').fill('a@b,c');
    await newsletter(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter(page).getByLabel('E-mail address')).toHaveValue('a@b,c');
    await expect(newsletter(page).getByText('Please enter a valid email address.')).toBeVisible();
  });
});
