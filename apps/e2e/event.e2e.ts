import { axe, expect, test } from './fixtures.ts';
import { desktop, hydrated, phone, visit, waitingLoaded } from './visit-steps.ts';

const day = 86_400_000;

interface EventFacts {
  id: number;
  title: string;
}
const draft = (own: object) => ({
  title: 'Evening of Worship',
  description: 'Songs, **testimonies** and prayer.',
  date: new Date(Date.now() + 5 * day).toISOString(),
  location: 'Main sanctuary, Gulu',
  category: 'fellowship',
  registrationRequired: true,
  isActive: true,
  ...own,
});

// EVT-04, EVT-05
test('the first two events have large cards, the others small ones', async ({ page, api }) => {
  const ids: number[] = [];
  for (const title of ['Choir practice', 'Youth rally', 'Day of fasting'])
    ids.push(((await api('POST', '/events', { as: 'admin', body: draft({ title }) })).body as EventFacts).id);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await visit(page, '/events');
    const [first = 0, second = 0, ...others] = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.firstElementChild?.getBoundingClientRect().width ?? 0));
    expect(others.length).toBeGreaterThan(0);
    expect(Math.min(first, second)).toBeGreaterThan(Math.max(...others));
  }
  for (const id of ids) await api('DELETE', `/events/${id}`, { as: 'admin' });
});

