import { dialog, openConsole } from './console-steps.ts';
import { preview } from './content-steps.ts';
import { type Api, basicAuth, expect, nextYear, test as base } from './fixtures.ts';
import { line, serious, settle, showsPayload, texts, watch } from './script-steps.ts';
import { seedFile } from './upload-steps.ts';

const test = base.extend<object, { stored: Stored }>({
  stored: [
    async ({ api, site }, use) => use(await storeEverything(api, site.url)),
    { scope: 'worker', timeout: 90_000 },
  ],
});

interface Stored {
  event: number;
  sermon: number;
  album: number;
  product: number;
  order: number;
  gift: number;
}

/** Stores all payloads in everything that only the office writes, and in what visitors send with an order, a seat or a gift. */
async function storeEverything(api: Api, url: string): Promise<Stored> {
  const send = async (method: string, path: `/${string}`, body: object, as?: 'admin'): Promise<{ id: number }> => {
    const answer = await api(method, path, { body, ...(as && { as }) });
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body as { id: number };
  };
  const [short, long] = [texts(100), texts(900)];
  const [everything = ''] = texts(5_000);

  let product = 0;
  for (const name of texts(190)) {
    const made = {
      name,
      description: everything,
      price: '6.00',
      category: 'books',
      stockQuantity: 100,
      isActive: true,
    };
    product = (await send('POST', '/products', made, 'admin')).id;
  }
  let order = 0;
  for (const [at, customerName] of short.entries()) {
    const customerEmail = `scripts${at}@example.org`;
    const items = [{ productId: product, quantity: 1 }];
    order = (await send('POST', '/orders', { items, customerName, customerEmail, payment: 'pickup' })).id;
  }
  for (const note of long) await send('POST', `/orders/${order}/notes`, { note }, 'admin');
  await send('PUT', `/orders/${order}`, { status: 'processing', note: long[0] }, 'admin');

  let gift = 0;
  for (const [at, name] of short.entries()) {
    const note = long[at % long.length];
    const given = { amount: '50000', method: 'cash', category: 'general', receivedOn: '2026-01-05' };
    gift = (await send('POST', '/ledger/gifts', { ...given, name, note }, 'admin')).id;
    const paid = { amount: 92_500, currency: 'UGX', category: 'general', donorEmail: `scripts${at}@example.org` };
    await send('POST', '/create-sandbox-payment', { ...paid, donorName: name });
  }
  await send('POST', `/ledger/${gift}/corrections`, { amount: '40000', note: long[0] }, 'admin');

  const { id: event } = await send(
    'POST',
    '/events',
    {
      title: short[0],
      description: everything,
      date: `${nextYear}-05-01T06:00:00Z`,
      category: 'service',
      registrationRequired: true,
      isActive: true,
    },
    'admin',
  );
  for (const [at, firstName] of texts(80).entries()) {
    const email = `scripts${at}@example.org`;
    const specialRequests = long[at % long.length];
    await send('POST', `/events/${event}/register`, {
      eventId: event,
      firstName,
      lastName: firstName,
      email,
      specialRequests,
    });
  }

  // Saved twice, so that there is an earlier version.
  const sermonRequest = {
    title: line(everything, 190),
    speaker: short[0],
    series: short[1],
    tags: [line(short[2] ?? '', 40)],
  };
  const { id: sermon } = await send('POST', '/sermons', { ...sermonRequest, description: everything }, 'admin');
  await send('PUT', `/sermons/${sermon}`, { ...sermonRequest, description: `${everything}\n\nOnce more.` }, 'admin');

  const albumRequest = { title: line(everything, 190), description: long[0], eventDate: '2026-05-01' };
  const { id: album } = await send('POST', '/photo-galleries', albumRequest, 'admin');
  for (const caption of texts(300)) {
    const form = new FormData();
    form.append('caption', caption);
    form.append(
      'photo',
      new Blob([new Uint8Array(seedFile('gallery/eye-1.jpg'))], { type: 'image/jpeg' }),
      `${short[0]}.jpg`,
    );
    const headers = { authorization: basicAuth('admin') };
    const sent = await fetch(`${url}/api/photo-galleries/${album}/photos/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(sent.status, await sent.text()).toBe(201);
  }
  return { event, sermon, album, product, order, gift };
}

test('scripts in texts of the office run on no screen of the console', async ({ page, stored: ids, problems }) => {
  test.setTimeout(180_000);
  await watch(page);
  const look = async (what: string) => {
    expect.soft(await showsPayload(page), what).toBe(true);
    await settle(page);
    expect(serious(problems), what).toEqual([]);
  };
  for (const screen of [
    'store',
    `store?product=${ids.product}`,
    'store/orders',
    `store/orders?order=${ids.order}`,
    'store/packing',
    'donations',
    `donations?entry=${ids.gift}`,
    'donations/payments',
    'events',
    `events?attendees=${ids.event}`,
    `events/${ids.event}`,
    'sermons',
    `sermons/${ids.sermon}`,
    'community/galleries',
    `community/galleries/${ids.album}`,
    'outbox',
    'audit',
    ...['product', 'sermon', 'gallery'].map((entity) => `audit?entity=${entity}`),
  ]) {
    await openConsole(page, `/admin/${screen}`);
    await look(screen);
  }
  for (const screen of [
    '',
    'store/analytics',
    'audit?entity=order',
    'audit?entity=ledger',
    'accounts',
    'recordings',
    'newsletter',
  ]) {
    await openConsole(page, `/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await settle(page);
    expect(serious(problems), screen).toEqual([]);
  }
});

test('scripts in texts of the office do not run where these are compared, previewed, searched or listed for a person', async ({
  page,
  stored: ids,
  problems,
}) => {
  test.setTimeout(120_000);
  await watch(page);
  const check = async (what: string) => {
    await settle(page);
    expect(serious(problems), what).toEqual([]);
  };
  await openConsole(page, '/admin/audit?entity=sermon');
  await page.locator('tbody button[aria-expanded=false]').first().click();
  expect(await showsPayload(page)).toBe(true);
  await check('changes in the audit log');

  await openConsole(page, `/admin/sermons/${ids.sermon}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(page).getByText('<script>alert(1)</script>').first()).toBeVisible();
  await check('preview');
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: /created by admin/ })
    .click();
  await expect(dialog(page).getByText('<script>').first()).toBeVisible();
  await check('versions');

  await openConsole(page, '/admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('<script>');
  await expect(page.getByRole('option').filter({ hasText: '<script>' }).first()).toBeVisible();
  await check('search');

  await openConsole(page, '/admin/people');
  const form = page.getByRole('search', { name: 'Search for a person' });
  await form.getByLabel('E-mail').fill('scripts1@example.org');
  await form.getByLabel('E-mail').press('Enter');
  await expect(page.getByRole('region', { name: 'Records found' }).getByText('alert(').first()).toBeVisible();
  await check('personal data');
});
