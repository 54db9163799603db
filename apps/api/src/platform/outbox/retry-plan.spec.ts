import { maxAttempts, nextAttempt } from './retry-plan.ts';

describe('pauses between attempts', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const minutes = (attempts: number): number | null => {
    const next = nextAttempt(attempts, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  };

  it('grow from a minute to six hours and end after about two days', () => {
    const all = Array.from({ length: maxAttempts }, (_, index) => minutes(index + 1));
    expect(all).toEqual([1, 5, 15, 60, 180, 360, 360, 360, 360, 360, 360, null]);
  });
});
