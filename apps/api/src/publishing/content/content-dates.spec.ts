import { dropUnreadableDate, toDay, toInstant } from './content-dates.ts';

describe('dates of the content editor', () => {
  // EDIT-45
  it.each([
    ['2031-03-05T09:00', '2031-03-05T06:00:00.000Z'],
    [' 2031-03-05 ', '2031-03-04T21:00:00.000Z'],
    ['2031-03-05T09:00:30.5+03:00', '2031-03-05T06:00:30.500Z'],
    ['Wed, 05 Mar 2031 09:00:00 GMT', '2031-03-05T09:00:00.000Z'],
  ])('%j is the instant %s', (written, expected) => {
    expect(toInstant(written)).toBe(expected);
    expect(dropUnreadableDate(written)).toBe(expected);
  });

  // EDIT-46, EDIT-47
  it.each(['', '5', 'soon', '2031-13-01', '+275760-09-13T00:00:00Z', '1066-10-14'])(
    'reads %j as now for a beginning, and as null for an end',
    (written) => {
      expect(Math.abs(Date.parse(String(toInstant(written))) - Date.now())).toBeLessThan(1_000);
      expect(dropUnreadableDate(written)).toBeNull();
    },
  );

  it.each(['2026-02-30', '2026-02-30T10:00:00Z', ' 2027-02-29 ', '2026-11-31T09:00', '2026-04-31T09:00:00+03:00'])(
    'leaves %j, a day that does not exist, for the validation to refuse',
    (written) => {
      expect(toInstant(written)).toBe(written);
      expect(dropUnreadableDate(written)).toBe(written);
      expect(toDay(written)).toBe(written);
    },
  );

  it.each([5, true, {}, [], undefined])('leaves %j for the validation to refuse', (value) => {
    expect(toInstant(value)).toBe(value);
    expect(dropUnreadableDate(value)).toBe(value);
  });

  it.each([
    ['2031-03-05', '2031-03-05'],
    ['2031-03-05T22:30:00.000Z', '2031-03-06'],
    ['2031-03-05T22:30', '2031-03-05'],
    ['Tomorrow', 'Tomorrow'],
    [5, 5],
    [null, null],
  ])('reads %j as the day %j in Kampala', (written, expected) => {
    expect(toDay(written)).toBe(expected);
  });
});
