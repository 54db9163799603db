import type { Page } from '@playwright/test';
import {
  announcementLimits,
  eventLimits,
  familyLimits,
  galleryLimits,
  messageLimits,
  ministryLimits,
  paymentLimits,
  prayerLimits,
  replyLimit,
  sermonLimits,
  storeLimits,
  testimonialLimits,
} from '@ministry/domain';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { openConsole } from './console-steps.ts';
import { type Api, basicAuth, expect, test as base } from './fixtures.ts';
import { seedFile } from './upload-steps.ts';
import { overflow, visit } from './visit-steps.ts';

type Stored = Awaited<ReturnType<typeof storeLongest>>;
const test = base.extend<object, { stored: Stored }>({
  stored: [async ({ api, site }, use) => use(await storeLongest(api, site.url)), { scope: 'worker', timeout: 120_000 }],
});
// Two long tests, which run in two workers.
test.describe.configure({ mode: 'parallel' });

/** One word of this many letters, in the widest letter. */
const word = (letters: number) => 'W'.repeat(letters);
const words = (count: number, letters: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at) + word(letters - 1));
/** The longest possible address: 64 letters before the @, 63 in each part of the domain. */
const email = `${'w'.repeat(64)}@${'w'.repeat(63)}.${'w'.repeat(63)}.${'w'.repeat(57)}.ug`;
const phone = '+256772123456';

