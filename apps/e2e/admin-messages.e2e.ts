import { openConsole } from './console-steps.ts';
import { expect } from './fixtures.ts';
import { bulk, messages, openRow, pane, reply, row, rows, stored, test, write } from './inbox-steps.ts';

test.describe('the messages to the office', () => {
  // MSG-01, MSG-04, MSG-06, MSG-10, MSG-16
  test('are unread until they are opened, can be marked unread again, and show their time in Kampala', async ({
    page,
    api,
    problems,
  }) => {
    const id = await write(api, 'Lamwaka', { phone: '0772 123 456', message: 'One line.\nAnd another.' });
    const { createdAt } = await stored(api, id);
    const kampala = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'Africa/Kampala', ...options })
        .format(new Date(createdAt))
        .replace(/\s/g, ' ');
    await openConsole(page, messages('Lamwaka'));
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Contact messages \d+ unread$/ })).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) Messages \| Admin/);
    const mine = row(page, 'Mary Lamwaka');
    await expect(mine).toContainText('Unread: Mary Lamwaka');
    await expect(mine.getByRole('time')).toHaveText(
      `${kampala({ month: 'short', day: 'numeric', year: 'numeric' })} ${kampala({ hour: 'numeric', minute: '2-digit' })}`,
    );

    await openRow(page, 'Mary Lamwaka');
    await expect(page).toHaveURL(new RegExp(`item=${id}`));
    await expect(pane(page).getByRole('heading', { name: 'Mary Lamwaka' })).toBeFocused();
    await expect(pane(page)).toContainText('One line.\nAnd another.');
    await expect(pane(page).getByRole('link', { name: '+256772123456' })).toHaveAttribute('href', 'tel:+256772123456');
    await expect(mine).not.toContainText('Unread:');
    expect(await stored(api, id)).toMatchObject({ isRead: true });

    await pane(page).getByRole('button', { name: 'Mark unread' }).click();
    await expect(page.getByText('Message status updated')).toBeVisible();
    await expect(mine).toContainText('Unread: Mary Lamwaka');
    await expect(pane(page).getByRole('button', { name: 'Mark read' })).toBeFocused();
    expect(await stored(api, id)).toMatchObject({ isRead: false });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mine).not.toContainText('Unread:');

    // The address contains the open item.
    await page.reload();
    await expect(pane(page)).toContainText('And another.');
    expect(problems).toEqual([]);
  });

  // MSG-03, MSG-08, MSG-11
  test('are filtered by all, unread, read, unanswered and answered, and say so when there are none', async ({
    page,
    api,
  }) => {
    const [read, answered] = [await write(api, 'Filterone'), await write(api, 'Filtertwo')];
    await write(api, 'Filterthree');
    await api('PUT', `/contact-messages/${read}`, { as: 'admin', body: { isRead: true } });
    await api('PUT', `/contact-messages/${answered}`, { as: 'admin', body: { isAnswered: true } });
    await openConsole(page, messages('Filter'));
    for (const [show, names] of [
      ['Unread', ['Filterthree']],
      ['Read', ['Filtertwo', 'Filterone']],
      ['Unanswered', ['Filterthree', 'Filterone']],
      ['Answered', ['Filtertwo']],
      ['All', ['Filterthree', 'Filtertwo', 'Filterone']],
    ] as const) {
      await page.getByLabel('Show').selectOption(show);
      await expect(rows(page)).toContainText([...names]);
      await expect(rows(page)).toHaveCount(names.length);
    }
    await page.getByLabel('Search messages').fill('nobody at all writes like this');
    await expect(page.getByText('No messages found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByLabel('Search messages')).toHaveValue('');
    await expect(rows(page).first()).toBeVisible();
  });

  // MSG-05, MSG-16
  test('can be marked together, and Undo does not change those that were marked before', async ({ page, api }) => {
    const [before, fresh] = [await write(api, 'Manyone'), await write(api, 'Manytwo')];
    await api('PUT', `/contact-messages/${before}`, { as: 'admin', body: { isRead: true } });
    await openConsole(page, messages('Many'));
    await page.getByLabel('Select all on this page').check();
    await expect(bulk(page)).toContainText('2 selected');
    await bulk(page).getByRole('button', { name: 'Mark read' }).click();
    await expect(page.getByText('2 messages: marked read.')).toBeVisible();
    await expect(page.getByText('Message status updated')).toBeVisible();
    await expect(bulk(page)).toBeHidden();
    expect(await stored(api, fresh)).toMatchObject({ isRead: true });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Manytwo')).toContainText('Unread:');
    expect([await stored(api, before), await stored(api, fresh)]).toMatchObject([{ isRead: true }, { isRead: false }]);
  });

  test('are deleted only after a question that says how many, and can be restored', async ({ page, api }) => {
    const ids = [await write(api, 'Goneone'), await write(api, 'Gonetwo')];
    await openConsole(page, messages('Gone'));
    await page.getByLabel('Select all on this page').check();
    const remove = bulk(page).getByRole('button', { name: 'Delete' });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(remove).toBeFocused();
    await expect(rows(page)).toHaveCount(2);
    await remove.click();
    await expect(page.getByRole('dialog', { name: 'Delete 2 messages?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 messages' }).click();
    await expect(page.getByText('2 messages: deleted.')).toBeVisible();
    await expect(page.getByText('No messages found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(2);

    // A single deletion: the next message opens, and the deleted one is listed under 'Deleted'.
    await openRow(page, 'Gonetwo');
    await pane(page).getByRole('button', { name: 'Delete' }).click();
    await expect(pane(page).getByRole('heading', { name: 'Mary Goneone' })).toBeFocused();
    await page.getByLabel('Show').selectOption('Deleted');
    await openRow(page, 'Gonetwo');
    await expect(pane(page)).toContainText('It will be erased permanently on');
    await expect(reply(page)).toBeHidden();
    await pane(page).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Mary Gonetwo: restored.')).toBeVisible();
    expect(await stored(api, ids[1] ?? 0)).toMatchObject({ deletedAt: null });
  });

  // MSG-14
  test('say so when they cannot be fetched, and try again when asked', async ({ page, api }) => {
    await write(api, 'Unreachable');
    await page.route(
      /\/api\/contact-messages\?/,
      (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: '{"statusCode":503,"code":"UNAVAILABLE","message":"The database is not answering.","requestId":"r"}',
        }),
      { times: 1 },
    );
    await openConsole(page, messages('Unreachable'));
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch contact messages' })).toContainText(
      'The database is not answering.',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'Unreachable')).toBeVisible();
    await expect(page.getByText('Failed to fetch contact messages')).toBeHidden();
  });

  // API-12: the data layer never polls; this page polls itself, as the live status does
  test('appear by themselves when they come', async ({ page, api }) => {
    await write(api, 'Arrivalone');
    await page.clock.install();
    await openConsole(page, messages('Arrival'));
    await expect(rows(page)).toHaveCount(1);
    await write(api, 'Arrivaltwo');
    await page.clock.runFor(31_000);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('status').filter({ hasText: '1 new message' })).toBeVisible();
  });
});
