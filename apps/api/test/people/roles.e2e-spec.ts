import { type StaffRole, staffRoles } from '@ministry/domain';
import { newAddress } from '../addresses.ts';
import { eventRequest } from '../factories/event.ts';
import { contactRequest } from '../factories/people.ts';
import { addEveryRole, startTestApp, type TestApp } from '../test-app.ts';

// On SQLite only: the role is checked before any query.
describe('what public routes show to each role', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await addEveryRole(test);
  });
  afterAll(() => test.close());

  async function allowed(url: string): Promise<StaffRole[]> {
    const roles: StaffRole[] = [];
    for (const role of staffRoles) {
      const { statusCode } = await test.send({ url, headers: test.as(role), remoteAddress: newAddress() });
      if (statusCode === 200) roles.push(role);
      else expect([role, statusCode]).toEqual([role, 403]);
    }
    return roles;
  }

  it.each(['/api/events?status=draft', '/api/testimonials?status=all', '/api/photo-galleries?status=deleted'])(
    'shows %s only to roles that read content',
    async (url) => expect(await allowed(url)).toEqual(['admin', 'editor', 'pastor']),
  );

  it('shows unlisted products only to roles that manage the store', async () =>
    expect(await allowed('/api/products?status=all')).toEqual(['admin', 'treasurer']));

  it.each([
    ['pastor', true],
    ['editor', true],
    ['treasurer', false],
  ] as const)('stores a testimony that the %s sends as verified: %s', async (role, isVerified) => {
    const payload = { name: 'Grace Akello', testimony: 'I was healed on Sunday.', verified: true };
    const sent = await test.send({ method: 'POST', url: '/api/testimonials', headers: test.as(role), payload });
    expect(sent.statusCode).toBe(201);
    const seen = await test.send({ url: `/api/testimonials/${sent.json().id}`, remoteAddress: newAddress() });
    expect(seen.statusCode).toBe(isVerified ? 200 : 404);
  });
});

// On SQLite only: which parts of an answer are left out is decided before any query.
describe('what combined answers hold for each role', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await addEveryRole(test);
    for (const [url, payload] of Object.entries({
      '/api/contact': contactRequest({ firstName: 'Zawadi' }),
      '/api/prayer-requests': { name: 'Zawadi', request: 'Please pray for my mother.' },
      '/api/newsletter/subscribe': { email: 'zawadi@example.org' },
      '/api/testimonials': { name: 'Zawadi', testimony: 'I was healed on Sunday.' },
    }))
      expect((await test.send({ method: 'POST', url, payload })).statusCode).toBeLessThan(300);
    const made = await test.send({
      method: 'POST',
      url: '/api/events',
      headers: test.as('admin'),
      payload: eventRequest({ title: 'Zawadi day' }),
    });
    expect(made.statusCode).toBe(201);
  });
  afterAll(() => test.close());

  const read = async (role: StaffRole, url: string): Promise<object> =>
    (await test.send({ url, headers: test.as(role), remoteAddress: newAddress() })).json();

  const money = ['onlineGiving', 'tests'];
  const gifts = ['totalDonations', 'totalDonationsUgx'];
  const store = ['lowStock', 'pendingOrders', 'totalRevenue'];
  const families = ['newThisMonth', 'totalFamilies'];
  const messages = ['contactMessages', 'messages', 'mailConfigured'];
  const stats: [StaffRole, string[]][] = [
    [
      'admin',
      [
        ...money,
        ...gifts,
        ...store,
        ...families,
        ...messages,
        'prayers',
        'newsletter',
        'events',
        'registrations',
        'outbox',
      ],
    ],
    ['editor', ['events']],
    ['treasurer', [...money, ...gifts, ...store]],
    ['pastor', [...families, ...messages, 'prayers', 'events']],
    ['steward', ['registrations']],
  ];
  it.each(stats)('counts for the %s what that role may see, and nothing else', async (role, fields) => {
    expect(Object.keys(await read(role, '/api/admin/stats')).sort()).toEqual([...fields].sort());
  });

  const today: [StaffRole, string[]][] = [
    [
      'admin',
      [
        'messages',
        'prayers',
        'testimonies',
        'drafts',
        'undelivered',
        'store',
        'payments',
        'lostFiles',
        'recordings',
        'events',
      ],
    ],
    ['editor', ['testimonies', 'drafts', 'events']],
    ['treasurer', ['store', 'payments']],
    ['pastor', ['messages', 'prayers', 'testimonies', 'events']],
    ['steward', ['events']],
  ];
  it.each(today)('tells the %s what waits for that role, and nothing else', async (role, fields) => {
    expect(Object.keys(await read(role, '/api/admin/today')).sort()).toEqual([...fields].sort());
  });

  const searches: [StaffRole, string[]][] = [
    ['admin', ['event', 'testimony', 'message', 'prayer', 'subscriber']],
    ['editor', ['event', 'testimony']],
    ['treasurer', []],
    ['pastor', ['event', 'testimony', 'message', 'prayer']],
    ['steward', []],
  ];
  it.each(searches)('finds for the %s what that role may see, and nothing else', async (role, kinds) => {
    const { groups } = (await read(role, '/api/admin/search?q=zawadi')) as { groups: { kind: string }[] };
    expect(groups.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  });

  it.each(['/api/admin/stats', '/api/admin/today', '/api/admin/search?q=zawadi'])(
    'allows %s to every role but the media team, which has its own console',
    async (url) => {
      const seen = [];
      for (const role of staffRoles)
        seen.push([role, (await test.send({ url, headers: test.as(role), remoteAddress: newAddress() })).statusCode]);
      expect(seen).toEqual(staffRoles.map((role) => [role, role === 'media' ? 403 : 200]));
    },
  );
});
