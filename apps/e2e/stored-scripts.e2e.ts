import { openConsole } from './console-steps.ts';
import type { Api } from './fixtures.ts';
import { expect, nextYear, test as base } from './fixtures.ts';
import { scriptPayloads } from './fixtures/script-payloads.ts';
import { line, serious, settle, watch } from './script-steps.ts';
import { hydrated } from './visit-steps.ts';

const test = base.extend<object, { stored: Stored }>({
  stored: [async ({ api }, use) => use(await storeEverything(api)), { scope: 'worker', timeout: 240_000 }],
});

/** All payloads in separate paragraphs, for texts that are long enough. */
const all = scriptPayloads.join('\n\n');

interface Domain {
  path: `/${string}`;
  /** The request is sent as the office, or as a visitor if left out. */
  by?: 'admin';
  /** One item with the payload in every text field; `long` is for the fields that accept long texts. */
  body(short: string, long: string, at: number): object;
}

const domains: Record<string, Domain> = {
  sermon: {
    path: '/sermons',
    by: 'admin',
    body: (short, long) => ({
      title: line(short, 190),
      description: long,
      speaker: line(short, 100),
      series: line(short, 100),
      tags: [line(short, 40)],
      date: '2026-11-01T06:00:00Z',
      isActive: true,
    }),
  },
  event: {
    path: '/events',
    by: 'admin',
    body: (short, long) => ({
      title: line(short, 190),
      description: long,
      location: line(short, 190),
      tags: [line(short, 40)],
      category: 'service',
      date: `${nextYear}-05-01T06:00:00Z`,
      registrationRequired: true,
      isActive: true,
    }),
  },
  ministry: {
    path: '/ministries',
    by: 'admin',
    body: (short, long) => ({
      name: line(short, 190),
      description: long,
      impact: line(short, 200),
      tags: [line(short, 40)],
      isActive: true,
    }),
  },
  announcement: {
    path: '/announcements',
    by: 'admin',
    body: (short, long) => ({ title: line(short, 190), content: long, validUntil: '2099-01-01', priority: 'high' }),
  },
  testimony: {
    path: '/testimonials',
    by: 'admin',
    body: (short, long) => ({ name: line(short, 90), testimony: long.slice(0, 4_900), verified: true }),
  },
  'waiting testimony': {
    path: '/testimonials',
    body: (short, long) => ({ name: line(short, 90), testimony: long.slice(0, 4_900) }),
  },
  album: {
    path: '/photo-galleries',
    by: 'admin',
    body: (short, long) => ({ title: line(short, 190), description: long.slice(0, 900), eventDate: '2026-05-01' }),
  },
  message: {
    path: '/contact',
    body: (short, long, at) => ({
      firstName: line(short, 80),
      lastName: line(short, 80),
      email: `contact${at}@example.org`,
      phone: '0772 123 456',
      message: long.slice(0, 4_900),
    }),
  },
  prayer: {
    path: '/prayer-requests',
    body: (short, long) => ({ name: line(short, 100), request: `Urgent. ${long.slice(0, 4_800)}`, isPublic: true }),
  },
  family: {
    path: '/families',
    body: (short, _long, at) => ({
      familyName: line(short, 100),
      headOfFamily: line(short, 100),
      email: `family${at}@example.org`,
      phone: '0772 123 456',
      address: line(short, 500),
      latitude: '2.77',
      longitude: '32.3',
      familyMembers: [
        { firstName: line(short, 80), lastName: line(short, 80), dob: '1984-02-29', title: line(short, 50) },
      ],
    }),
  },
};

type Stored = Record<string, number>;

/** Stores every payload in every domain, and one item with all payloads. Returns the id of that item by domain. */
async function storeEverything(api: Api): Promise<Stored> {
  const ids: Stored = {};
  for (const [name, { path, by, body }] of Object.entries(domains)) {
    for (const [at, payload] of [...scriptPayloads, all].entries()) {
      const { status, body: answer } = await api('POST', path, {
        ...(by ? { as: by } : {}),
        body: body(payload, payload, at),
      });
      expect(status, `${name} ${at} ${JSON.stringify(answer)}`).toBe(201);
      ids[name] = (answer as { id: number }).id;
    }
  }
  const event = ids['event'] ?? 0;
  for (const [at, payload] of scriptPayloads.entries()) {
    await api('POST', `/events/${event}/register`, {
      body: {
        eventId: event,
        firstName: line(payload, 80),
        lastName: line(payload, 80),
        email: `guest${at}@example.org`,
        specialRequests: payload,
      },
    });
  }
  // The office's replies are shown too, and their mail is in the outbox.
  await api('POST', `/contact-messages/${ids['message']}/reply`, {
    as: 'admin',
    body: { content: all.slice(0, 4_900) },
  });
  await api('POST', `/prayer-requests/${ids['prayer']}/reply`, { as: 'admin', body: { content: all.slice(0, 4_900) } });
  return ids;
}

test('forty scripts in every stored field run on no screen of the console', async ({ page, stored: ids, problems }) => {
  test.setTimeout(600_000);
  await watch(page);
  const lists = [
    'events',
    'sermons',
    'ministries',
    'community/announcements',
    'community/testimonials',
    'community/galleries',
    'families',
    'messages',
    'messages/prayers',
    'outbox',
    'audit',
  ];
  const screens = [
    '',
    ...lists.flatMap((list) => [list, `${list}?page=2`]),
    `events/${ids['event']}`,
    `events?attendees=${ids['event']}`,
    `sermons/${ids['sermon']}`,
    `ministries/${ids['ministry']}`,
    'community',
    `community/announcements/${ids['announcement']}`,
    `community/testimonials?read=${ids['waiting testimony']}`,
    `community/testimonials?read=${ids['testimony']}`,
    `community/galleries/${ids['album']}`,
    `families?family=${ids['family']}`,
    'families/map',
    `messages?item=${ids['message']}`,
    `messages/prayers?item=${ids['prayer']}`,
    'newsletter',
    'people',
  ];
  for (const screen of screens) {
    await openConsole(page, `/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await settle(page);
    expect(serious(problems), screen).toEqual([]);
  }
  // Checks that the payloads are on the page; an empty list would prove nothing.
  await openConsole(page, '/admin/events?search=alert(1)');
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('<script>');
  await expect(page.getByRole('option').filter({ hasText: '<script>alert(1)</script>' }).first()).toBeVisible();
  await settle(page);
  expect(serious(problems)).toEqual([]);
});

test('forty scripts in every stored field run on no public page', async ({ page, stored: ids, problems }) => {
  test.setTimeout(600_000);
  await watch(page);
  for (const path of [
    '/',
    '/events',
    `/events/${ids['event']}`,
    '/sermons',
    `/sermons/${ids['sermon']}`,
    '/ministries',
    '/announcements',
    '/community',
    '/gallery',
    `/gallery?album=${ids['album']}`,
    '/live',
    '/about',
    '/team',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await settle(page);
    expect(serious(problems), path).toEqual([]);
  }
  await page.goto(`/events/${ids['event']}`);
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
});

test('the check itself notices a script that gets in', async ({ page, problems }) => {
  await watch(page);
  await page.goto('/');
  await page.evaluate(() => {
    try {
      document.createElement('img').setAttribute('onerror', 'alert(1)');
    } catch {
      // The browser refuses this, as it should; only its report matters here.
    }
  });
  await expect.poll(() => serious(problems).some((problem) => problem.includes('policy:'))).toBe(true);
});