/** Creates one item of every kind, with the longest unbroken words that the API accepts. */
async function storeLongest(api: Api, url: string) {
  const store = async (path: `/${string}`, body: object, by?: 'admin', method = 'POST') => {
    const { status, body: answer } = await api(method, path, { body, ...(by ? { as: by } : {}) });
    expect([200, 201], `${path} ${JSON.stringify(answer)}`).toContain(status);
    return answer as {
      id: number;
      reference: string;
      redirect_url: string;
      order_id: string;
      orderUrl: string;
      replyCode: string;
    };
  };
  // The next event, so that the home page shows it too.
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const { id: event } = await store(
    '/events',
    {
      title: word(eventLimits.title),
      description: word(eventLimits.description),
      location: word(eventLimits.location),
      tags: words(eventLimits.tags, eventLimits.tag),
      category: 'service',
      date: soon(1),
      endDate: soon(48),
      registrationRequired: true,
      attendeeLimit: eventLimits.attendeeLimit,
      isActive: true,
    },
    'admin',
  );
  await store(`/events/${event}/register`, {
    eventId: event,
    firstName: word(eventLimits.firstName),
    lastName: word(eventLimits.lastName),
    email,
    phone,
    specialRequests: word(eventLimits.specialRequests),
  });
  const { id: sermon } = await store(
    '/sermons',
    {
      title: word(sermonLimits.title),
      description: word(sermonLimits.description),
      speaker: word(sermonLimits.speaker),
      series: word(sermonLimits.series),
      tags: words(sermonLimits.tags, sermonLimits.tag),
      date: soon(-1),
      isActive: true,
    },
    'admin',
  );
  const { id: ministry } = await store(
    '/ministries',
    {
      name: word(ministryLimits.name),
      description: word(ministryLimits.description),
      impact: word(ministryLimits.impact),
      tags: words(ministryLimits.tags, ministryLimits.tag),
      isActive: true,
    },
    'admin',
  );
  const { id: announcement } = await store(
    '/announcements',
    {
      title: word(announcementLimits.title),
      content: word(announcementLimits.content),
      priority: 'high',
      validUntil: '2099-01-01',
    },
    'admin',
  );
  const testimony = { name: word(testimonialLimits.name), testimony: word(testimonialLimits.testimony) };
  await store('/testimonials', { ...testimony, verified: true }, 'admin');
  const { id: waiting } = await store('/testimonials', testimony);
  const { id: album } = await store(
    '/photo-galleries',
    { title: word(galleryLimits.title), description: word(galleryLimits.description), eventDate: '2026-05-01' },
    'admin',
  );
  const photo = new FormData();
  photo.append('caption', word(galleryLimits.caption));
  photo.append(
    'photo',
    new Blob([new Uint8Array(seedFile('gallery/eye-1.jpg'))], { type: 'image/jpeg' }),
    `${word(100)}.jpg`,
  );
  const uploaded = await fetch(`${url}/api/photo-galleries/${album}/photos/upload`, {
    method: 'POST',
    headers: { authorization: basicAuth('admin') },
    body: photo,
  });
  const stored = await uploaded.text();
  expect(uploaded.status, stored).toBe(201);
  const { id: picture } = JSON.parse(stored) as { id: number };

  const { id: message } = await store('/contact', {
    firstName: word(messageLimits.firstName),
    lastName: word(messageLimits.lastName),
    email,
    phone,
    message: word(messageLimits.message),
  });
  await store(`/contact-messages/${message}/reply`, { content: word(replyLimit) }, 'admin');
  const { id: prayer, replyCode } = await store('/prayer-requests', {
    name: word(prayerLimits.name),
    request: word(prayerLimits.request),
    isPublic: true,
  });
  await store(`/prayer-requests/${prayer}/reply`, { content: word(replyLimit) }, 'admin');
  const { id: family } = await store('/families', {
    familyName: word(familyLimits.familyName),
    headOfFamily: word(familyLimits.headOfFamily),
    email,
    phone,
    address: word(familyLimits.address),
    latitude: '2.77',
    longitude: '32.3',
    familyMembers: [
      {
        firstName: word(familyLimits.firstName),
        lastName: word(familyLimits.lastName),
        dob: '1984-02-29',
        title: word(familyLimits.title),
      },
    ],
  });
  await store('/newsletter/subscribe', { email });
  const { id: gift } = await store(
    '/ledger/gifts',
    {
      amount: '50000',
      method: 'cash',
      category: 'general',
      name: word(paymentLimits.name),
      email,
      phone,
      receivedOn: '2026-01-05',
      note: word(1_000),
    },
    'admin',
  );
  await store(`/ledger/${gift}/corrections`, { amount: '40000', note: word(1_000) }, 'admin');
  const { redirect_url: checkout, order_id: payment } = await store('/create-sandbox-payment', {
    amount: paymentLimits.most,
    currency: 'UGX',
    category: 'general',
    donorName: word(paymentLimits.name),
    donorEmail: email,
    donorPhone: phone,
  });
  const { id: product } = await store(
    '/products',
    {
      name: word(storeLimits.name),
      description: word(storeLimits.description),
      price: '9999.99',
      category: 'books',
      stockQuantity: storeLimits.stock,
    },
    'admin',
  );
  const { id: order, orderUrl } = await store('/orders', {
    items: [{ productId: product, quantity: 2 }],
    customerName: word(storeLimits.customerName),
    customerEmail: email,
    customerPhone: phone,
    payment: 'pickup',
  });
  await store(`/orders/${order}`, { status: 'processing', note: word(storeLimits.note) }, 'admin', 'PUT');
  await store(`/orders/${order}/payment`, { paymentStatus: 'completed', note: word(storeLimits.note) }, 'admin', 'PUT');
  await store(`/orders/${order}/notes`, { note: word(storeLimits.note) }, 'admin');
  await store('/staff-accounts', { username: 'w'.repeat(40), role: 'media' }, 'admin');
  return {
    event,
    sermon,
    ministry,
    announcement,
    waiting,
    album,
    message,
    prayer,
    family,
    gift,
    checkout: new URL(checkout).pathname,
    order,
    orderUrl: new URL(orderUrl, url).href.replace(url, ''),
    payment,
    picture,
    replyCode,
    product,
  };
}

/** The last three elements that extend beyond the right edge of the screen, for the failure message. */
const sticking = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
      .slice(-3)
      .map((part) => `${part.tagName}.${part.className}`),
  );

