import type { Page } from '@playwright/test';
import { type Api, axe, expect, test } from './fixtures.ts';
import { hydrated, overflow, phone, visit } from './visit-steps.ts';

/** Runs axe from the top of the page, because a link half under the sticky header would count as too small. */
async function validate(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return axe(page);
}
const code = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const message = (page: Page) => section(page, 'Send Us a Message');
const prayer = (page: Page) => section(page, 'Prayer Requests');
const mine = (page: Page) => section(page, 'Your prayer requests');

interface Received {
  id: number;
  email: string;
  name: string | null;
  request: string;
  isPublic: boolean;
  phone: string | null;
  message: string;
}
const received = async (api: Api, path: '/contact-messages' | '/prayer-requests') =>
  (await api('GET', `${path}?limit=500`, { as: 'admin' })).body as Received[];

async function writeMessage(page: Page, email: string) {
  const form = message(page);
  await form.getByLabel('First name *').fill('Aber');
  await form.getByLabel('Last name *').fill('Okello');
  await form.getByLabel('Email *').fill(email);
  await form.getByLabel('Message *').fill('When is the next baptism?');
}

test.use({ viewport: phone });
test.beforeEach(async ({ page }) => {
  // The map belongs to another site and is not available in a test.
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  );
});

// CON-25, CON-27, CON-29, CON-30, CON-31, CON-32, CONST-06, DATA-13
test('a visitor corrects a message, sends it once and is thanked', async ({ page, api, problems }) => {
  await visit(page, '/contact');
  const form = message(page);
  const send = form.getByRole('button', { name: 'Send message' });
  await expect(form.getByLabel('Email *')).toHaveAttribute('type', 'email');
  await send.click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(form.getByLabel('First name *')).toBeFocused();
  await expect(form.getByLabel('First name *')).toHaveAccessibleDescription('Please write your first name.');
  await expect(form.getByLabel('Email *')).toHaveAccessibleDescription(/Please write an email address/);
  await expect(form.getByLabel('Phone (optional)')).not.toHaveAttribute('aria-invalid');
  expect(await validate(page)).toEqual([]);

  await writeMessage(page, 'aber@example.org');
  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel('Message *')).toHaveValue('When is the next baptism?');
  const posts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.headers()['idempotency-key']);
  });
  await send.dblclick();
  await expect(form.getByText('Message sent successfully!')).toBeFocused();
  await expect(page.getByText("We'll get back to you as soon as possible.").first()).toBeVisible();
  expect(posts).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(await validate(page)).toEqual([]);
  expect((await received(api, '/contact-messages')).filter(({ email }) => email === 'aber@example.org')).toMatchObject([
    { message: 'When is the next baptism?' },
  ]);
  await form.getByRole('link', { name: 'Write another message' }).click();
  await expect(form.getByLabel('Message *')).toHaveValue('');
  expect(problems).toEqual([]);
});

