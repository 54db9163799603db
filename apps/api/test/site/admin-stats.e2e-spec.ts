import { kampalaMonthStart } from '@ministry/domain';
import { ContactMessage } from '../../src/people/contact/contact-message.entity.ts';
import { Family } from '../../src/people/families/family.entity.ts';
import { PrayerRequest } from '../../src/people/prayer/prayer-request.entity.ts';
import type { Staff } from '../../src/platform/auth/access.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { StatsService } from '../../src/site/stats/stats.service.ts';
import { createEvent, inDays, registrationRequest } from '../factories/event.ts';
import { giveByCard, sandboxOn } from '../factories/giving.ts';
import { contactRequest, familyRequest, post } from '../factories/people.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const office: Staff = { id: 1, username: 'admin', role: 'admin', sessionEpoch: 1, secondFactorSince: null };

describeOnAnyDatabase('GET /api/admin/stats', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: sandboxOn });
  });
  afterAll(() => api.close());

  // API-29, DATA-31
  it('answers zeros on an empty site', async () => {
    const answer = await api.send({ url: '/api/admin/stats', headers: api.as('admin') });
    expect(answer.json()).toEqual({
      totalFamilies: 0,
      newThisMonth: 0,
      totalDonations: '0.00',
      totalDonationsUgx: 0,
      totalRevenue: '0.00',
      tests: { donations: '0.00', revenue: '0.00' },
      onlineGiving: 'test',
      pendingOrders: 0,
      lowStock: 0,
      contactMessages: 0,
      messages: { unread: 0, thisMonth: 0, lastMonth: 0 },
      prayers: { total: 0, pending: 0, urgent: 0 },
      newsletter: { count: 0, thisMonth: 0 },
      events: { published: 0, upcoming: 0, drafts: 0 },
      registrations: { total: 0, thisMonth: 0, lastMonth: 0 },
      outbox: { waiting: 0, dead: 0, mailConfigured: false, textConfigured: false },
      mailConfigured: false,
    });
  });

  // Decisions: numbers on a screen are counted, never typed by hand.
  it('counts events by publication state, and registrations by month in Kampala', async () => {
    const { id } = await createEvent(api);
    await createEvent(api, { date: inDays(-5) });
    await createEvent(api, { isActive: false });
    for (const firstName of ['A', 'B', 'C', 'D'])
      await api.send({
        method: 'POST',
        url: `/api/events/${id}/register`,
        payload: registrationRequest(id, { firstName }),
      });
    const monthStart = kampalaMonthStart(new Date()).getTime();
    const rows = api.database.repository(EventRegistration);
    await rows.update({ firstName: 'A' }, { createdAt: new Date(monthStart) });
    await rows.update({ firstName: 'B' }, { createdAt: new Date(monthStart - 1) });
    await rows.update({ firstName: 'C' }, { createdAt: new Date(monthStart - 62 * 86_400_000) });
    const { events, registrations } = await api.app.get(StatsService).get(office);
    expect(events).toEqual({ published: 2, upcoming: 1, drafts: 1 });
    expect(registrations).toEqual({ total: 4, thisMonth: 2, lastMonth: 1 });
  });

  // ADM-38, ADM-40, ADM-41: counted here; the specification has fixed figures.
  it('counts families, messages and prayers by month in Kampala, without the deleted ones', async () => {
    const monthStart = kampalaMonthStart(new Date());
    const [first, before, longAgo] = [
      monthStart,
      new Date(monthStart.getTime() - 1),
      new Date(monthStart.getTime() - 62 * 86_400_000),
    ];
    const families = api.database.repository(Family);
    const messages = api.database.repository(ContactMessage);
    const ids: Record<'families' | 'contact' | 'prayer-requests', number[]> = {
      families: [],
      contact: [],
      'prayer-requests': [],
    };
    for (let turn = 0; turn < 4; turn += 1) {
      ids.families.push(
        (await post(api, '/api/families', familyRequest({ email: `f${turn}@example.org` }))).json<{ id: number }>().id,
      );
      ids.contact.push(
        (await post(api, '/api/contact', contactRequest({ email: `c${turn}@example.org` }))).json<{ id: number }>().id,
      );
      ids['prayer-requests'].push(
        (await post(api, '/api/prayer-requests', { request: 'Rain.' })).json<{ id: number }>().id,
      );
    }
    for (const [at, moment] of [first, before, longAgo].entries()) {
      await families.update({ id: ids.families[at] }, { registeredAt: moment });
      await messages.update({ id: ids.contact[at] }, { createdAt: moment });
    }
    for (const [kind, [, , , deleted]] of Object.entries(ids))
      await api.send({
        method: 'DELETE',
        url: `/api/${kind === 'contact' ? 'contact-messages' : kind}/${deleted}`,
        headers: api.as('admin'),
      });
    await messages.update({ id: ids.contact[0] }, { isRead: true });
    await api.database.repository(PrayerRequest).update({ id: ids['prayer-requests'][0] }, { isAnswered: true });
    await post(api, '/api/newsletter/subscribe', { email: 'reader@example.org' });
    expect(await api.app.get(StatsService).get(office)).toMatchObject({
      totalFamilies: 3,
      newThisMonth: 1,
      contactMessages: 3,
      messages: { unread: 2, thisMonth: 1, lastMonth: 1 },
      prayers: { total: 3, pending: 2, urgent: 0 },
      newsletter: { count: 1, thisMonth: 1 },
    });
  });

  // ADM-37, ADM-39, DON-16
  it('sums gifts and sales, and counts orders to pack and products with little stock', async () => {
    const admin = api.as('admin');
    await giveByCard(api, { amount: 92_500 });
    await post(
      api,
      '/api/ledger/gifts',
      { amount: '10.50', currency: 'USD', method: 'cash', category: 'general', receivedOn: '2026-11-01' },
      admin,
    );
    const { id: productId } = (
      await post(
        api,
        '/api/products',
        { name: 'Songs of Gulu', price: '12.50', category: 'books', stockQuantity: 9 },
        admin,
      )
    ).json<{ id: number }>();
    const buy = async (own: object = {}): Promise<number> =>
      (
        await post(api, '/api/orders', {
          items: [{ productId, quantity: 2 }],
          customerName: 'Ann Oyella',
          customerEmail: 'ann@example.org',
          payment: 'pickup',
          ...own,
        })
      ).json<{ id: number }>().id;
    await buy();
    const paid = await buy();
    await api.send({
      method: 'PUT',
      url: `/api/orders/${paid}/payment`,
      headers: admin,
      payload: { paymentStatus: 'completed', method: 'cash' },
    });
    expect(await api.app.get(StatsService).get(office)).toMatchObject({
      totalDonations: '10.50',
      totalDonationsUgx: 38_850,
      totalRevenue: '25.00',
      tests: { donations: '25.00', revenue: '0.00' },
      pendingOrders: 2,
      lowStock: 1,
    });
  });

  it.each([
    ['off', { SANDBOX_PAYMENTS: 'off' }],
    [
      'live',
      { SANDBOX_PAYMENTS: 'on', FLUTTERWAVE_SECRET_KEY: 'FLWSECK-live-X', FLUTTERWAVE_WEBHOOK_SECRET: 'x'.repeat(32) },
    ],
  ])('says that online giving is %s', async (onlineGiving, environment) => {
    const site = await startTestApp({ database, environment });
    expect(await site.app.get(StatsService).get(office)).toMatchObject({ onlineGiving });
    await site.close();
  });

  // API-29
  it('allows admins only', async () => {
    const statuses = await Promise.all(
      [{}, api.as('media')].map(async (headers) => (await api.send({ url: '/api/admin/stats', headers })).statusCode),
    );
    expect(statuses).toEqual([401, 403]);
  });
});
