import { addDays, kampalaDay, kampalaInstant, weekStart } from '@ministry/domain';
import { LedgerService } from '../../src/money/ledger/ledger.service.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import { ContactMessage } from '../../src/people/contact/contact-message.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import type { TrendsResponse } from '../../src/site/trends/trends.dto.ts';
import { TrendsService } from '../../src/site/trends/trends.service.ts';
import { VisitCountsRepository } from '../../src/site/visits/visit-counts.repository.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { contactRequest, post } from '../factories/people.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const thisWeek = weekStart(kampalaDay(new Date()));
/** The instant at which a Sunday begins in Kampala, 9 p.m. on Saturday in UTC. @param ago weeks before this one */
const sunday = (ago: number): Date => kampalaInstant(addDays(thisWeek, -7 * ago), 0);
const justBefore = (moment: Date): Date => new Date(moment.getTime() - 1);
/** Twelve weekly figures that end with these; the weeks before are 0. */
const last = (...figures: number[]): number[] => [...Array<number>(12 - figures.length).fill(0), ...figures];

describeOnEachDatabase('GET /api/admin/trends', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  afterAll(() => api.close());

  async function trends(): Promise<TrendsResponse> {
    const answer = await api.send({ url: '/api/admin/trends', headers: api.as('admin') });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  it('answers twelve weeks of zeros on an empty site, each starting on Sunday', async () => {
    const { weeks, ...figures } = await trends();
    expect(weeks).toEqual(Array.from({ length: 12 }, (_, at) => addDays(thisWeek, 7 * (at - 11))));
    for (const figure of Object.values(figures)) expect(figure).toEqual(last());
  });

  it('counts gifts in the week of their day, minus refunds and without tests', async () => {
    const gift = (amount: number, receivedOn: string, own: object = {}) =>
      api.app.get(LedgerService).record({
        purpose: 'donation',
        kind: 'office',
        amount,
        rate: 3_700,
        name: 'Grace',
        isTest: false,
        receivedOn,
        ...own,
      });
    await gift(10_000, thisWeek);
    await gift(5_000, addDays(thisWeek, -1));
    await gift(3_000, addDays(thisWeek, -7));
    await gift(-1_000, addDays(thisWeek, -7), { kind: 'correction' });
    await gift(900, addDays(thisWeek, -78));
    await gift(700, thisWeek, { isTest: true });
    await gift(500, thisWeek, { purpose: 'order' });
    expect((await trends()).gifts).toEqual(last(7_000, 10_000));
    await gift(400, addDays(thisWeek, -77));
    expect((await trends()).gifts?.[0]).toBe(400);
  });

  it('counts registrations and messages by week in Kampala, without deleted messages', async () => {
    const { id } = await createEvent(api);
    const [registrations, messages] = [
      api.database.repository(EventRegistration),
      api.database.repository(ContactMessage),
    ];
    for (const [at, moment] of [sunday(0), justBefore(sunday(0)), sunday(11), justBefore(sunday(11))].entries()) {
      const firstName = `Person ${at}`;
      await post(api, `/api/events/${id}/register`, registrationRequest(id, { firstName }));
      await registrations.update({ firstName }, { createdAt: moment });
      await post(api, '/api/contact', contactRequest({ firstName, email: `p${at}@example.org` }));
      await messages.update({ firstName }, { createdAt: moment });
    }
    await messages.update({ firstName: 'Person 0' }, { deletedAt: new Date() });
    const figures = await trends();
    expect(figures.registrations).toEqual([1, ...Array<number>(9).fill(0), 1, 1]);
    expect(figures.messages).toEqual([1, ...Array<number>(9).fill(0), 1, 0]);
  });

  it('counts orders that are not tests', async () => {
    const admin = api.as('admin');
    const product = await post(
      api,
      '/api/products',
      { name: 'Songs of Gulu', price: '12.50', category: 'books', stockQuantity: 9 },
      admin,
    );
    const ids: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const order = await post(api, '/api/orders', {
        items: [{ productId: product.json<{ id: number }>().id, quantity: 1 }],
        customerName: 'Ann Oyella',
        customerEmail: 'ann@example.org',
        payment: 'pickup',
      });
      ids.push(order.json<{ id: number }>().id);
    }
    const orders = api.database.repository(Order);
    await orders.update({ id: ids[0] }, { isTest: true });
    await orders.update({ id: ids[1] }, { createdAt: justBefore(sunday(0)) });
    expect((await trends()).orders).toEqual(last(1, 1));
  });

  it('adds up the visits of a week, and answers its highest number of viewers', async () => {
    const counts = api.app.get(VisitCountsRepository);
    const days = [thisWeek, addDays(thisWeek, -7), addDays(thisWeek, -1)];
    await counts.add(
      days.flatMap((day, at) => [
        { metric: 'visit' as const, day, name: '', amount: 10 + at },
        { metric: 'viewers' as const, day, name: '', amount: 30 + at },
        { metric: 'page' as const, day, name: '/', amount: 99 },
      ]),
    );
    expect(await trends()).toMatchObject({ visits: last(23, 10), viewers: last(32, 30) });
  });

  it.each([
    ['editor', ['visits', 'viewers']],
    ['treasurer', ['gifts', 'orders']],
    ['pastor', ['messages']],
    ['steward', ['registrations']],
    ['media', []],
  ] as const)('answers for the %s only what the role may see', async (role, seen) => {
    const staff = { id: 1, username: role, role, sessionEpoch: 1, secondFactorSince: null };
    const { weeks, ...figures } = await api.app.get(TrendsService).get(staff);
    expect(weeks).toHaveLength(12);
    expect(Object.entries(figures).flatMap(([name, figure]) => (figure === null ? [] : [name]))).toEqual(seen);
  });
});