// CON-33, decisions.md principle 4
test('a failed request loses nothing, and the same message arrives once', async ({ page, api }) => {
  await visit(page, '/contact');
  await writeMessage(page, 'lost@example.org');
  // The server receives the message, but its answer is lost.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await message(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await expect(page.getByText('Please try again or contact us directly.')).toBeVisible();
  await expect(message(page).getByText(/^Not sent yet/)).toBeFocused();
  expect(await validate(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await message(page).getByRole('button', { name: 'Send message' }).click();
  await expect(message(page).getByText('Message sent successfully!')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect((await received(api, '/contact-messages')).filter(({ email }) => email === 'lost@example.org')).toHaveLength(
    1,
  );
});

// PRAY-01, PRAY-02, PRAY-03, PRAY-04, PRAY-06, PRAY-13, CON-03, CONST-06, DATA-15
test('a visitor asks for prayer, and reads the reply on the same device', async ({ page, api, problems }) => {
  await visit(page, '/contact#prayer');
  const form = prayer(page);
  await form.getByRole('button', { name: 'Send prayer request' }).click();
  await expect(page.getByText('Prayer request required')).toBeVisible();
  await expect(form.getByLabel('Your prayer request *')).toBeFocused();
  await expect(form.getByLabel('Your prayer request *')).toHaveAccessibleDescription(
    'Please tell us how we can pray for you.',
  );
  await form.getByLabel('Your prayer request *').fill('Rain for our fields in Pader');
  await form.getByRole('button', { name: 'Send prayer request' }).click();
  await expect(form.getByText('Prayer request submitted!')).toBeFocused();
  await expect(page.getByText('Our prayer team will be praying for you.').first()).toBeVisible();
  await expect(form.getByText(code).first()).toBeVisible();
  await expect(mine(page).getByText('No reply yet.', { exact: false })).toBeVisible();
  expect(await validate(page)).toEqual([]);

  const request = (await received(api, '/prayer-requests')).find(
    (one) => one.request === 'Rain for our fields in Pader',
  );
  expect(request).toMatchObject({ name: null, isPublic: false });
  expect(
    (
      await api('POST', `/prayer-requests/${request?.id}/reply`, {
        as: 'admin',
        body: { content: 'We prayed for rain\nthis morning.' },
      })
    ).status,
  ).toBeLessThan(300);
  await visit(page, '/contact');
  await expect(mine(page).getByText('We prayed for rain')).toBeVisible();
  expect(await validate(page)).toEqual([]);
  await mine(page)
    .getByRole('button', { name: /^Forget on this device/ })
    .click();
  await expect(mine(page).getByText('We prayed for rain')).toHaveCount(0);
  await page.reload();
  await expect(mine(page).getByText('We prayed for rain')).toHaveCount(0);
  expect(problems).toEqual([]);
});

// PRAY-07, PRAY-09, PRAY-11, PRAY-12
test('the prayer assistant waits for text, comforts, and comforts with a Psalm when it fails', async ({ page }) => {
  await visit(page, '/contact');
  const support = prayer(page).getByRole('button', { name: 'AI support' });
  const word = prayer(page).getByRole('status', { name: 'A word for you' });
  await expect(support).toBeDisabled();
  await prayer(page).getByLabel('Your prayer request *').fill('My job is gone and the rent is due');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.route('**/assets/comfort.*.js', (route) => route.abort(), { times: 1 });
  await support.click();
  await expect(word.getByText('Psalm 34:18')).toBeVisible();
  await support.click();
  await expect(word.getByRole('heading', { name: 'For provision' })).toBeVisible();
  expect(await validate(page)).toEqual([]);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await prayer(page).getByLabel('Your prayer request *').fill('I want to end my life');
  await expect(prayer(page).getByRole('link', { name: /^Call \+256/ })).toHaveAttribute('href', /^tel:/);
  expect(await validate(page)).toEqual([]);
});

// CON-10, decisions.md, Quiz
test('the links for a first visit and for a ministry fill in the message', async ({ page }) => {
  await visit(page, '/contact');
  await message(page).getByLabel('Message *').fill('Hello.');
  await page.getByRole('link', { name: 'Schedule Your First Visit' }).click();
  await expect(message(page)).toBeInViewport();
  await expect(message(page).getByLabel('Message *')).toHaveValue(
    /^Hello\.\n\nI would like to plan my first visit\.\n/,
  );
  await visit(page, '/contact?ministry=Eye%20Camp#message');
  await expect(message(page).getByLabel('Message *')).toHaveValue(/I would like to help with Eye Camp\./);
});

// CON-05
test('the map loads by itself only on a large screen, and on a phone after a tap', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('openstreetmap') && asked.push(request.url()));
  await visit(page, '/contact');
  await page.getByRole('link', { name: 'Show the map' }).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map of the church/)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/contact');
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(/^Map of the church/)).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
});

// NAV-37, NAV-59, NAV-60, CON-24
test('every anchor of this page shows its section', async ({ page }) => {
  for (const [anchor, heading] of [
    ['donation', 'Give'],
    ['donate', 'Give'],
    ['prayer', 'Prayer Requests'],
    ['message', 'Send Us a Message'],
  ] as const) {
    await visit(page, `/contact#${anchor}`);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeInViewport();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prayer Requests' }).click();
  await expect(page).toHaveURL(/\/contact#prayer$/);
  await expect(prayer(page).getByRole('heading', { name: 'Prayer Requests', exact: true })).toBeInViewport();
});

test('fits 320 pixels, and 360 with doubled text, and has touch targets of at least 48 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/contact');
  expect(await overflow(page)).toBe(0);
  for (const control of await page
    .locator('main')
    .locator(
      'button, input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea, .btn, label:has(input)',
    )
    .all()) {
    expect((await control.boundingBox())?.height, await control.innerText()).toBeGreaterThanOrEqual(48);
  }
  await page.setViewportSize(phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow(page)).toBe(0);
});

