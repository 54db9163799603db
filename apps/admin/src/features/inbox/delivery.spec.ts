import { deliveryCopy, isLeaving } from './delivery.ts';

const base = { delivery: null, sentAt: null, failure: null, nextAttemptAt: null };
// In New York this is still the day before: the console shows Kampala time.
const moment = '2026-11-21T21:05:00.000Z';

describe('what became of a letter', () => {
  // MSG-10
  it.each([
    [{ ...base, delivery: 'sent' as const, sentAt: moment }, 'Sent Nov 22, 2026, 12:05 AM'],
    [{ ...base, delivery: 'queued' as const }, 'Queued: it leaves in a moment'],
    [
      { ...base, delivery: 'queued' as const, failure: '451 Busy', nextAttemptAt: moment },
      'Queued: not delivered yet, tried again Nov 22, 2026, 12:05 AM. 451 Busy',
    ],
    [{ ...base, delivery: 'failed' as const, failure: '550 No such mailbox' }, 'Failed: 550 No such mailbox'],
    [base, 'The record of this e-mail is gone; it was settled long ago'],
  ])('%j reads %j', (reply, copy) => expect(deliveryCopy(reply)).toBe(copy));

  it('is a matter of seconds only until the first attempt', () => {
    expect([
      isLeaving({ ...base, delivery: 'queued' }),
      isLeaving({ ...base, delivery: 'queued', failure: 'Busy' }),
      isLeaving({ ...base, delivery: 'sent' }),
    ]).toEqual([true, false, false]);
  });
});
