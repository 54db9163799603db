import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import type { Api } from './fixtures.ts';
import { axe, axeInLightAndDark, expect, nextYear, test as base } from './fixtures.ts';

const test = base.extend<object, { screens: Screens }>({
  screens: [async ({ api }, use) => use(await everyScreen(api)), { scope: 'worker' }],
});
// Two long tests, which run in two workers.
test.describe.configure({ mode: 'parallel' });

interface Screens {
  [name: string]: { path: `/admin${string}`; ready: string | RegExp };
}

const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

/** Creates one item of every kind and returns the address of every screen that shows it. */
async function everyScreen(api: Api): Promise<Screens> {
  const event = idOf(
    await api('POST', '/events', {
      as: 'admin',
      body: {
        title: 'Seen on every screen',
        description: 'Come **as you are**.',
        date: `${nextYear}-05-01T06:00:00Z`,
        category: 'service',
        registrationRequired: true,
        attendeeLimit: 10,
        isActive: true,
      },
    }),
  );
  await api('POST', `/events/${event}/register`, {
    body: { eventId: event, firstName: 'Mary', lastName: 'Akello', email: 'screens@example.org' },
  });
  const sermon = idOf(
    await api('POST', '/sermons', { as: 'admin', body: { title: 'Seen on every screen', speaker: 'Pastor Ruth' } }),
  );
  const ministry = idOf(await api('POST', '/ministries', { as: 'admin', body: { name: 'Seen on every screen' } }));
  const announcement = idOf(
    await api('POST', '/announcements', {
      as: 'admin',
      body: { title: 'Seen on every screen', content: 'Soon.', priority: 'high', validUntil: '2099-01-01' },
    }),
  );
  const album = idOf(
    await api('POST', '/photo-galleries', {
      as: 'admin',
      body: { title: 'Seen on every screen', eventDate: '2026-05-01' },
    }),
  );
  const testimony = idOf(await api('POST', '/testimonials', { body: { name: 'Rose', testimony: 'I was carried.' } }));
  const message = idOf(
    await api('POST', '/contact', {
      body: { firstName: 'Mary', lastName: 'Akello', email: 'screens@example.org', message: 'Where can I park?' },
    }),
  );
  const prayer = idOf(
    await api('POST', '/prayer-requests', { body: { request: 'Urgent: for my mother in hospital.' } }),
  );
  const family = idOf(
    await api('POST', '/families', {
      body: {
        familyName: 'Okello',
        headOfFamily: 'Peter Okello',
        email: 'screens@example.org',
        phone: '0772 123 456',
        address: 'Gulu',
        latitude: '2.77',
        longitude: '32.3',
        familyMembers: [{ firstName: 'Grace', lastName: 'Akello', dob: '1984-02-29', title: 'Mother' }],
      },
    }),
  );
  await api('POST', '/newsletter/subscribe', { body: { email: 'screens@example.org' } });
  const gift = idOf(
    await api('POST', '/ledger/gifts', {
      as: 'admin',
      body: {
        amount: '50000',
        method: 'cash',
        category: 'general',
        name: 'Grace Nakato',
        receivedOn: '2026-01-05',
        note: 'Collected on Sunday',
      },
    }),
  );
  await api('POST', '/create-sandbox-payment', {
    body: {
      amount: 92_500,
      currency: 'UGX',
      category: 'general',
      donorName: 'Screens Giver',
      donorEmail: 'screens@example.org',
    },
  });
  const product = idOf(
    await api('POST', '/products', {
      as: 'admin',
      body: { name: 'Seen on every screen', price: '6.00', category: 'accessories', stockQuantity: 9 },
    }),
  );
  const order = idOf(
    await api('POST', '/orders', {
      body: {
        items: [{ productId: product, quantity: 1 }],
        customerName: 'Mary Akello',
        customerEmail: 'screens@example.org',
        payment: 'pickup',
      },
    }),
  );
  const has = 'Seen on every screen';
  return {
    dashboard: { path: '/admin', ready: 'To answer, to review, to finish' },
    events: { path: '/admin/events', ready: has },
    attendees: { path: `/admin/events?attendees=${event}`, ready: 'Mary Akello' },
    event: { path: `/admin/events/${event}`, ready: 'Edit event' },
    'no match': { path: '/admin/events?search=nothing-like-this', ready: 'No events match these filters.' },
    sermons: { path: '/admin/sermons?search=Seen', ready: has },
    sermon: { path: `/admin/sermons/${sermon}`, ready: 'Edit sermon' },
    ministries: { path: '/admin/ministries?search=Seen', ready: has },
    ministry: { path: `/admin/ministries/${ministry}`, ready: 'Edit ministry' },
    community: { path: '/admin/community', ready: /Testimon/ },
    testimonials: { path: `/admin/community/testimonials?read=${testimony}`, ready: 'I was carried.' },
    galleries: { path: '/admin/community/galleries', ready: has },
    gallery: { path: `/admin/community/galleries/${album}`, ready: has },
    announcements: { path: '/admin/community/announcements', ready: has },
    announcement: { path: `/admin/community/announcements/${announcement}`, ready: 'Edit announcement' },
    families: { path: '/admin/families', ready: 'Peter Okello' },
    family: { path: `/admin/families?family=${family}`, ready: 'Grace Akello' },
    map: { path: '/admin/families/map', ready: 'Okello' },
    products: { path: '/admin/store?search=Seen', ready: has },
    product: { path: `/admin/store?product=${product}`, ready: 'Edit Product' },
    orders: { path: '/admin/store/orders?search=screens', ready: 'Mary Akello' },
    order: { path: `/admin/store/orders?order=${order}`, ready: 'What was ordered' },
    'packing list': { path: '/admin/store/packing', ready: 'From the shelf' },
    analytics: { path: '/admin/store/analytics', ready: 'Sales Overview' },
    'message texts': { path: '/admin/site/messages', ready: 'Thanks for coming' },
    'message text': { path: '/admin/site/messages/event-registration-group', ready: 'With example values.' },
    languages: { path: '/admin/site/languages', ready: 'Offered: English only.' },
    translations: { path: '/admin/site/translations?language=sw', ready: 'Export CSV' },
    donations: { path: `/admin/donations?entry=${gift}`, ready: 'Collected on Sunday' },
    payments: { path: '/admin/donations/payments', ready: 'Screens Giver' },
    'income statement': { path: '/admin/donations/statement', ready: 'In dollars' },
    messages: { path: `/admin/messages?item=${message}`, ready: 'Where can I park?' },
    prayers: { path: `/admin/messages/prayers?item=${prayer}`, ready: /my mother in hospital/ },
    newsletter: { path: '/admin/newsletter', ready: 'screens@example.org' },
    newsletters: { path: '/admin/newsletter/campaigns', ready: 'Write a newsletter' },
    'newsletter form': { path: '/admin/newsletter/campaigns/new', ready: 'Send a test to me' },
    visits: { path: '/admin/visits?days=84', ready: 'How it is counted' },
    imports: { path: '/admin/imports?kind=gifts', ready: 'Imports so far' },
    people: { path: '/admin/people', ready: /Everyone has the right to know what is kept/ },
    accounts: { path: '/admin/accounts', ready: 'Who may sign in' },
    'audit log': { path: '/admin/audit', ready: 'Entries are added' },
    outbox: { path: '/admin/outbox', ready: 'screens@example.org' },
  };
}

