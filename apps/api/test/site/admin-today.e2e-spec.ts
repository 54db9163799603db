import { RecordingsRepository } from '../../src/broadcast/recordings/recordings.repository.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentSettlement } from '../../src/money/payments/payment-settlement.ts';
import { OutboxService } from '../../src/platform/outbox/outbox.service.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { TodayResponse } from '../../src/site/stats/today.dto.ts';
import { createEvent, inDays, registrationRequest } from '../factories/event.ts';
import { beginGift, giveByCard, payAt, sandboxOn } from '../factories/giving.ts';
import { contactRequest, post } from '../factories/people.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('GET /api/admin/today', (database) => {
  let api: TestApp;
  beforeEach(async () => {
    api = await startTestApp({ database, environment: sandboxOn });
  });
  afterEach(() => api.close());
  const today = async (): Promise<TodayResponse> =>
    (await api.send({ url: '/api/admin/today', headers: api.as('admin') })).json<TodayResponse>();

  it('answers zeros and empty lists when nothing is waiting', async () => {
    expect(await today()).toEqual({
      messages: { unread: 0, unanswered: 0, assignedToMe: 0 },
      prayers: { pending: 0, urgent: 0, assignedToMe: 0 },
      testimonies: 0,
      drafts: { sermons: 0, events: 0, ministries: 0, announcements: 0, pages: 0 },
      undelivered: 0,
      store: { toPack: 0, attention: 0, assignedToMe: 0, lowStock: 0 },
      payments: { attention: 0, reversed: 0 },
      lostFiles: { count: 0, named: [] },
      recordings: 0,
      events: [],
    });
  });

  it('counts what is unread, unanswered, unapproved, unpublished and undelivered', async () => {
    const ids: number[] = [];
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org'])
      ids.push((await post(api, '/api/contact', contactRequest({ email }))).json<{ id: number }>().id);
    await api.send({
      method: 'PUT',
      url: `/api/contact-messages/${ids[0]}`,
      headers: api.as('admin'),
      payload: { isRead: true },
    });
    await api.send({
      method: 'PUT',
      url: `/api/contact-messages/${ids[1]}`,
      headers: api.as('admin'),
      payload: { isAnswered: true },
    });
    await post(api, '/api/prayer-requests', { request: 'For rain.' });
    await post(api, '/api/prayer-requests', { request: 'Urgent: my child is in hospital.' });
    await post(api, '/api/testimonials', { name: 'Rose', testimony: 'I was carried.' });
    for (const [path, item] of Object.entries({
      sermons: { title: 'Begun' },
      events: { title: 'Begun', category: 'service' },
      ministries: { name: 'Begun' },
      announcements: { title: 'Begun', content: 'Soon.', validUntil: '2099-01-01', isActive: false },
    }))
      await post(api, `/api/${path}`, item, api.as('admin'));
    await api.app
      .get(OutboxService)
      .enqueue({ channel: 'email', recipient: 'gone@example.org', subject: 'Hello', text: 'Hello.' });
    await api.database
      .repository(OutboxMessage)
      .update({ recipient: 'gone@example.org' }, { status: 'dead', attempts: 12 });
    expect(await today()).toMatchObject({
      messages: { unread: 1, unanswered: 2 },
      prayers: { pending: 2, urgent: 1 },
      testimonies: 1,
      drafts: { sermons: 1, events: 1, ministries: 1, announcements: 1 },
      undelivered: 1,
    });
  });

  it('counts ready and failed recordings of which no sermon was made', async () => {
    const recordings = api.app.get(RecordingsRepository);
    const startedAt = new Date(inDays(-1));
    const endedAt = startedAt;
    for (const state of ['preparing', 'ready', 'failed'] as const)
      await recordings.insert({ title: 'Sunday service', startedAt, endedAt, state });
    const { id: sermonId } = (await post(api, '/api/sermons', { title: 'Used' }, api.as('admin'))).json<{
      id: number;
    }>();
    const last = await recordings.insert({ title: 'Used', startedAt, endedAt, state: 'ready' });
    await recordings.update(last.id, { sermonId });
    expect(await today()).toMatchObject({ recordings: 2 });
  });

  it('counts orders to pack, products with little stock, and payments to review', async () => {
    const { id: productId } = (
      await post(
        api,
        '/api/products',
        { name: 'Songs of Gulu', price: '12.50', category: 'books', stockQuantity: 9 },
        api.as('admin'),
      )
    ).json<{ id: number }>();
    await post(api, '/api/orders', {
      items: [{ productId, quantity: 1 }],
      customerName: 'Ann Oyella',
      customerEmail: 'ann@example.org',
      payment: 'pickup',
    });
    await payAt(api, (await beginGift(api)).json<{ redirect_url: string }>().redirect_url, { amount: 'less' });
    for (const turn of [1, 2]) {
      const payment = await api.database.repository(Payment).findOneByOrFail({ reference: await giveByCard(api) });
      await api.app.get(PaymentSettlement).move(payment, 'reversed');
      if (turn === 1) await api.database.repository(Payment).update({ id: payment.id }, { movedAt: inDays(-8) });
    }
    expect(await today()).toMatchObject({
      store: { toPack: 1, attention: 0, lowStock: 1 },
      payments: { attention: 1, reversed: 1 },
    });
  });

  it('lists the events of the next week and those with at most a tenth of their seats left, soonest first', async () => {
    const nearlyFull = await createEvent(api, { title: 'Nearly full', date: inDays(60), attendeeLimit: 10 });
    const roomy = await createEvent(api, { title: 'Roomy', date: inDays(50), attendeeLimit: 10 });
    await createEvent(api, { title: 'This week', date: inDays(3) });
    await createEvent(api, { title: 'Not public', date: inDays(2), isActive: false });
    await createEvent(api, { title: 'Over', date: inDays(-1) });
    for (let turn = 0; turn < 9; turn += 1) {
      await post(
        api,
        `/api/events/${nearlyFull.id}/register`,
        registrationRequest(nearlyFull.id, { email: `guest${turn}@example.org` }),
      );
      if (turn < 8)
        await post(
          api,
          `/api/events/${roomy.id}/register`,
          registrationRequest(roomy.id, { email: `guest${turn}@example.org` }),
        );
    }
    expect((await today()).events?.map(({ title, seatsTaken }) => [title, seatsTaken])).toEqual([
      ['This week', 0],
      ['Nearly full', 9],
    ]);
  });

  it('allows admins only', async () => {
    const statuses = await Promise.all(
      [{}, api.as('media')].map(async (headers) => (await api.send({ url: '/api/admin/today', headers })).statusCode),
    );
    expect(statuses).toEqual([401, 403]);
  });
});
