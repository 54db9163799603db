import type { VisitSum } from './visit-counts.repository.ts';
import { periodOf, startsOf, toBytes, toSaving, toSpans } from './visit-report.ts';

const sums = (rows: Record<string, number>): VisitSum[] =>
  Object.entries(rows).map(([key, amount]) => {
    const [metric = '', name = ''] = key.split(' ');
    return { metric: metric as VisitSum['metric'], name, amount };
  });

describe('a period', () => {
  it('of up to four weeks is reported by day', () => {
    const period = periodOf(7, '2026-11-24');
    expect(period).toEqual({ from: '2026-11-18', to: '2026-11-24', step: 1 });
    expect(startsOf(period)).toHaveLength(7);
  });
  it('of more than four weeks is reported by whole weeks, including the current one', () => {
    const period = periodOf(84, '2026-11-24');
    expect(period).toEqual({ from: '2026-09-06', to: '2026-11-24', step: 7 });
    expect(startsOf(period)).toHaveLength(12);
    expect(startsOf(period).at(-1)).toBe('2026-11-22');
  });
  it('has a span for days without a visit as well', () =>
    expect(
      toSpans(
        ['2026-11-15', '2026-11-22'],
        [
          { metric: 'visit', day: '2026-11-22', amount: 3 },
          { metric: 'page', day: '2026-11-24', amount: 5 },
          { metric: 'page', day: '2026-11-22', amount: 4 },
        ],
      ),
    ).toEqual([
      { from: '2026-11-15', visits: 0, pageViews: 0 },
      { from: '2026-11-22', visits: 3, pageViews: 9 },
    ]));
});

describe('bytes', () => {
  it('of visitors with and without Save-Data are added up, largest first', () =>
    expect(toBytes(sums({ 'bytes pages': 10, 'bytes-saving pages': 5, 'bytes live': 20, 'page /': 1 }))).toEqual([
      { sort: 'live', bytes: 20 },
      { sort: 'pages', bytes: 15 },
    ]));

  const few = { 'page /': 60, 'page-saving ': 20, 'bytes pages': 4_000, 'bytes-saving pages': 500 };
  it('saved by Save-Data are estimated from the average of the other pages', () =>
    // 40 other pages took 4,000 bytes, 100 each; 20 pages took 500 instead of 2,000. Recordings are not part of a page.
    expect(toSaving(sums({ ...few, 'bytes recordings': 1_000_000 }))).toEqual({ pageViews: 20, savedBytes: 1_500 }));
  it('saved are never negative', () =>
    expect(toSaving(sums({ ...few, 'bytes-saving pages': 9_000 })).savedBytes).toBe(0));
  it.each([{ 'page-saving ': 19 }, { 'page /': 39 }])('are not estimated from few pages: %j', (own) =>
    expect(toSaving(sums({ ...few, ...own })).savedBytes).toBeNull(),
  );
});
