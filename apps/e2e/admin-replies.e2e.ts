import { openConsole } from './console-steps.ts';
import { expect } from './fixtures.ts';
import { delivered, messages, openRow, pane, reply, row, type SavedForm, stored, test, write } from './inbox-steps.ts';

test.describe('a reply by e-mail', () => {
  // MSG-09, MSG-18
  test('needs text, is kept as a draft after the tab was closed, is sent, and is reported as sent', async ({
    page,
    context,
    api,
    mail,
    problems,
  }) => {
    const id = await write(api, 'Parking');
    await openConsole(page, messages('Parking'));
    await openRow(page, 'Parking');
    const send = pane(page).getByRole('button', { name: 'Send reply' });
    await expect(send).toBeDisabled();
    await reply(page).fill(' \n ');
    await expect(send).toBeDisabled();
    await reply(page).fill('There is room behind the hall.\nCome early.');
    await expect(pane(page)).toContainText('Draft, kept on this device.');
    await page.close();

    const again = await context.newPage();
    await openConsole(again, messages('Parking'));
    await expect(row(again, 'Parking')).toContainText('Draft');
    await openRow(again, 'Parking');
    await expect(reply(again)).toHaveValue('There is room behind the hall.\nCome early.');
    await reply(again).press('Control+Enter');
    await expect(again.getByText('Reply sent successfully')).toBeVisible();
    await expect(reply(again)).toHaveValue('');
    const replies = pane(again).getByRole('region', { name: 'Replies so far' });
    await expect(replies).toContainText('Come early.');
    await expect(replies).toContainText(/Sent [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M/, delivered);
    await expect(row(again, 'Parking')).toContainText('Answered');
    await expect(row(again, 'Parking')).not.toContainText('Draft');
    expect(mail.received.filter(({ to }) => to.includes('parking@example.org')).map(({ source }) => source)).toEqual([
      expect.stringContaining('There is room behind the hall.\r\nCome early.'),
    ]);
    expect(await stored(api, id)).toMatchObject({ isRead: true, isAnswered: true });
    expect(problems).toEqual([]);
  });

  test('that is refused permanently says why, and is sent when it is tried again', async ({ page, api, mail }) => {
    await write(api, 'Mistyped');
    mail.refusals.set('mistyped@example.org', 550);
    await openConsole(page, messages('Mistyped'));
    await openRow(page, 'Mistyped');
    await reply(page).fill('You are welcome.');
    // The list is answered before the refusal, and its answer arrives after it.
    let release = () => undefined as void;
    const refused = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      '**/api/contact-messages?*',
      async (route) => {
        const response = await route.fetch();
        const [message] = (await response.json()) as SavedForm[];
        const replies = message?.replies.map((one) => ({ ...one, delivery: 'queued', failure: null }));
        await refused;
        await route.fulfill({ response, json: [{ ...message, replies }] });
      },
      { times: 1 },
    );
    const hasCome = page.waitForEvent('requestfinished', (request) => request.url().includes('/contact-messages?'));
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(pane(page).getByRole('status').filter({ hasText: 'Failed:' })).toContainText(
      'No such mailbox here',
      delivered,
    );
    release();
    await hasCome;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(row(page, 'Mistyped')).toContainText('Reply not delivered');
    mail.refusals.delete('mistyped@example.org');
    await pane(page).getByRole('button', { name: 'Try again' }).click();
    await expect(
      pane(page)
        .getByRole('status')
        .filter({ hasText: /^Sent / }),
    ).toBeVisible(delivered);
    await expect(row(page, 'Mistyped')).not.toContainText('Reply not delivered');
    expect(mail.received.filter(({ to }) => to.includes('mistyped@example.org'))).toHaveLength(1);
  });

  test('that is delayed by the mail server is shown as queued, with the reason and the time of the next attempt', async ({
    page,
    api,
    mail,
  }) => {
    await write(api, 'Greylisted');
    mail.refusals.set('greylisted@example.org', 451);
    await openConsole(page, messages('Greylisted'));
    await openRow(page, 'Greylisted');
    await reply(page).fill('You are welcome.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(
      pane(page)
        .getByRole('status')
        .filter({ hasText: /^Queued: not delivered yet, next attempt .*No such mailbox here/ }),
    ).toBeVisible(delivered);
  });

  test('is sent once even if its answer was lost and somebody sent it again', async ({ page, api, mail }) => {
    const id = await write(api, 'Brokenline');
    await openConsole(page, messages('Brokenline'));
    await openRow(page, 'Brokenline');
    await page.route(
      '**/reply',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await reply(page).fill('You are welcome.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('The reply was not sent')).toBeVisible();
    await expect(reply(page)).toHaveAccessibleDescription(/Network error/);
    await expect(reply(page)).toHaveValue('You are welcome.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Reply sent successfully')).toBeVisible();
    await expect(reply(page)).toBeFocused();
    await expect(
      pane(page)
        .getByRole('status')
        .filter({ hasText: /^Sent / }),
    ).toHaveCount(1, delivered);
    expect((await stored(api, id)).replies).toHaveLength(1);
    expect(mail.received.filter(({ to }) => to.includes('brokenline@example.org'))).toHaveLength(1);
  });
});
