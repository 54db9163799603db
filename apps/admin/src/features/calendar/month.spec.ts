import { describe, expect, it } from '@jest/globals';
import { addMonths, daysOfMonth, entriesByDay, monthOf } from './month.ts';

describe('the month of an address', () => {
  it.each([
    ['2026-12', '2026-12'],
    ['2026-13', '2026-11'],
    ['x', '2026-11'],
    [null, '2026-11'],
  ])('%s is %s', (asked, month) => expect(monthOf(asked, new Date('2026-10-31T22:00:00Z'))).toBe(month));

  it('has one before and one after it', () =>
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']));
});

describe('the days of a month', () => {
  it.each([
    ['2026-11', 35, '2026-11-01', '2026-12-05'],
    ['2027-01', 42, '2026-12-27', '2027-02-06'],
    ['2026-02', 28, '2026-02-01', '2026-02-28'],
  ])('%s are whole weeks from Sunday', (month, count, first, last) => {
    const days = daysOfMonth(month);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
  });
});

describe('entries by day', () => {
  const entry = (at: string, endsAt?: string) => ({
    kind: 'events' as const,
    id: 1,
    title: 'Camp',
    status: 'published' as const,
    type: 'takes-place' as const,
    at,
    ...(endsAt ? { endsAt } : {}),
  });

  it('appear on each day in Kampala on which they last', () =>
    expect([...entriesByDay([entry('2026-12-04T21:30:00Z', '2026-12-06T12:00:00Z')]).keys()]).toEqual([
      '2026-12-05',
      '2026-12-06',
    ]));

  it('end after two months, whatever their end is', () =>
    expect(entriesByDay([entry('2026-12-04T08:00:00Z', '9999-12-06T12:00:00Z')]).size).toBe(62));
});
