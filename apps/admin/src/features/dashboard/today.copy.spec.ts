import type { TodayResponse } from '@ministry/api-client';
import { isNearlyFull, seats, whatWaits } from './today.copy.ts';

const nothing: TodayResponse = {
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
};
const event = { id: 1, title: 'Vigil', date: '2027-01-01T00:00:00.000Z', registrationRequired: true };

describe('the tasks that wait for the office', () => {
  it('are empty if nothing waits', () => expect(whatWaits(nothing)).toEqual([]));
  it('begin with urgent ones, then those assigned to the reader', () => {
    const lines = whatWaits({
      ...nothing,
      messages: { unread: 2, unanswered: 3, assignedToMe: 2 },
      prayers: { pending: 5, urgent: 1, assignedToMe: 0 },
      undelivered: 4,
    });
    expect(lines.map(({ count, text }) => `${count} ${text}`)).toEqual([
      '1 urgent prayer request',
      '4 messages that could not be delivered',
      '2 messages assigned to you',
      '2 unread messages',
      '1 message read but not answered',
      '4 prayer requests not answered',
    ]);
  });
  it('name the missing files', () => {
    const names = ['a.jpg', 'b.mp3', 'c.jpg', 'd.mp4'];
    expect(whatWaits({ ...nothing, lostFiles: { count: 1, named: ['a.jpg'] } })).toEqual([
      {
        count: 1,
        text: 'uploaded file missing or damaged',
        details: ['a.jpg'],
        to: '/audit?entity=upload',
        isUrgent: true,
      },
    ]);
    expect(whatWaits({ ...nothing, lostFiles: { count: 4, named: names } })[0]).toMatchObject({
      text: 'uploaded files missing or damaged',
      details: ['a.jpg', 'b.mp3', 'c.jpg', 'and 1 more'],
    });
  });
  it('link payments and orders to the pages where they are handled', () => {
    const lines = whatWaits({
      ...nothing,
      store: { toPack: 2, attention: 1, assignedToMe: 1, lowStock: 1 },
      payments: { attention: 1, reversed: 2 },
    });
    expect(lines.map(({ count, text, to, isUrgent = false }) => [count, text, to, isUrgent])).toEqual([
      [1, 'payment to review', '/donations/payments?needsReview=true', true],
      [1, 'order to look into', '/store/orders?attention=true', true],
      [1, 'order assigned to you', '/store/orders?assignedTo=me', false],
      [2, 'payments taken back this week', '/donations/payments?status=reversed', false],
      [2, 'orders to pack', '/store/packing', false],
      [1, 'product running out', '/store?status=low', false],
    ]);
  });
});

describe('an event with seats', () => {
  it.each([
    [{ seatsTaken: 18, attendeeLimit: 20 }, '18 of 20 seats taken', true],
    [{ seatsTaken: 17, attendeeLimit: 20 }, '17 of 20 seats taken', false],
    [{ seatsTaken: 1_200, attendeeLimit: null }, '1,200 registered', false],
  ])('%j is described as %j', (own, text, full) => {
    expect(seats({ ...event, ...own })).toBe(text);
    expect(isNearlyFull({ ...event, ...own })).toBe(full);
  });
  it('without registration counts nobody', () =>
    expect(seats({ ...event, registrationRequired: false, seatsTaken: 0, attendeeLimit: 10 })).toBe('no registration'));
});
