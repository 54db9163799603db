import { siteSections } from '@ministry/domain';
import { summaryOf, toRequest, toValues } from './sections.ts';

describe('the form of the sections', () => {
  it('shows as off what is hidden, and sends the same list', () => {
    const values = toValues({ hidden: ['store', 'live'] });
    expect([values.store, values.live, values.events]).toEqual([false, false, true]);
    expect(toRequest(values, 3)).toEqual({ hidden: ['live', 'store'], version: 3 });
    expect(Object.keys(values)).toEqual(siteSections);
  });

  it('says in a sentence what is off', () => {
    expect(summaryOf(toValues({ hidden: [] }))).toBe('All sections are on.');
    expect(summaryOf(toValues({ hidden: ['store', 'live'] }))).toBe('Off: Live Stream, Store.');
  });
});
