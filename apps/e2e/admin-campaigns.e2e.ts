import { openConsole } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { axe, expect, nextYear, test } from './fixtures.ts';

const people = 30;
/** Milliseconds for sending to all of them at the configured rate, with the same time again for a busy machine. */
const sendingMs = 90_000;

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const)
  test(`a newsletter is written, previewed, sent, paused and resumed (${colorScheme}, ${width} pixels)`, async ({
    page,
    api,
    problems,
  }) => {
    test.setTimeout(3 * sendingMs);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 780 });
    const title = `Crusade of readers ${width} ${Date.now()}`;
    const event = await createEvent(api, title, {
      date: `${nextYear}-03-06T06:00:00.000Z`,
      registrationRequired: true,
    });
    for (let at = 0; at < people; at += 1) {
      const body = {
        eventId: event.id,
        firstName: 'Mary',
        lastName: 'Akello',
        email: `m${at}.${event.id}@example.org`,
      };
      expect((await api('POST', `/events/${event.id}/register`, { body })).status).toBe(201);
    }

    await openConsole(page, '/admin/newsletter');
    await page.getByRole('button', { name: 'Send Campaign' }).click();
    await expect(page.getByRole('heading', { name: 'Newsletters', level: 1 })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Write a newsletter' }).focus();
    await page.keyboard.press('Enter');
    const subject = `News for ${title}`;
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel(/^To/).selectOption({ label: 'Everybody registered for an event' });
    await expect(page.getByText('Choose who gets it.')).toBeVisible();
    await page.getByLabel(/^Event/).selectOption(String(event.id));
    await expect(page.getByText(`${people} addresses`)).toBeVisible();
    const text = page.getByRole('textbox', { name: /^Text/ });
    await text.click();
    await page.keyboard.type('Much has happened.');
    await page.getByRole('button', { name: 'Add upcoming events' }).click();
    await expect(text).toContainText('{{coming events}}');
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Much has happened.');
    await expect(dialog).not.toContainText('{{coming events}}');
    expect(await axe(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByText('Plain text').click();
    await expect(dialog.locator('pre')).toContainText('To stop receiving these mails:');
    expect(await axe(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByText('Picture', { exact: true }).click();
    await expect(dialog.getByRole('img', { name: `Newsletter as a picture: ${subject}` })).toHaveJSProperty(
      'naturalWidth',
      1_080,
    );
    expect(await axe(page, '[role="dialog"]')).toEqual([]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'A5 bulletin (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe('bulletin.pdf');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.getByText('Your account has no e-mail address.')).toBeVisible();

    // Unsaved text survives a reload.
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    await expect(text).toContainText('Much has happened.');
    await expect(page.getByRole('button', { name: 'Send now…' })).toBeDisabled();
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByText('Saved. It can be sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Send later…' }).click();
    await expect(dialog.getByRole('button', { name: `Send to ${people} addresses` })).toBeDisabled();
    expect(await axe(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Send now…' }).click();
    await expect(dialog).toContainText('what was sent cannot be taken back');
    await dialog.getByRole('button', { name: `Send to ${people} addresses` }).click();

    await page.getByRole('button', { name: `Pause '${subject}'` }).click();
    await expect(page.getByRole('button', { name: `Resume '${subject}'` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Paused');
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: `Resume '${subject}'` }).click();
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText(
      `Sent to ${people} of ${people} addresses`,
      { timeout: sendingMs },
    );
    await page.getByRole('link', { name: 'Newsletters' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('Sent');
    expect(await axe(page)).toEqual([]);
    // The test mail to an account without an address is refused.
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  });

test('a text message shows its length and its cost before it is sent', async ({ page, api }) => {
  const event = await createEvent(api, `Texted ${Date.now()}`, { registrationRequired: true });
  const body = {
    eventId: event.id,
    firstName: 'Mary',
    lastName: 'Akello',
    email: 'm@example.org',
    phone: '0772123456',
  };
  expect((await api('POST', `/events/${event.id}/register`, { body })).status).toBe(201);
  await openConsole(page, '/admin/newsletter/campaigns/new');
  await page.getByLabel('Subject').fill('Gate');
  await page.getByLabel('Send as').selectOption({ label: 'Text message' });
  await page.getByLabel(/^To/).selectOption({ label: 'Everybody registered for an event' });
  await page.getByLabel(/^Event/).selectOption(String(event.id));
  await page.getByLabel('Text').fill('x'.repeat(161));
  await expect(page.getByText('161 characters, 2 text messages of 3 at most')).toBeVisible();
  await expect(page.getByText('1 number: 2 text messages. The price of one is not known')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: 'Send now…' }).click();
  await expect(page.getByRole('dialog')).toContainText('No text messages are sent between 9 PM and 7 AM');
  await page.getByRole('button', { name: 'Send to 1 number' }).click();
  await expect(page.getByText('x'.repeat(161))).toBeVisible();
});
