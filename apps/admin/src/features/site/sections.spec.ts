import { navigationPages, siteSections } from '@ministry/domain';
import { summaryOf, toRequest, toValues } from './sections.ts';

describe('the form of the sections', () => {
  it('shows as off what is hidden, and sends the same list', () => {
    const values = toValues({ hidden: ['store', 'live'] });
    expect([values.store, values.live, values.events]).toEqual([false, false, true]);
    expect(toRequest(values, 3)).toEqual({ hidden: ['live', 'store'], order: navigationPages, version: 3 });
    expect(Object.keys(values)).toEqual([...siteSections, 'order']);
  });

  it('shows every page of the navigation, those that were put first at the beginning', () => {
    const { order } = toRequest(toValues({ hidden: [], order: ['live', 'home'] }), 3);
    expect(order?.slice(0, 3)).toEqual(['live', 'home', 'about']);
    expect(order).toHaveLength(navigationPages.length);
  });

  it('says in a sentence what is off', () => {
    expect(summaryOf(toValues({ hidden: [] }))).toBe('All sections are on.');
    expect(summaryOf(toValues({ hidden: ['store', 'live'] }))).toBe('Off: Live Stream, Store.');
  });
});
