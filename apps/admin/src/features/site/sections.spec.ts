import { navigationPages, siteSections } from '@ministry/domain';
import { summaryOf, toRequest, toValues } from './sections.ts';

describe('the form of the sections', () => {
  it('shows hidden sections as off, and sends the same list', () => {
    const values = toValues({ hidden: ['store', 'live'] });
    expect([values.store, values.live, values.events]).toEqual([false, false, true]);
    expect(toRequest(values, 3)).toEqual({ hidden: ['live', 'store'], order: navigationPages, version: 3 });
    expect(Object.keys(values)).toEqual([...siteSections, 'order']);
  });

  it('shows every page of the navigation, in the chosen order first', () => {
    const { order } = toRequest(toValues({ hidden: [], order: ['live', 'home'] }), 3);
    expect(order?.slice(0, 3)).toEqual(['live', 'home', 'about']);
    expect(order).toHaveLength(navigationPages.length);
  });

  it('names the sections that are off', () => {
    expect(summaryOf(toValues({ hidden: [] }))).toBe('All sections are on.');
    expect(summaryOf(toValues({ hidden: ['store', 'live'] }))).toBe('Off: Live Stream, Store.');
  });
});
