import { outdated } from './backup-retention.ts';
import { nameOf, type StoredBackup } from './backup-store.ts';

const madeOn = (...days: string[]): StoredBackup[] =>
  days.map((day) => ({ name: nameOf(new Date(day)), createdAt: new Date(day), bytes: 1 }));
const retainedOf = (backups: StoredBackup[]): string[] => {
  const gone = new Set(outdated(backups));
  return backups.filter((backup) => !gone.has(backup)).map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
};
/** One backup a day, the latest first. */
const daily = (last: string, count: number): StoredBackup[] =>
  madeOn(...Array.from({ length: count }, (_, back) => new Date(+new Date(last) - back * 86_400_000).toISOString()));

describe('outdated', () => {
  it('keeps the last seven days, four weeks and twelve months', () => {
    const dates = retainedOf(daily('2026-11-22T02:00:00Z', 500));
    expect(dates.slice(0, 7)).toEqual([
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    ]);
    // Sundays, then the last days of months.
    expect(dates.slice(7)).toEqual([
      ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31'],
      ...['2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  it('keeps the latest one of a day', () => {
    const backups = madeOn('2026-11-22T12:00:00Z', '2026-11-22T02:00:00Z');
    expect(outdated(backups)).toEqual(backups.slice(1));
  });

  it('keeps the only one, however old', () => {
    expect(outdated(madeOn('2019-01-01T00:00:00Z'))).toEqual([]);
  });
});
