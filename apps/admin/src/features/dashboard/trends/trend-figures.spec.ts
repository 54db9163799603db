import { lastWeekCopy, trendCopy, trendsOf, weekCopy } from './trend-figures.ts';

const none = { gifts: null, orders: null, registrations: null, messages: null, visits: null, viewers: null };

describe('the trends of the dashboard', () => {
  it('are those that the role may see, in a fixed order', () =>
    expect(
      trendsOf({ ...none, weeks: ['2026-11-22'], visits: [3], gifts: [92_500] }).map(({ name, figures }) => [
        name,
        figures,
      ]),
    ).toEqual([
      ['gifts', [92_500]],
      ['visits', [3]],
    ]));
  it('name a week by its Sunday in Kampala', () => expect(weekCopy('2026-11-22')).toBe('Week of Sun 22 Nov'));
  it('are compared with the week before', () => {
    expect(lastWeekCopy({ ...trendCopy.gifts, figures: [0, 450_000, 92_500] })).toBe('UGX 450,000 last week');
    expect(lastWeekCopy({ ...trendCopy.visits, figures: [2, 0, 0] })).toBe('0 last week');
    expect(lastWeekCopy({ ...trendCopy.visits, figures: [0, 0, 0] })).toBe('None in 12 weeks');
  });
});
