import { deliveryCopy, isLeaving } from './delivery.ts';

const base = { delivery: null, sentAt: null, failure: null, nextAttemptAt: null };
// In New York this is still the day before: the console shows Kampala time.
const moment = '2026-11-21T21:05:00.000Z';

describe('the delivery of a reply', () => {
  // MSG-10
  it.each([
    [{ ...base, delivery: 'sent' as const, sentAt: moment }, 'Sent Nov 22, 2026, 12:05 AM'],
    [{ ...base, delivery: 'queued' as const }, 'Queued: it is sent in a moment'],
    [
      { ...base, delivery: 'queued' as const, failure: '451 Busy', nextAttemptAt: moment },
      'Queued: not delivered yet, next attempt Nov 22, 2026, 12:05 AM. 451 Busy',
    ],
    [{ ...base, delivery: 'failed' as const, failure: '550 No such mailbox' }, 'Failed: 550 No such mailbox'],
    [base, 'The delivery record of this old e-mail was deleted'],
  ])('%j reads %j', (reply, copy) => expect(deliveryCopy(reply)).toBe(copy));

  it('is shown as in progress only until the first attempt', () => {
    expect([
      isLeaving({ ...base, delivery: 'queued' }),
      isLeaving({ ...base, delivery: 'queued', failure: 'Busy' }),
      isLeaving({ ...base, delivery: 'sent' }),
    ]).toEqual([true, false, false]);
  });
});
