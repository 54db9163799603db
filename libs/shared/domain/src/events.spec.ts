import { isWaitingListOpen, offerEnd } from './events.ts';

const now = new Date('2026-12-01T06:00:00.000Z');
const inHours = (hours: number): { date: Date } => ({ date: new Date(now.getTime() + hours * 3_600_000) });

describe('the waiting list of an event', () => {
  it.each([
    [24 * 30, 24],
    [48, 24],
    [47, 23.5],
    [6, 3],
    [1.5, 0.75],
  ])('offers a seat that becomes free %d hours before the event for %d hours', (hours, held) => {
    expect(offerEnd(inHours(hours), now)).toEqual(inHours(held).date);
  });

  it('is closed from one hour before the event', () => {
    expect([1.01, 1, 0, -5].map((hours) => isWaitingListOpen(inHours(hours), now))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