for (const path of ['/contact', '/privacy', '/terms']) {
  // NAV-38, NAV-39
  test(`axe finds nothing on ${path}`, async ({ page, problems }) => {
    for (const viewport of [phone, { width: 1280, height: 900 }]) {
      await page.setViewportSize(viewport);
      await visit(page, path);
      expect(await validate(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and the page says so', async ({ page, api, site }) => {
    await page.goto('/contact?visit=first#message');
    await expect(message(page).getByLabel('Message *')).toHaveValue(/^I would like to plan my first visit\./);
    await writeMessage(page, 'plain@example.org');
    await message(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(`${site.url}/contact?message=sent#message`);
    await expect(message(page).getByText('Message sent successfully!')).toBeVisible();
    expect(
      (await received(api, '/contact-messages')).filter(({ email }) => email === 'plain@example.org'),
    ).toHaveLength(1);
    await message(page).getByRole('link', { name: 'Write another message' }).click();
    await expect(message(page).getByLabel('First name *')).toBeVisible();
  });

  test('an error is shown beside its field', async ({ page }) => {
    await page.goto('/contact');
    await writeMessage(page, 'no address');
    await message(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await message(page).getByRole('button', { name: 'Send message' }).click();
    // The typed values are shown again, and are in no address.
    await expect(message(page).getByLabel('Email *')).toHaveValue('no address');
    await expect(message(page).getByLabel('Message *')).not.toHaveValue('');
    await expect(page).toHaveURL(/\/api\/contact#message$/);
    await expect(message(page).getByLabel('Email *')).toHaveAccessibleDescription('Please look at this again.');
  });

  test('a prayer request gets a code, and the code shows its replies', async ({ page, api }) => {
    await page.goto('/contact#prayer');
    await expect(prayer(page).getByRole('button', { name: 'AI support' })).toBeHidden();
    await prayer(page).getByLabel('Your name (optional)').fill('Opio');
    await prayer(page).getByLabel('Your prayer request *').fill('Plain rain');
    await prayer(page).getByLabel("I'm comfortable sharing this prayer request with others").check();
    await prayer(page).getByRole('button', { name: 'Send prayer request' }).click();
    // The code opens the replies, so it must not be in the history of a shared phone.
    await expect(page).toHaveURL(/\/api\/prayer-requests#prayer$/);
    const shown = await prayer(page).getByText(code).first().textContent();
    const request = (await received(api, '/prayer-requests')).find((one) => one.request === 'Plain rain');
    expect(request).toMatchObject({ name: 'Opio', isPublic: true });
    await api('POST', `/prayer-requests/${request?.id}/reply`, { as: 'admin', body: { content: 'Heard.' } });

    await page.goto('/contact');
    await mine(page)
      .getByLabel('Reply code')
      .fill((shown ?? '').toLowerCase());
    await mine(page).getByRole('button', { name: 'Show replies' }).click();
    await expect(page).toHaveURL(/\/api\/prayer-requests\/replies#your-prayers$/);
    await expect(mine(page).getByText('Heard.')).toBeVisible();
    await mine(page).getByLabel('Reply code').fill('0000-0000-0000-0000');
    await mine(page).getByRole('button', { name: 'Show replies' }).click();
    await expect(mine(page).getByText('No request has this code.', { exact: false })).toBeVisible();
  });
});

test('a form sent before the script has loaded is answered with its page, on which the script starts', async ({
  page,
  problems,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  await writeMessage(page, 'early@example.org');
  await message(page).getByLabel('Message *').fill('   ');
  await message(page).getByRole('button', { name: 'Send message' }).click();
  await expect(message(page).getByLabel('Message *')).toHaveAccessibleDescription('Please look at this again.');
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\/contact\?message=invalid&fields=message#message$/);
  await expect(message(page).getByLabel('Email *')).toHaveValue('early@example.org');
  expect(problems).toEqual([expect.stringMatching(/^console: .*400/)]);
});
