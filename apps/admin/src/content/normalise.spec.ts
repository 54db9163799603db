import {
  fallsToNow,
  formatDateTime,
  formatShortDateTime,
  normaliseDate,
  normaliseEndDate,
  normaliseLimit,
  normaliseTags,
  toWallClock,
} from './normalise.ts';

const now = new Date('2026-11-21T13:00:00Z');

describe('the date of an event', () => {
  it('is the time in Kampala, as an ISO timestamp (EDIT-45)', () => {
    expect(normaliseDate('2026-12-05T17:00', now)).toBe('2026-12-05T14:00:00.000Z');
  });
  it.each(['', 'next Friday', '2026-12', '2026-13-45T99:00'])('defaults to now when it reads %j (EDIT-46)', (typed) => {
    expect(normaliseDate(typed, now)).toBe(now.toISOString());
    expect(fallsToNow(typed)).toBe(true);
  });
  it('is shown in the form as it was typed, whatever the time zone of the device', () => {
    expect(toWallClock(normaliseDate('2027-01-01T00:30', now))).toBe('2027-01-01T00:30');
  });
});

describe('the end of an event', () => {
  it('is kept when it can be read', () =>
    expect(normaliseEndDate('2026-12-07T09:15')).toBe('2026-12-07T06:15:00.000Z'));
  it.each(['', 'later', '2026-12-07'])('is dropped when it reads %j (EDIT-47)', (typed) =>
    expect(normaliseEndDate(typed)).toBeNull(),
  );
});

describe('the attendee limit', () => {
  it.each([
    ['500', 500],
    ['25,000', 25_000],
    [' 40 seats', 40],
    ['12.9', 12],
  ])('%j is %d (EDIT-48)', (typed, limit) => expect(normaliseLimit(typed)).toBe(limit));
  it.each(['', 'none', '—'])('%j means no limit', (typed) => expect(normaliseLimit(typed)).toBeNull());
  it('leaves an impossible limit to the server, which reports it beside the field', () =>
    expect(normaliseLimit('-3')).toBe(-3));
});

describe('tags', () => {
  it('are trimmed, without empty or repeated ones', () =>
    expect(normaliseTags([' youth', 'youth ', '', 'gulu'])).toEqual(['youth', 'gulu']));
});

describe('formatMoment', () => {
  it('writes day and time in Kampala', () =>
    expect(formatDateTime('2026-12-05T14:00:00Z')).toBe('Sat 5 Dec 2026, 5:00 PM'));
});

describe('formatShortMoment', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  it('leaves out the current year', () =>
    expect(formatShortDateTime('2026-12-05T14:00:00Z', now)).toBe('Sat 5 Dec, 5:00 PM'));
  it('names another year', () =>
    expect(formatShortDateTime('2026-12-31T22:00:00Z', now)).toBe('Fri 1 Jan 2027, 1:00 AM'));
});
