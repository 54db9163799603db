import { isOverdue, nextCheck } from './check-plan.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 9);
const at = (minutes: number): Date => new Date(start + minutes * minute);

describe('how often a provider is asked about a payment', () => {
  it('becomes less often as it gets older, from every minute to every hour', () => {
    const asked: number[] = [];
    for (let age = 0; age < 400;) {
      age = ((nextCheck({ status: 'pending', createdAt: at(0) }, at(age))?.getTime() ?? 0) - start) / minute;
      asked.push(age);
    }
    expect(asked).toEqual([1, 3, 8, 18, 48, 108, 168, 228, 288, 348, 408]);
  });

  it('continues when the payment is overdue, until a check has ended it', () => {
    const payment = { status: 'pending', createdAt: at(0) } as const;
    const week = 7 * 24 * 60;
    expect([nextCheck(payment, at(week - 1)), isOverdue(payment, at(week - 1))]).toEqual([at(week + 59), false]);
    expect([nextCheck(payment, at(week)), isOverdue(payment, at(week))]).toEqual([at(week + 60), true]);
  });

  it.each(['failed', 'cancelled'] as const)(
    'continues for a day after it was opened and has %s: the payer may try again on the same page',
    (status) => {
      const payment = { status, createdAt: at(0) };
      expect(nextCheck(payment, at(24 * 60 - 1))).not.toBeNull();
      expect(nextCheck(payment, at(24 * 60))).toBeNull();
      expect(isOverdue(payment, at(30 * 24 * 60))).toBe(false);
    },
  );

  it.each(['completed', 'reversed', 'expired'] as const)('ends at once where it is %s', (status) => {
    expect(nextCheck({ status, createdAt: at(0) }, at(0))).toBeNull();
  });
});