async function visit(page: Page, { path, ready }: Screens[string]) {
  await openConsole(page, path);
  await page.getByText(ready).filter({ visible: true }).first().waitFor();
}

/** Distance in pixels from the top of the document to the first content below the title of the page. */
const contentTop = (page: Page) =>
  page.locator('[data-content]').evaluate((content) => content.getBoundingClientRect().top + scrollY);

test('every screen fits and is accessible on a desktop, a tablet and a phone, in light and in dark', async ({
  page,
  screens,
  problems,
}) => {
  test.setTimeout(900_000);
  const softly = expect.configure({ soft: true });
  const axeInEach = async (name: string) => expect.soft(await axeInLightAndDark(page), name).toEqual([]);
  for (const [name, screen] of Object.entries(screens)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, screen);
    await softly(page.getByRole('heading', { level: 1 }), `one h1: ${name}`).toHaveCount(1);
    await softly.poll(() => contentTop(page), `first content: ${name}`).toBeLessThanOrEqual(112);
    await axeInEach(name);
    // Colours are the same at every width.
    await page.setViewportSize({ width: 768, height: 900 });
    expect.soft(await axe(page, undefined, 'layout'), `${name} at 768`).toEqual([]);
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await expect.soft(page.locator('html'), `${name} at ${width}`).toHaveJSProperty('scrollWidth', width);
    }
    await softly.poll(() => contentTop(page), `first content on a phone: ${name}`).toBeLessThanOrEqual(104);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Seen on every');
  await page.getByRole('listbox', { name: 'Results' }).getByRole('option').first().waitFor();
  await axeInEach('search');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox', { name: 'Results' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await axeInEach('shortcuts');
  expect(problems).toEqual([]);
});

test('the login is accessible, in light and in dark', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await axeInLightAndDark(page)).toEqual([]);
});
