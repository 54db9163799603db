import { formatDayTime } from './dates.ts';
import { nextOccurrence, nextService, programme, weeklyProgramme } from './programme.ts';

/** A wall-clock time in Kampala. 2026-11-22 is a Sunday. */
const kampala = (text: string): Date => new Date(`${text}:00+03:00`);

describe('the weekly programme', () => {
  it('has the rows of the specification', () => {
    expect(weeklyProgramme.map(({ weekday, title, times }) => [weekday, title, times])).toEqual([
      [0, '1st service', '7:00–9:00 AM'], // HOME-18
      [0, '2nd service', '9:00–11:30 AM'], // HOME-19
      [3, "Women's program", '9:00 AM–4:00 PM'], // HOME-20
      [3, 'Youth service', '5:00–6:30 PM'], // HOME-21
      [3, "Widows' overnight", 'Evening till dawn'], // HOME-22
      [4, 'Mid-week deliverance', '4:00–6:30 PM'], // HOME-23
      [5, 'Overnight prayers', '9:00 PM till dawn'], // HOME-24
    ]);
  });

  it('writes the hours that it computes with', () => {
    const clock = (minutes: number): string =>
      formatDayTime(new Date(kampala('2026-11-22T00:00').getTime() + minutes * 60_000)).split(', ')[1] ?? '';
    for (const { start, times } of programme.filter(({ times }) => /^\d/.test(times)))
      expect(clock(start)).toContain(/^[\d:]+/.exec(times)?.[0]);
  });
});

describe('the next service', () => {
  it.each([
    ['Saturday evening', '2026-11-21T20:00', 'sunday-first', '2026-11-22T07:00', false],
    ['a minute before it starts', '2026-11-22T06:59', 'sunday-first', '2026-11-22T07:00', false],
    ['as it starts', '2026-11-22T07:00', 'sunday-first', '2026-11-22T07:00', true],
    ['between two services without a gap', '2026-11-22T09:00', 'sunday-second', '2026-11-22T09:00', true],
    ['after the last one on Sunday', '2026-11-22T11:30', 'womens-program', '2026-11-25T09:00', false],
    ['Thursday past midnight, while the widows pray', '2026-11-26T02:00', 'widows-overnight', '2026-11-25T20:00', true],
    [
      'Saturday before dawn, while the overnight prayers go on',
      '2026-11-28T05:59',
      'overnight-prayers',
      '2026-11-27T21:00',
      true,
    ],
    ['Saturday at dawn', '2026-11-28T06:00', 'sunday-first', '2026-11-29T07:00', false],
  ])('%s', (_when, now, id, startsAt, underWay) => {
    const next = nextService(kampala(now));
    expect([next.item.id, next.startsAt.toISOString(), next.underWay]).toEqual([
      id,
      kampala(startsAt).toISOString(),
      underWay,
    ]);
  });

  it('never lies more than a week ahead, whatever the minute', () => {
    for (let minute = 0; minute < 7 * 1440; minute += 13) {
      const now = new Date(kampala('2026-11-22T00:00').getTime() + minute * 60_000);
      const { startsAt, endsAt, underWay } = nextService(now);
      expect(endsAt.getTime()).toBeGreaterThan(now.getTime());
      expect(startsAt <= now).toBe(underWay);
      expect(startsAt.getTime() - now.getTime()).toBeLessThan(4 * 86_400_000);
    }
  });

  it('recurs every week', () => {
    const [sunday] = programme;
    if (sunday === undefined) throw new Error('no programme');
    expect(nextOccurrence(sunday, kampala('2026-11-22T07:00'))).toEqual(kampala('2026-11-22T07:00'));
    expect(nextOccurrence(sunday, kampala('2026-11-22T07:01'))).toEqual(kampala('2026-11-29T07:00'));
  });
});
