import { openConsole } from './console-steps.ts';
import { expect } from './fixtures.ts';
import { ask, bulk, openRow, pane, prayers, reply, row, rows, stored, test } from './inbox-steps.ts';

test.describe('prayer requests', () => {
  // MSG-02, MSG-07, MSG-08, MSG-13, MSG-17
  test('are listed urgent first and nameless as Anonymous, and can be marked answered, pending and urgent', async ({
    page,
    api,
    problems,
  }) => {
    const urgent = await ask(api, 'Orchard: my brother was in an accident, please pray');
    const ordinary = await ask(api, 'Orchard: rain for the mangoes', 'Okello');
    await openConsole(page, prayers('Orchard'));
    await expect(page.getByRole('heading', { name: 'Prayer requests', level: 1 })).toBeVisible();
    await expect(rows(page, 'prayer requests')).toContainText([
      /Anonymous.*accident.*Urgent.*Pending/s,
      /Okello.*mangoes.*Pending/s,
    ]);

    await openRow(page, 'mangoes', 'prayer requests');
    await expect(pane(page)).toContainText('Private: only for the prayer team.');
    await pane(page).getByRole('button', { name: 'Mark urgent' }).click();
    await expect(page.getByText('Prayer request status updated')).toBeVisible();
    await expect(rows(page, 'prayer requests').first()).toContainText('Okello');
    await expect(pane(page).getByRole('button', { name: 'Mark not urgent' })).toBeFocused();
    await pane(page).getByRole('button', { name: 'Mark answered' }).click();
    await expect(page.getByText('Okello: marked answered.')).toBeVisible();
    // Answered requests are no longer listed before those that wait.
    await expect(rows(page, 'prayer requests')).toContainText([/Anonymous/, /Okello.*Answered/s]);
    expect(await stored(api, ordinary.id, '/prayer-requests')).toMatchObject({ isAnswered: true, isUrgent: true });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Okello', 'prayer requests')).toContainText('Pending');

    for (const [show, names] of [
      ['Urgent', ['Okello', 'Anonymous']],
      ['Unanswered', ['Okello', 'Anonymous']],
      ['Answered', []],
    ] as const) {
      await page.getByLabel('Show').selectOption(show);
      if (names.length > 0) await expect(rows(page, 'prayer requests')).toContainText([...names]);
      // MSG-12
      else await expect(page.getByText('No prayer requests found')).toBeVisible();
    }
    expect(await stored(api, urgent.id, '/prayer-requests')).toMatchObject({ isUrgent: true, isAnswered: false });
    expect(problems).toEqual([]);
  });

  // MSG-05, MSG-17
  test('can be marked together', async ({ page, api }) => {
    const ids = [(await ask(api, 'Together: for the first')).id, (await ask(api, 'Together: for the second')).id];
    await openConsole(page, prayers('Together'));
    await page.getByLabel('Select all on this page').check();
    await bulk(page).getByRole('button', { name: 'Mark answered' }).click();
    await expect(page.getByText('2 prayer requests: marked answered.')).toBeVisible();
    for (const id of ids) expect(await stored(api, id, '/prayer-requests')).toMatchObject({ isAnswered: true });
  });

  // MSG-09, MSG-18: a prayer reply goes to its code
  test('are answered, and the person who asked reads the answer on the same device', async ({ page, context, api }) => {
    await page.goto('/contact#prayer');
    const form = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Prayer Requests', exact: true }) });
    await form.getByLabel('Your prayer request *').fill('Granary: for a good harvest');
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page.getByText('Our prayer team will be praying for you.').first()).toBeVisible();

    const office = await context.newPage();
    await openConsole(office, prayers('Granary'));
    await openRow(office, 'Granary', 'prayer requests');
    await expect(reply(office)).toHaveAccessibleDescription(/The person who has the code/);
    await expect(pane(office).getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await reply(office).fill('We prayed for your granary.');
    await pane(office).getByRole('button', { name: 'Send reply' }).click();
    await expect(office.getByText('Reply sent successfully')).toBeVisible();
    await expect(row(office, 'Granary', 'prayer requests')).toContainText('Answered');
    await expect(pane(office).getByRole('region', { name: 'Replies so far' })).toContainText(
      'Can be read with the code of this request.',
    );

    await page.reload();
    await expect(page.getByText('We prayed for your granary.')).toBeVisible();
    expect((await api('GET', '/outbox?search=granary', { as: 'admin' })).body).toEqual([]);
  });

  // MSG-15
  test('say so when they cannot be fetched', async ({ page }) => {
    await page.route(/\/api\/prayer-requests\?/, (route) => route.abort(), { times: 1 });
    await openConsole(page, '/admin/messages/prayers');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch prayer requests' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Failed to fetch prayer requests')).toBeHidden();
  });
});
