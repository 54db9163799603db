import { formatDayTime } from './dates.ts';
import {
  comingExceptions,
  nextOccurrence,
  nextService,
  overlapsOf,
  presentProgramme,
  type Programme,
  type ProgrammeException,
  type ProgrammeItem,
  seasonText,
  weeklyItems,
  writtenTimes,
} from './programme.ts';
import { seedSite } from './seed-site.ts';

const { programme } = seedSite;
/** The row with an id in the programme of a new site. */
function rowOf(id: string): ProgrammeItem {
  const item = programme.items.find((each) => each.id === id);
  if (!item) throw new Error(`no row '${id}'`);
  return item;
}
const exception = (change: Partial<ProgrammeException>): ProgrammeException => ({
  itemId: null,
  date: '2026-11-22',
  isCancelled: false,
  start: null,
  end: null,
  place: null,
  note: '',
  ...change,
});
const otherwise = (...changes: Partial<ProgrammeException>[]): Programme => ({
  ...programme,
  exceptions: changes.map(exception),
});

/** A wall-clock time in Kampala. 2026-11-22 is a Sunday. */
const kampala = (text: string): Date => new Date(`${text}:00+03:00`);

describe('the weekly programme', () => {
  it('has the rows of the specification', () => {
    expect(weeklyItems(programme).map(({ weekday, title, times }) => [weekday, title, times])).toEqual([
      [0, '1st service', '7:00–9:00 AM'], // HOME-18
      [0, '2nd service', '9:00–11:30 AM'], // HOME-19
      [3, "Women's program", '9:00 AM–4:00 PM'], // HOME-20
      [3, 'Youth service', '5:00–6:30 PM'], // HOME-21
      [3, "Widows' overnight", 'Evening till dawn'], // HOME-22
      [4, 'Mid-week deliverance', '4:00–6:30 PM'], // HOME-23
      [5, 'Overnight prayers', '9:00 PM till dawn'], // HOME-24
    ]);
  });

  it('writes the same hours with which it calculates', () => {
    const clock = (minutes: number): string =>
      formatDayTime(new Date(kampala('2026-11-22T00:00').getTime() + minutes * 60_000)).split(', ')[1] ?? '';
    for (const { start, times } of programme.items.filter(({ times }) => /^\d/.test(times)))
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
    const next = nextService(programme, kampala(now));
    expect([next?.item.id, next?.startsAt.toISOString(), next?.underWay]).toEqual([
      id,
      kampala(startsAt).toISOString(),
      underWay,
    ]);
  });

  it('is less than four days ahead at every minute of the week', () => {
    for (let minute = 0; minute < 7 * 1440; minute += 13) {
      const now = new Date(kampala('2026-11-22T00:00').getTime() + minute * 60_000);
      const next = nextService(programme, now);
      if (!next) throw new Error('no next service');
      const { startsAt, endsAt, underWay } = next;
      expect(endsAt.getTime()).toBeGreaterThan(now.getTime());
      expect(startsAt <= now).toBe(underWay);
      expect(startsAt.getTime() - now.getTime()).toBeLessThan(4 * 86_400_000);
    }
  });

  it('recurs every week', () => {
    const sunday = rowOf('sunday-first');
    const nextOf = (now: string) => nextOccurrence(programme, sunday, kampala(now))?.startsAt;
    expect(nextOf('2026-11-22T07:00')).toEqual(kampala('2026-11-22T07:00'));
    expect(nextOf('2026-11-22T07:01')).toEqual(kampala('2026-11-29T07:00'));
  });

  it('does not exist without a programme', () => {
    expect(nextService({ items: [], exceptions: [] }, kampala('2026-11-22T07:00'))).toBeNull();
  });
});

describe('an exception', () => {
  const saturday = kampala('2026-11-21T20:00');

  it('that cancels a row lets the next one follow', () => {
    const next = nextService(otherwise({ itemId: 'sunday-first', isCancelled: true }), saturday);
    expect([next?.item.id, next?.startsAt]).toEqual(['sunday-second', kampala('2026-11-22T09:00')]);
  });

  it('without a row cancels the whole day', () => {
    expect(nextService(otherwise({ isCancelled: true }), saturday)?.item.id).toBe('womens-program');
  });

  it('for a row overrides one for its whole day', () => {
    const moved = otherwise({ isCancelled: true }, { itemId: 'sunday-second', place: 'Pece Stadium' });
    expect(nextService(moved, saturday)).toMatchObject({ item: { id: 'sunday-second' }, place: 'Pece Stadium' });
  });

  it('that moves a row gives its time, its place and how the time is written', () => {
    const moved = otherwise({ itemId: 'sunday-first', start: 480, end: 600, place: 'Pece Stadium' });
    expect(nextService(moved, saturday)).toMatchObject({
      startsAt: kampala('2026-11-22T08:00'),
      endsAt: kampala('2026-11-22T10:00'),
      times: '8:00–10:00 AM',
      place: 'Pece Stadium',
    });
  });

  it('that moves only the start keeps the length', () => {
    expect(nextService(otherwise({ itemId: 'sunday-first', start: 450 }), saturday)?.endsAt).toEqual(
      kampala('2026-11-22T09:30'),
    );
  });

  it('lasts one week', () => {
    const cancelled = otherwise({ itemId: 'sunday-first', isCancelled: true });
    expect(nextOccurrence(cancelled, rowOf('sunday-first'), saturday)?.startsAt).toEqual(kampala('2026-11-29T07:00'));
  });

  it('ends a service that is under way', () => {
    const cancelled = otherwise({ itemId: 'sunday-first', isCancelled: true });
    expect(nextService(cancelled, kampala('2026-11-22T08:00'))).toMatchObject({
      item: { id: 'sunday-second' },
      underWay: false,
    });
  });

  it('is announced for two weeks', () => {
    const announced = (date: string) => comingExceptions(otherwise({ date }), rowOf('sunday-first'), saturday).length;
    expect(['2026-11-15', '2026-11-22', '2026-11-29', '2026-12-06'].map(announced)).toEqual([0, 1, 1, 0]);
  });
});

