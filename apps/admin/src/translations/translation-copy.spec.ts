import { describe, expect, it } from '@jest/globals';
import { countsCopy, nameOf, percentOf, translationsAddress } from './translation-copy.ts';
import { noFilters } from './translation-reads.ts';

const counts = { total: 200, checked: 100, reworded: 0, shipped: 99, draft: 1, outdated: 0, missing: 0 };

describe('the words about translations', () => {
  it('name a language in its own words and in those of the office', () => {
    expect(nameOf('sw')).toBe('Kiswahili (Swahili)');
    expect(nameOf('ach')).toBe('Acholi');
  });

  it('count what is in each state, without those that are empty', () => {
    expect(countsCopy(counts)).toBe('100 checked, 99 shipped, 1 draft');
    expect(countsCopy({ ...counts, checked: 98, reworded: 2 })).toBe(
      '98 checked, 2 with a new wording, 99 shipped, 1 draft',
    );
    expect(countsCopy({ ...counts, checked: 0, shipped: 0, draft: 0 })).toBe('no texts');
  });

  it('call a language complete only if nothing is left', () => {
    expect(percentOf(counts)).toBe(99);
    expect(percentOf({ ...counts, checked: 101, draft: 0 })).toBe(100);
    expect(percentOf({ ...counts, reworded: 1, draft: 0 })).toBe(100);
  });

  it('link to the texts of one item', () => {
    expect(translationsAddress({ ...noFilters, language: 'sw', scope: 'content', kind: 'events', itemId: '7' })).toBe(
      '/site/translations?scope=content&kind=events&itemId=7&language=sw',
    );
  });
});