/** Dialogs and drawers whose content is wider than they are, which the width of the page does not show. */
const wideDialogs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=dialog] .ant-drawer-body')]
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName}.${part.className}`),
  );

test('the longest words break on every public page', async ({ page, stored }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    ...publicRoutes,
    `/events/${stored.event}`,
    '/events?assistant=open',
    `/sermons/${stored.sermon}`,
    '/sermons?view=all',
    `/sermons?tab=search&q=${word(100)}`,
    '/community?tab=gallery',
    '/community?tab=announcements',
    `/gallery?album=${stored.album}`,
    `/gallery?album=${stored.album}&photo=${stored.picture}`,
    stored.orderUrl,
    `/store/${stored.product}`,
    `/store/checkout?product=${stored.product}`,
    `/contact?ministry=${word(200)}`,
    `/donation-success?order_id=${stored.payment}`,
  ]) {
    await visit(page, path);
    expect.soft(await overflow(page), `${path} ${(await sticking(page)).join()}`).toBe(0);
    expect.soft(await wideDialogs(page), path).toEqual([]);
  }
  await page.goto(stored.checkout);
  await expect.soft(page.locator('html'), 'test payment').toHaveJSProperty('scrollWidth', 320);

  // A prayer request of this device, with its reply.
  await page.evaluate(
    (code) => localStorage.setItem('prayer-requests', JSON.stringify([{ code, sentAt: new Date().toISOString() }])),
    stored.replyCode,
  );
  await visit(page, '/contact');
  await expect(page.getByText(word(replyLimit))).toBeVisible();
  expect.soft(await overflow(page), `replies ${(await sticking(page)).join()}`).toBe(0);

  // The conversations are checked too.
  await visit(page, '/ministries');
  await page.getByRole('button', { name: 'Show me events' }).click();
  await expect(page.getByRole('log')).toContainText(word(eventLimits.title));
  expect.soft(await overflow(page), 'assistant').toBe(0);
  // The list must have content; an empty page would prove nothing.
  await visit(page, '/community');
  await expect(page.getByText(word(testimonialLimits.name)).first()).toBeVisible();
});

test('the longest words break on the screens of the console', async ({ page, stored }) => {
  test.setTimeout(900_000);
  const softly = expect.configure({ soft: true });
  await page.setViewportSize({ width: 320, height: 780 });
  for (const screen of [
    '',
    '/events',
    `/events?attendees=${stored.event}`,
    `/events/${stored.event}`,
    '/sermons',
    `/sermons/${stored.sermon}`,
    '/ministries?search=WWWW',
    `/ministries/${stored.ministry}`,
    '/community',
    `/community/testimonials?read=${stored.waiting}`,
    '/community/galleries',
    `/community/galleries/${stored.album}`,
    '/community/announcements',
    `/community/announcements/${stored.announcement}`,
    '/families',
    `/families?family=${stored.family}`,
    '/families/map',
    '/store',
    `/store?product=${stored.product}`,
    '/store/orders',
    `/store/orders?order=${stored.order}`,
    '/store/packing',
    '/store/analytics',
    `/donations?entry=${stored.gift}`,
    '/donations/payments',
    '/donations/statement',
    `/messages?item=${stored.message}`,
    `/messages/prayers?item=${stored.prayer}`,
    '/newsletter',
    '/newsletter/campaigns',
    '/newsletter/campaigns/new',
    '/people',
    '/accounts',
    '/audit',
    '/outbox',
  ] as const) {
    await openConsole(page, `/admin${screen}`);
    await page.waitForLoadState('networkidle');
    // Polled, because an element may be too wide for a moment while the page is being rendered.
    const wide = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      return width === 320 ? [] : [width, ...(await sticking(page))];
    };
    await softly.poll(wide, screen).toEqual([]);
    await softly.poll(() => wideDialogs(page), screen).toEqual([]);
  }
});
