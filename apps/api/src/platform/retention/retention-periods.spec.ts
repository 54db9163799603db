import { describePeriod, periodBefore, retentionPeriods } from './retention-periods.ts';

describe('a retention period', () => {
  it('ends by the calendar, however long its months and years are', () => {
    const now = new Date('2028-03-31T12:00:00.000Z');
    expect(periodBefore(now, retentionPeriods.accounts).toISOString()).toBe('2021-03-31T12:00:00.000Z');
    expect(periodBefore(now, retentionPeriods.correspondence).toISOString()).toBe('2026-03-31T12:00:00.000Z');
    expect(periodBefore(now, retentionPeriods.deleted).toISOString()).toBe('2028-03-01T12:00:00.000Z');
    expect(periodBefore(now, retentionPeriods.unfinishedUpload).toISOString()).toBe('2028-03-31T06:00:00.000Z');
    expect(periodBefore(now, retentionPeriods.none)).toEqual(now);
  });

  it('is described for people', () => {
    expect(
      [retentionPeriods.correspondence, retentionPeriods.incomingFile, retentionPeriods.none].map(describePeriod),
    ).toEqual(['24 months', '1 hour', 'at once']);
  });
});
