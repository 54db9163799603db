import { jest } from '@jest/globals';

describe('the formats of dates', () => {
  it('are made when the first date is written, not while a page loads its script (G8)', async () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    const { formatDayTime } = await import('./dates.ts');
    expect(made).not.toHaveBeenCalled();
    for (let times = 0; times < 2; times += 1)
      expect(formatDayTime(new Date('2026-12-04T14:00:00Z'))).toBe('Fri 4 Dec, 5:00 PM');
    // One of the day, one of the time.
    expect(made).toHaveBeenCalledTimes(2);
  });
});
