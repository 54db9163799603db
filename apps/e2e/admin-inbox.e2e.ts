import { openConsole } from './console-steps.ts';
import { axe, axeInLightAndDark, expect } from './fixtures.ts';
import { ask, bulk, messages, openRow, pane, prayers, reply, row, rows, stored, test, write } from './inbox-steps.ts';

test.describe('the inbox, used from the keyboard,', () => {
  test('opens the next and the previous message, replies, marks, and returns to the row', async ({ page, api }) => {
    for (const name of ['Keyone', 'Keytwo', 'Keythree']) await write(api, name);
    await openConsole(page, messages('Key'));
    await expect(rows(page)).toHaveCount(3);
    const open = (name: string) => expect(pane(page).getByRole('heading', { name: `Mary ${name}` })).toBeFocused();
    await page.keyboard.press('j');
    await open('Keythree');
    await page.keyboard.press('j');
    await open('Keytwo');
    await page.keyboard.press('k');
    await open('Keythree');
    // Opening the message marks it as read, and `u` reverts that.
    await page.keyboard.press('u');
    await expect(page.getByText('Mary Keythree: marked unread.')).toBeVisible();
    await expect(row(page, 'Keythree')).toContainText('Unread:');
    await page.keyboard.press('e');
    await expect(row(page, 'Keythree')).toContainText('Answered');
    await page.keyboard.press('x');
    await expect(bulk(page)).toContainText('1 selected');
    await page.keyboard.press('r');
    await expect(reply(page)).toBeFocused();
    // Keys typed into a field are text.
    await page.keyboard.type('jeux');
    await expect(reply(page)).toHaveValue('jeux');
    await pane(page).getByRole('button', { name: 'Discard draft' }).click();
    await expect(reply(page)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(reply(page)).toHaveValue('jeux');
    await pane(page).getByRole('heading', { name: 'Mary Keythree' }).focus();
    await page.keyboard.press('Escape');
    await expect(pane(page)).toBeHidden();
    await expect(row(page, 'Keythree').getByRole('link')).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search messages')).toBeFocused();
  });

  test('handles a key that was pressed before the message had loaded', async ({ page, api }) => {
    const id = await write(api, 'Hasty');
    let letGo = () => {};
    const release = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(
      (url) => url.pathname === `/api/contact-messages/${id}`,
      async (route) => {
        if (route.request().method() === 'GET') await release;
        await route.continue();
      },
    );
    await openConsole(page, messages('Hasty'));
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(pane(page).getByRole('heading', { name: 'Mary Hasty' })).toBeFocused();
    // Opening will mark the message as read; somebody who presses `u` before that wants it unread.
    await page.keyboard.press('u');
    letGo();
    await expect(page.getByText('Mary Hasty: marked unread.')).toBeVisible();
    await expect(pane(page).getByRole('button', { name: 'Mark read' })).toBeVisible();
    await expect(row(page, 'Hasty')).toContainText('Unread:');
    expect(await stored(api, id)).toMatchObject({ isRead: false });
  });

  test('continues on the next page, and past items that have left the list', async ({ page, api }) => {
    for (let count = 0; count < 22; count += 1) await write(api, `Pageturn${String.fromCharCode(97 + count)}`);
    await openConsole(page, `${messages('Pageturn')}&status=unread&page=2`);
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('k');
    await expect(pane(page).getByRole('heading', { name: 'Mary Pageturna' })).toBeVisible();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(page).not.toHaveURL(/page=2/);
    await expect(pane(page).getByRole('heading', { name: 'Mary Pageturnc' })).toBeVisible();
    await expect(row(page, 'Pageturnc')).not.toContainText('Unread:');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, 'Pageturnc')).toBeHidden();
    await page.keyboard.press('k');
    await expect(pane(page).getByRole('heading', { name: 'Mary Pageturnd' })).toBeVisible();
  });
});

test.describe('the inbox on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });
  test('shows an open item in place of the list, and going back leads to its row', async ({ page, api }) => {
    await write(api, 'Narrow');
    await openConsole(page, messages('Narrow'));
    await openRow(page, 'Narrow');
    await expect(pane(page).getByRole('heading', { name: 'Mary Narrow' })).toBeFocused();
    await expect(rows(page)).toHaveCount(0);
    await pane(page).getByRole('button', { name: 'Back to messages' }).click();
    await expect(row(page, 'Narrow').getByRole('link')).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth))
      .toBe(true);
  });
});

test.describe('the appearance of the inboxes', () => {
  test('has no accessibility violations, with and without an open item, at each width, in light and in dark', async ({
    page,
    api,
  }) => {
    test.slow();
    const id = await write(api, 'Axe');
    await api('POST', `/contact-messages/${id}/reply`, { as: 'admin', body: { content: 'Welcome.' } });
    const { id: prayer } = await ask(api, 'Axe: an emergency');
    const look = async (what: string) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await axeInLightAndDark(page), what).toEqual([]);
      // Only the layout is checked here: no colour is particular to this width.
      await page.setViewportSize({ width: 768, height: 900 });
      expect(await axe(page, undefined, 'layout'), `${what} at 768`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 900 });
      expect(await axe(page), `${what} at 360`).toEqual([]);
    };
    await openConsole(page, messages('Axe'));
    await page.getByLabel(/^Select Mary/).check();
    await look('the list');
    await openConsole(page, `${messages('Axe')}&item=${id}`);
    await expect(reply(page)).toBeVisible();
    await look('an open message');
    await openConsole(page, `${prayers('Axe')}&item=${prayer}`);
    await expect(reply(page)).toBeVisible();
    await look('an open prayer request');
  });
});
