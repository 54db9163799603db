import type { Page } from '@playwright/test';
import { startProduct } from '../../tools/product.mjs';
import { openConsole } from './console-steps.ts';
import { axe, expect, test as base, type Api } from './fixtures.ts';
import { startMailServer, type MailServer } from './mail-steps.ts';

/** A product of its own that sends its mail to a real SMTP server. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const { url, dataDir, log, stop } = await startProduct({ SMTP_URL: mail.url, MAIL_FROM: 'office@faithful.example' });
      await use({ url, dataDir, log });
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

interface Kept {
  id: number;
  createdAt: string;
  isRead: boolean;
  isAnswered: boolean;
  isUrgent: boolean;
  replies: { content: string; delivery: string | null }[];
}

async function write(api: Api, lastName: string, own: Record<string, unknown> = {}): Promise<number> {
  const { body } = await api('POST', '/contact', { body: { firstName: 'Mary', lastName, email: `${lastName.toLowerCase()}@example.org`, message: 'Where can I park on Sunday?', ...own } });
  return (body as Kept).id;
}
async function ask(api: Api, request: string, name: string | null = null): Promise<{ id: number; replyCode: string }> {
  return (await api('POST', '/prayer-requests', { body: { name, request, isPublic: false } })).body as { id: number; replyCode: string };
}
const stored = async (api: Api, id: number, path: '/contact-messages' | '/prayer-requests' = '/contact-messages') => (await api('GET', `${path}/${id}`, { as: 'admin' })).body as Kept;

const messages = (search: string) => `/admin/messages?search=${encodeURIComponent(search)}` as const;
const prayers = (search: string) => `/admin/messages/prayers?search=${encodeURIComponent(search)}` as const;
const rows = (page: Page, list = 'messages') => page.getByRole('region', { name: list, exact: true }).getByRole('listitem');
const row = (page: Page, text: string, list?: string) => rows(page, list).filter({ hasText: text });
const pane = (page: Page) => page.getByRole('article');
const bulk = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
const reply = (page: Page) => pane(page).getByRole('textbox', { name: 'Reply' });
/** A letter takes its way through the outbox, a mail server and the next look at it. */
const delivered = { timeout: 20_000 };
const openRow = (page: Page, text: string, list?: string) => row(page, text, list).getByRole('link').click();