describe('a row with a season', () => {
  const carols: ProgrammeItem = { ...rowOf('sunday-first'), id: 'carols', from: '2026-12-06', until: '2026-12-20' };
  const withCarols = { items: [carols], exceptions: [] };
  const nextOf = (now: string) => nextOccurrence(withCarols, carols, kampala(now))?.startsAt;

  it('takes place only on its days, including the first and the last', () => {
    expect(nextOf('2026-11-22T07:00')).toEqual(kampala('2026-12-06T07:00'));
    expect(nextOf('2026-12-20T07:00')).toEqual(kampala('2026-12-20T07:00'));
    expect(nextOf('2026-12-20T07:01')).toBeUndefined();
  });

  it('is shown from eight weeks before until the day after', () => {
    const isTold = (now: string) => presentProgramme(withCarols, kampala(now)).items.length === 1;
    expect(['2026-10-10T23:00', '2026-10-11T00:00', '2026-12-21T23:00', '2026-12-22T00:00'].map(isTold)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('says when it begins until it has begun, and when it ends', () => {
    expect(seasonText(carols, kampala('2026-11-22T07:00'))).toBe('from Sun 6 Dec until Sun 20 Dec');
    expect(seasonText(carols, kampala('2026-12-06T07:00'))).toBe('until Sun 20 Dec');
    expect(seasonText(rowOf('sunday-first'), kampala('2026-12-06T07:00'))).toBe('');
  });

  it('does not overlap with one that has no day in common', () => {
    const lent = { ...carols, id: 'lent', from: '2027-02-10', until: '2027-03-27' };
    expect(overlapsOf([carols, lent])).toEqual([]);
    expect(overlapsOf([carols, { ...lent, from: '2026-12-20' }])).toEqual([[0, 1]]);
    expect(overlapsOf([carols, rowOf('sunday-first')])).toEqual([[0, 1]]);
  });
});

describe('how a time is written', () => {
  it.each([
    [420, 540, '7:00–9:00 AM'],
    [660, 720, '11:00 AM–12:00 PM'],
    [0, 60, '12:00–1:00 AM'],
    [960, 1110, '4:00–6:30 PM'],
    [1260, 1800, '9:00 PM–6:00 AM'],
    [480, 2000, '8:00 AM–9:20 AM'],
  ])('%i to %i', (start, end, written) => {
    expect(writtenTimes(start, end)).toBe(written);
  });

  it.each([
    [420, 540, '7:00–9:00'],
    [660, 720, '11:00–12:00'],
    [0, 60, '0:00–1:00'],
    [1260, 1800, '21:00–6:00'],
  ])('%i to %i, in the 24-hour format', (start, end, written) => {
    expect(writtenTimes(start, end, false)).toBe(written);
  });

  it('is as in the programme of a new site, except for services until dawn', () => {
    for (const { start, end, times } of programme.items.filter(({ times }) => !times.includes('dawn')))
      expect(writtenTimes(start, end)).toBe(times);
  });
});

describe('rows that overlap', () => {
  const row = (weekday: ProgrammeItem['weekday'], start: number, end: number) => ({ weekday, start, end });

  it.each([
    ['one within another', row(0, 420, 600), row(0, 480, 540), true],
    ['one that begins as the other ends', row(0, 420, 540), row(0, 540, 690), false],
    ['the same hours on other days', row(0, 420, 540), row(1, 420, 540), false],
    ['one past midnight and the next day', row(5, 1260, 1800), row(6, 300, 400), true],
    ['Saturday night and Sunday', row(6, 1260, 1800), row(0, 300, 400), true],
  ])('%s', (_what, one, other, isOverlap) => {
    expect(overlapsOf([one, other])).toEqual(isOverlap ? [[0, 1]] : []);
    expect(overlapsOf([other, one])).toEqual(isOverlap ? [[0, 1]] : []);
  });

  it('do not exist in the programme of a new site', () => {
    expect(overlapsOf(programme.items)).toEqual([]);
  });
});