test.describe('registration', () => {
  let event: EventFacts;
  test.beforeEach(async ({ api }) => {
    event = (await api('POST', '/events', { as: 'admin', body: draft({ attendeeLimit: 40 }) })).body as EventFacts;
  });

  // EVT-49, EVT-19
  test('marks errors beside the fields, keeps what was typed, sends once and confirms', async ({ page, problems }) => {
    await visit(page, `/events/${event.id}`);
    const send = page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' });
    await send.click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please write your first name.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/email address/);

    await page.getByLabel('First name').fill('Aber');
    await page.getByLabel('Last name').fill('Okello');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('First name')).toHaveValue('Aber');

    await page.getByLabel('Email').fill('aber@example.org');
    const posts: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.headers()['idempotency-key']);
    });
    await send.dblclick();
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeFocused();
    await expect(page.getByRole('status').getByText('Registration successful!')).toBeVisible();
    await expect(
      page.getByText("You've been registered for the event. Check your email for confirmation."),
    ).toBeVisible();
    await expect(page.getByText('39 seats left')).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatch(/^[0-9a-f]{32}$/);
    // After sending, the draft is deleted.
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
    expect(problems).toEqual([]);
  });

  test('of a family in one request gives each person a ticket', async ({ page, problems }) => {
    await visit(page, `/events/${event.id}`);
    const form = page.getByRole('region', { name: 'Register' });
    const send = form.getByRole('button', { name: 'Register' });
    await page.getByLabel('First name').fill('Mary');
    await page.getByLabel('Last name').fill('Akello');
    await page.getByLabel('Email').fill('mary.family@example.org');
    const others = page.getByLabel('Who comes with you (optional)');
    await others.fill('Peter Okello\nJoy\n');
    await send.click();
    await expect(others).toBeFocused();
    await expect(others).toHaveAccessibleDescription(/Please write the first and last name of each/);
    await page.reload();
    await hydrated(page);
    await expect(others).toHaveValue('Peter Okello\nJoy\n');
    await others.fill('Peter Okello\nJoy Okello\n');
    await send.click();
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeFocused();
    await expect(page.getByText('37 seats left')).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await axe(page), `at ${width}`).toEqual([]);
    }
    await page.getByRole('link', { name: 'Ticket of Joy Okello' }).click();
    await expect(page.getByRole('heading', { name: 'Your ticket' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('of a family that is larger than the seats left says how many there are, and loses nothing', async ({
    page,
    api,
  }) => {
    const small = await api('POST', '/events', { as: 'admin', body: draft({ attendeeLimit: 2 }) });
    await visit(page, `/events/${(small.body as EventFacts).id}`);
    const form = page.getByRole('region', { name: 'Register' });
    await page.getByLabel('First name').fill('Mary');
    await page.getByLabel('Last name').fill('Akello');
    await page.getByLabel('Email').fill('mary.family@example.org');
    const others = page.getByLabel('Who comes with you (optional)');
    await others.fill('Peter Okello\nJoy Okello');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(others).toHaveAccessibleDescription(/Only 2 seats are left, for the whole group/);
    await expect(others).toHaveValue('Peter Okello\nJoy Okello');
    await others.fill('Joy Okello');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('link', { name: 'Ticket of Joy Okello' })).toBeVisible();
  });

  test('loses nothing after a failed request and can be sent again', async ({ page }) => {
    await visit(page, `/events/${event.id}`);
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Apio');
    await page.getByLabel('Email').fill('grace@example.org');
    await page.route('**/register', (route) => route.abort(), { times: 1 });
    const send = page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' });
    await send.click();
    await expect(
      page.getByRole('alert').getByText('Network error. Please check your connection and try again.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await send.click();
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  });

  test('waits when the device goes offline in the middle of the form, and is sent once when the connection is back', async ({
    page,
    context,
    api,
  }) => {
    await visit(page, `/events/${event.id}`);
    await page.getByLabel('First name').fill('Sarah');
    await page.getByLabel('Last name').fill('Auma');
    await page.getByLabel('Email').fill('sarah@example.org');
    await waitingLoaded(page);
    await context.setOffline(true);
    await page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('This is sent once', { exact: false })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByText('You are registered. Confirmation code:', { exact: false })).toBeVisible();
    expect((await api('GET', `/events/${event.id}`)).body).toMatchObject({ seatsLeft: 39 });
  });

  test('of a full event leads to the waiting list, and in the last hour to a telephone number', async ({
    page,
    api,
  }) => {
    const small = (await api('POST', '/events', { as: 'admin', body: draft({ attendeeLimit: 1 }) })).body as EventFacts;
    await visit(page, `/events/${small.id}`);
    await api('POST', `/events/${small.id}/register`, {
      body: { eventId: small.id, firstName: 'First', lastName: 'Comer', email: 'first@example.org' },
    });
    await page.getByLabel('First name').fill('Late');
    await page.getByLabel('Last name').fill('Comer');
    await page.getByLabel('Email').fill('late@example.org');
    await page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.goto(`/events/${small.id}`);
    await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    const date = new Date(Date.now() + 50 * 60_000).toISOString();
    await api('PUT', `/events/${small.id}`, {
      as: 'admin',
      body: { title: small.title, category: 'fellowship', date },
    });
    await page.goto(`/events/${small.id}`);
    await expect(page.getByText('All seats are taken.', { exact: false })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Register' }).getByRole('link')).toHaveAttribute('href', /^tel:/);
  });

  test('of a past event is not possible, and the page says so', async ({ page, api }) => {
    const past = (
      await api('POST', '/events', { as: 'admin', body: draft({ date: new Date(Date.now() - day).toISOString() }) })
    ).body as EventFacts;
    await page.goto(`/events/${past.id}`);
    await expect(page.getByText('This event is over.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
  });

  test('can be put in a calendar and shared', async ({ page, request }) => {
    await page.goto(`/events/${event.id}`);
    const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(await (await request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*events%2F${event.id}$`),
    );
  });

  // EVT-03, EVT-21, EVT-38, EVT-49, EVT-50
  test('works in a conversation with the assistant', async ({ page, api, problems }) => {
    const soonest = draft({ title: 'Lamplight Vigil', date: new Date(Date.now() + day).toISOString() });
    await api('POST', '/events', { as: 'admin', body: soonest });
    await visit(page, '/events');
    await page.getByRole('button', { name: 'Use AI Registration Assistant' }).click();
    await expect(page.getByRole('button', { name: 'Close AI Registration Assistant' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const log = page.getByRole('log');
    const say = async (text: string) => {
      await page.getByLabel('Your message').fill(text);
      await page.getByLabel('Your message').press('Enter');
    };
    await page.getByRole('button', { name: 'Find a specific event' }).click();
    // EVT-25: more than five events are before this one.
    await say('pastors and leaders conference');
    await expect(log).toContainText("Pastors' and Leaders' Conference.");
    await say('show other events');
    await expect(log.getByRole('listitem')).toHaveCount(5);
    // EVT-29: events in a list are buttons.
    await log.getByRole('button', { name: 'Lamplight Vigil' }).click();
    await expect(log.getByRole('button', { name: 'Lamplight Vigil' })).toBeDisabled();
    await page.getByRole('button', { name: 'Yes, register me!' }).click();
    for (const answer of ['Akello', 'Mary', 'not an address']) await say(answer);
    await expect(log).toContainText(
      "That doesn't look like a valid email address. Could you please provide a valid email?",
    );
    // EVT-44: the registration request is held; meanwhile nothing more is sent.
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route('**/register', async (route) => {
      sent += 1;
      await released;
      await route.continue();
    });
    for (const answer of ['akello@example.org', 'none', 'none']) await say(answer);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    await say('and another thing');
    await expect(log).not.toContainText('and another thing');
    release();
    await expect(log).toContainText('Registration Complete!');
    expect(sent).toBe(1);
    await expect(page.getByRole('status').getByText('Registration successful!')).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads, opens the drawer, follows links and registers', async ({ page, api }) => {
    const { id } = (await api('POST', '/events', { as: 'admin', body: draft({ title: 'Plain Gathering' }) }))
      .body as EventFacts;
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#drawer').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    await page.goto(`/events/${id}`);
    await expect(page.getByText('testimonies')).toBeVisible();
    await page.getByLabel('First name').fill('Opio');
    await page.getByLabel('Last name').fill('James');
    await page.getByLabel('Email').fill('opio@example.org');
    await page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    // The code must not be in the history of a shared phone.
    await expect(page).toHaveURL(new RegExp(`/api/events/${id}/register#register$`));
    await expect(page.getByRole('region', { name: 'You are registered' })).toContainText(/[0-9A-Z]{8}/);
  });

  test('anyone who cannot come gives the last seat back with the ticket', async ({ page, api }) => {
    await page.setViewportSize(phone);
    const { id } = (await api('POST', '/events', { as: 'admin', body: draft({ attendeeLimit: 1 }) }))
      .body as EventFacts;
    const register = async (firstName: string) => {
      const body = { eventId: id, firstName, lastName: 'Akello', email: `${firstName}@example.org` };
      return (await api('POST', `/events/${id}/register`, { body })).body as Record<string, string>;
    };
    const { ticket, confirmationCode = '' } = await register('Grace');
    expect(await register('Ruth')).toMatchObject({ code: 'EVENT_FULL' });

    await page.goto(`/tickets/${ticket}`);
    await page.getByRole('link', { name: 'Give this seat back' }).click();
    await page.getByLabel('Your confirmation code').fill('WR0NGC0D');
    await page.getByRole('button', { name: 'Give this seat back' }).click();
    await expect(page.getByText('Confirmation code must be')).toBeVisible();
    await page.getByRole('link', { name: 'To the page of the form' }).click();
    await page.getByLabel('Your confirmation code').fill(confirmationCode.toLowerCase());
    await page.getByRole('button', { name: 'Give this seat back' }).click();
    await expect(page.getByRole('heading', { name: 'This seat was given back' })).toBeVisible();

    await page.goto(`/tickets/${ticket}`);
    await expect(page.getByRole('heading', { name: 'This seat was given back' })).toBeVisible();
    expect(await register('Ruth')).toHaveProperty('ticket');
  });
});

test('anyone who cannot come passes the ticket on, and a wrong code loses nothing', async ({ page, api }) => {
  const { id } = (await api('POST', '/events', { as: 'admin', body: draft({ attendeeLimit: 1 }) })).body as EventFacts;
  const body = { eventId: id, firstName: 'Grace', lastName: 'Akello', email: 'grace@example.org' };
  const registration = (await api('POST', `/events/${id}/register`, { body })).body as Record<string, string>;
  await page.goto(`/tickets/${registration.ticket}`);
  await page.getByRole('link', { name: 'pass the ticket on' }).click();
  await page.getByLabel('First name of the guest').fill('Peter');
  await page.getByLabel('Last name').fill('Okello');
  await page.getByLabel('Email').fill('peter.ticket@example.org');
  await page.getByLabel('Your confirmation code').fill('WR0NGC0D');
  await page.getByRole('button', { name: 'Pass this ticket on' }).click();
  await expect(page.getByRole('alert')).toContainText('Confirmation code must be');
  await expect(page.getByLabel('Email')).toHaveValue('peter.ticket@example.org');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await axe(page), `at ${width}`).toEqual([]);
  }
  await page.getByLabel('Your confirmation code').fill(String(registration.confirmationCode));
  await page.getByRole('button', { name: 'Pass this ticket on' }).click();
  await expect(page.getByRole('heading', { name: 'The ticket was passed on' })).toBeVisible();
  await page.goto(`/tickets/${registration.ticket}`);
  await expect(page.getByRole('heading', { name: 'This seat was given back or passed on' })).toBeVisible();
});

test('anyone who registers again gets the code by e-mail only, with a script and without', async ({
  page,
  browser,
  api,
  site,
}) => {
  const { id } = (await api('POST', '/events', { as: 'admin', body: draft({ title: 'Registered Twice' }) }))
    .body as EventFacts;
  const person = { eventId: id, firstName: 'Opio', lastName: 'James', email: 'twice@example.org' };
  await api('POST', `/events/${id}/register`, { body: person });
  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  for (const tab of [page, plain]) {
    await tab.goto(`/events/${id}`);
    if (tab === page) await hydrated(tab);
    await tab.getByLabel('First name').fill('Opio');
    await tab.getByLabel('Last name').fill('James');
    await tab.getByLabel('Email').fill('twice@example.org');
    await tab.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' }).click();
    const done = tab.getByRole('region', { name: 'Already registered' });
    await expect(done).toContainText('This person already has a place.');
    await expect(done).not.toContainText('Your confirmation code');
  }
  await plain.close();
});

test('a registration sent before the script has loaded shows its code on the page, and in no address', async ({
  page,
  api,
  problems,
}) => {
  const { id } = (await api('POST', '/events', { as: 'admin', body: draft({ title: 'Early Gathering' }) }))
    .body as EventFacts;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/events/${id}`);
  await page.getByLabel('First name').fill('Opio');
  await page.getByLabel('Last name').fill('James');
  await page.getByLabel('Email').fill('early@example.org');
  await page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' }).click();
  const done = page.getByRole('region', { name: 'You are registered' });
  await expect(done).toContainText(/[0-9A-Z]{8}/);
  const code = /[0-9A-Z]{8}/.exec((await done.textContent()) ?? '')?.[0] ?? 'none';
  release();
  await hydrated(page);
  await expect(page).toHaveURL(new RegExp(`/events/${id}#register$`));
  await expect(done).toContainText(code);
  expect(problems).toEqual([]);
});

test.describe('search engines and sharing', () => {
  test('an event has the data that messengers and search engines read', async ({ page, api, site }) => {
    const { id } = (await api('POST', '/events', { as: 'admin', body: draft({ title: 'Dawn <Service>' }) }))
      .body as EventFacts;
    await page.goto(`/events/${id}`);
    await expect(page).toHaveTitle(/^Dawn <Service> \| /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/events/${id}`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Dawn <Service>/);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(image ?? '');
    expect(picture.ok()).toBe(true);
    expect((await picture.body()).length).toBeLessThanOrEqual(200_000);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as Record<
      string,
      string
    >;
    expect(data).toMatchObject({ '@type': 'Event', name: 'Dawn <Service>' });
    expect(data.startDate).toMatch(/\+03:00$/);
  });

  test('an unknown event answers 404', async ({ page }) => {
    expect((await page.goto('/events/999999'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Event not found' })).toBeVisible();
  });
});

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`axe finds nothing on ${name}`, () => {
    test.use({ viewport });

    test('in every state', async ({ page }) => {
      await visit(page, '/events/2');
      await page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' }).click();
      await page.evaluate(() =>
        window.dispatchEvent(
          new CustomEvent('ministry:toast', {
            detail: { title: 'Saved', description: 'All of it.', variant: 'destructive' },
          }),
        ),
      );
      await expect(page.getByRole('alert').getByText('Saved')).toBeVisible();
      expect(await axe(page), 'form errors and a toast').toEqual([]);
      await visit(page, '/events?assistant=open');
      await page.getByRole('button', { name: 'Show me events' }).click();
      expect(await axe(page), 'the assistant').toEqual([]);
      if (viewport !== phone) return;
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.locator('#drawer')).toBeVisible();
      expect(await axe(page), 'the drawer').toEqual([]);
    });
  });
}
