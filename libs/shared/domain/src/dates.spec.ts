import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  addDays,
  formatDate,
  formatDay,
  formatDayTime,
  formatLongDay,
  formatShortDate,
  formatTime,
  kampalaDay,
  kampalaInstant,
  weekStart,
} from './dates.ts';

const instant = new Date('2026-12-04T21:30:00Z');

describe('dates', () => {
  it('are written in the time of Kampala, with plain spaces', () => {
    // CONST-18
    expect(formatDay(instant)).toBe('Sat 5 Dec');
    expect(formatDate(instant)).toBe('5 December 2026');
    expect(formatLongDay(instant)).toBe('Saturday 5 December 2026');
    // MSG-10
    expect(formatShortDate(instant)).toBe('Dec 5, 2026');
    expect(formatTime(instant)).toBe('12:30 AM');
    expect(formatDayTime(instant)).toBe('Sat 5 Dec, 12:30 AM');
  });

  it('belong to the week that began on the Sunday before', () => {
    expect(['2026-11-22', '2026-11-24', '2026-11-28', '2026-11-29'].map(weekStart)).toEqual([
      '2026-11-22',
      '2026-11-22',
      '2026-11-22',
      '2026-11-29',
    ]);
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  });

  it('change at midnight in Kampala', () => {
    expect(kampalaDay(new Date('2026-12-04T20:59:59Z'))).toBe('2026-12-04');
    expect(kampalaDay(new Date('2026-12-04T21:00:00Z'))).toBe('2026-12-05');
    expect(kampalaInstant('2026-12-05', 30)).toEqual(instant);
  });

  it.each(['UTC', 'Africa/Kampala', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'are the same on a machine in %s',
    (TZ) => {
      const program = `import { formatDayTime, kampalaDay } from ${JSON.stringify(fileURLToPath(new URL('../dist/dates.js', import.meta.url)))};
      const at = new Date('2026-12-04T21:30:00Z'); console.log(formatDayTime(at), kampalaDay(at));`;
      const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        env: { TZ },
        encoding: 'utf8',
      });
      expect(printed.trim()).toBe('Sat 5 Dec, 12:30 AM 2026-12-05');
    },
  );
});