test.describe('the messages to the office', () => {
  // MSG-01, MSG-04, MSG-06, MSG-10, MSG-16
  test('are unread until they are opened, can be marked unread again, and tell when they came by the clock of Kampala', async ({ page, api, problems }) => {
    const id = await write(api, 'Lamwaka', { phone: '0772 123 456', message: 'One line.\nAnd another.' });
    const { createdAt } = await stored(api, id);
    const kampala = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'Africa/Kampala', ...options }).format(new Date(createdAt)).replace(/\s/g, ' ');
    await openConsole(page, messages('Lamwaka'));
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Contact messages \d+ unread$/ })).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) Messages \| Admin/);
    const mine = row(page, 'Mary Lamwaka');
    await expect(mine).toContainText('Unread: Mary Lamwaka');
    await expect(mine.getByRole('time')).toHaveText(`${kampala({ month: 'short', day: 'numeric', year: 'numeric' })} ${kampala({ hour: 'numeric', minute: '2-digit' })}`);

    await openRow(page, 'Mary Lamwaka');
    await expect(page).toHaveURL(new RegExp(`item=${id}`));
    await expect(pane(page).getByRole('heading', { name: 'Mary Lamwaka' })).toBeFocused();
    await expect(pane(page)).toContainText('One line.\nAnd another.');
    await expect(pane(page).getByRole('link', { name: '0772 123 456' })).toHaveAttribute('href', 'tel:0772123456');
    await expect(mine).not.toContainText('Unread:');
    expect(await stored(api, id)).toMatchObject({ isRead: true });

    await pane(page).getByRole('button', { name: 'Mark unread' }).click();
    await expect(page.getByText('Message status updated')).toBeVisible();
    await expect(mine).toContainText('Unread: Mary Lamwaka');
    await expect(pane(page).getByRole('button', { name: 'Mark read' })).toBeFocused();
    expect(await stored(api, id)).toMatchObject({ isRead: false });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mine).not.toContainText('Unread:');

    // The item stands in the address.
    await page.reload();
    await expect(pane(page)).toContainText('And another.');
    expect(problems).toEqual([]);
  });

  // MSG-03, MSG-08, MSG-11
  test('are filtered by all, unread, read, unanswered and answered, and say so when there are none', async ({ page, api }) => {
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
  test('are marked several at once, and taking it back leaves alone what was so before', async ({ page, api }) => {
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

  test('are deleted only when the question, which says how many, was answered, and can be brought back', async ({ page, api }) => {
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

    // One alone: the next one opens, and the deleted one waits under 'Deleted'.
    await openRow(page, 'Gonetwo');
    await pane(page).getByRole('button', { name: 'Delete' }).click();
    await expect(pane(page).getByRole('heading', { name: 'Mary Goneone' })).toBeFocused();
    await page.getByLabel('Show').selectOption('Deleted');
    await openRow(page, 'Gonetwo');
    await expect(pane(page)).toContainText('It is gone for good on');
    await expect(reply(page)).toBeHidden();
    await pane(page).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Mary Gonetwo: restored.')).toBeVisible();
    expect(await stored(api, ids[1] ?? 0)).toMatchObject({ deletedAt: null });
  });

  // MSG-14
  test('say so when they cannot be fetched, and try again when asked', async ({ page, api }) => {
    await write(api, 'Unreachable');
    await page.route(/\/api\/contact-messages\?/, (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"statusCode":503,"code":"UNAVAILABLE","message":"The database is not answering.","requestId":"r"}' }), { times: 1 });
    await openConsole(page, messages('Unreachable'));
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch contact messages' })).toContainText('The database is not answering.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'Unreachable')).toBeVisible();
    await expect(page.getByText('Failed to fetch contact messages')).toBeHidden();
  });

  // API-12: the data layer never polls; this page asks for itself, as the live status does
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

test.describe('a reply by e-mail', () => {
  // MSG-09, MSG-18
  test('needs words, survives a power cut as a draft, goes out, and tells that it was sent', async ({ page, context, api, mail, problems }) => {
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
    expect(mail.received.filter(({ to }) => to.includes('parking@example.org')).map(({ source }) => source)).toEqual([expect.stringContaining('There is room behind the hall.\r\nCome early.')]);
    expect(await stored(api, id)).toMatchObject({ isRead: true, isAnswered: true });
    expect(problems).toEqual([]);
  });

  test('that is refused for good says why, and goes out when it is tried again', async ({ page, api, mail }) => {
    await write(api, 'Mistyped');
    mail.refusals.set('mistyped@example.org', 550);
    await openConsole(page, messages('Mistyped'));
    await openRow(page, 'Mistyped');
    await reply(page).fill('You are welcome.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(pane(page).getByRole('status').filter({ hasText: 'Failed:' })).toContainText('No such mailbox here', delivered);
    await expect(row(page, 'Mistyped')).toContainText('Reply not delivered');
    mail.refusals.delete('mistyped@example.org');
    await pane(page).getByRole('button', { name: 'Try again' }).click();
    await expect(pane(page).getByRole('status').filter({ hasText: /^Sent / })).toBeVisible(delivered);
    await expect(row(page, 'Mistyped')).not.toContainText('Reply not delivered');
    expect(mail.received.filter(({ to }) => to.includes('mistyped@example.org'))).toHaveLength(1);
  });

  test('that is put off is queued, with the reason and the time of the next attempt', async ({ page, api, mail }) => {
    await write(api, 'Greylisted');
    mail.refusals.set('greylisted@example.org', 451);
    await openConsole(page, messages('Greylisted'));
    await openRow(page, 'Greylisted');
    await reply(page).fill('You are welcome.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(pane(page).getByRole('status').filter({ hasText: /^Queued: not delivered yet, tried again .*No such mailbox here/ })).toBeVisible(delivered);
  });

  test('goes out once, though its answer was lost on the way and it was sent again', async ({ page, api, mail }) => {
    const id = await write(api, 'Brokenline');
    await openConsole(page, messages('Brokenline'));
    await openRow(page, 'Brokenline');
    await page.route('**/reply', async (route) => {
      await route.fetch();
      await route.abort();
    }, { times: 1 });
    await reply(page).fill('You are welcome.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('The reply was not sent')).toBeVisible();
    await expect(reply(page)).toHaveAccessibleDescription(/Network error/);
    await expect(reply(page)).toHaveValue('You are welcome.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Reply sent successfully')).toBeVisible();
    await expect(reply(page)).toBeFocused();
    await expect(pane(page).getByRole('status').filter({ hasText: /^Sent / })).toHaveCount(1, delivered);
    expect((await stored(api, id)).replies).toHaveLength(1);
    expect(mail.received.filter(({ to }) => to.includes('brokenline@example.org'))).toHaveLength(1);
  });
});

test.describe('prayer requests', () => {
  // MSG-02, MSG-07, MSG-08, MSG-13, MSG-17
  test('stand urgent first, nameless ones as Anonymous, and are marked answered, pending and urgent', async ({ page, api, problems }) => {
    const urgent = await ask(api, 'Orchard: my brother was in an accident, please pray');
    const ordinary = await ask(api, 'Orchard: rain for the mangoes', 'Okello');
    await openConsole(page, prayers('Orchard'));
    await expect(page.getByRole('heading', { name: 'Prayer requests', level: 1 })).toBeVisible();
    await expect(rows(page, 'prayer requests')).toContainText([/Anonymous.*accident.*Urgent.*Pending/s, /Okello.*mangoes.*Pending/s]);

    await openRow(page, 'mangoes', 'prayer requests');
    await expect(pane(page)).toContainText('Private: for the prayer team alone.');
    await pane(page).getByRole('button', { name: 'Mark urgent' }).click();
    await expect(page.getByText('Prayer request status updated')).toBeVisible();
    await expect(rows(page, 'prayer requests').first()).toContainText('Okello');
    await expect(pane(page).getByRole('button', { name: 'Mark not urgent' })).toBeFocused();
    await pane(page).getByRole('button', { name: 'Mark answered' }).click();
    await expect(page.getByText('Okello: marked answered.')).toBeVisible();
    // What is answered no longer stands before what waits.
    await expect(rows(page, 'prayer requests')).toContainText([/Anonymous/, /Okello.*Answered/s]);
    expect(await stored(api, ordinary.id, '/prayer-requests')).toMatchObject({ isAnswered: true, isUrgent: true });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Okello', 'prayer requests')).toContainText('Pending');

    for (const [show, names] of [['Urgent', ['Okello', 'Anonymous']], ['Unanswered', ['Okello', 'Anonymous']], ['Answered', []]] as const) {
      await page.getByLabel('Show').selectOption(show);
      if (names.length > 0) await expect(rows(page, 'prayer requests')).toContainText([...names]);
      // MSG-12
      else await expect(page.getByText('No prayer requests found')).toBeVisible();
    }
    expect(await stored(api, urgent.id, '/prayer-requests')).toMatchObject({ isUrgent: true, isAnswered: false });
    expect(problems).toEqual([]);
  });

  // MSG-05, MSG-17
  test('are marked several at once', async ({ page, api }) => {
    const ids = [(await ask(api, 'Together: for the first')).id, (await ask(api, 'Together: for the second')).id];
    await openConsole(page, prayers('Together'));
    await page.getByLabel('Select all on this page').check();
    await bulk(page).getByRole('button', { name: 'Mark answered' }).click();
    await expect(page.getByText('2 prayer requests: marked answered.')).toBeVisible();
    for (const id of ids) expect(await stored(api, id, '/prayer-requests')).toMatchObject({ isAnswered: true });
  });

  // MSG-09, MSG-18: a prayer reply goes to its code
  test('are answered, and whoever asked reads the answer on the device they asked from', async ({ page, context, api }) => {
    await page.goto('/contact#prayer');
    const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Prayer Requests', exact: true }) });
    await form.getByLabel('Your prayer request *').fill('Granary: for a good harvest');
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page.getByText('Our prayer team will be praying for you.').first()).toBeVisible();

    const office = await context.newPage();
    await openConsole(office, prayers('Granary'));
    await openRow(office, 'Granary', 'prayer requests');
    await expect(reply(office)).toHaveAccessibleDescription(/Whoever has the code/);
    await expect(pane(office).getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await reply(office).fill('We prayed for your granary.');
    await pane(office).getByRole('button', { name: 'Send reply' }).click();
    await expect(office.getByText('Reply sent successfully')).toBeVisible();
    await expect(row(office, 'Granary', 'prayer requests')).toContainText('Answered');
    await expect(pane(office).getByRole('region', { name: 'Replies so far' })).toContainText('Waits under the code of this request.');

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

test.describe('from the keyboard', () => {
  test('the next, the previous, a reply, a mark, and back to the row', async ({ page, api }) => {
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
    await page.keyboard.press('u');
    await expect(row(page, 'Keythree')).toContainText('Unread:');
    await page.keyboard.press('e');
    await expect(row(page, 'Keythree')).toContainText('Answered');
    await page.keyboard.press('x');
    await expect(bulk(page)).toContainText('1 selected');
    await page.keyboard.press('r');
    await expect(reply(page)).toBeFocused();
    // Whoever types, types.
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

  test('j goes on over the end of a page, and past what has left the list', async ({ page, api }) => {
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

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });
  test('what is open takes the place of the list, and going back leads to its row', async ({ page, api }) => {
    await write(api, 'Narrow');
    await openConsole(page, messages('Narrow'));
    await openRow(page, 'Narrow');
    await expect(pane(page).getByRole('heading', { name: 'Mary Narrow' })).toBeFocused();
    await expect(rows(page)).toHaveCount(0);
    await pane(page).getByRole('button', { name: 'Back to messages' }).click();
    await expect(row(page, 'Narrow').getByRole('link')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  });
});

for (const [width, colorScheme] of [[1280, 'light'], [1280, 'dark'], [768, 'light'], [768, 'dark'], [360, 'light']] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    test('both inboxes are free of barriers, listed and open', async ({ page, api }) => {
      test.slow();
      const marker = `Axe${width}${colorScheme}`;
      const id = await write(api, marker);
      await api('POST', `/contact-messages/${id}/reply`, { as: 'admin', body: { content: 'Welcome.' } });
      const { id: prayer } = await ask(api, `${marker}: an emergency`);
      await openConsole(page, messages(marker));
      await expect(row(page, marker)).toBeVisible();
      await page.getByLabel(/^Select Mary/).check();
      expect(await axe(page)).toEqual([]);
      await openConsole(page, `${messages(marker)}&item=${id}`);
      await expect(reply(page)).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await openConsole(page, `${prayers(marker)}&item=${prayer}`);
      await expect(reply(page)).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });
  });
}
