import { describe, expect, it } from '@jest/globals';
import { scoreOf, type Searchable, searchSermons } from './sermon-search.ts';

const sermon = (own: Partial<Searchable> = {}): Searchable => ({
  title: 'Untitled',
  description: '',
  speaker: 'Nobody',
  tags: [],
  date: '2026-11-01T00:00:00.000Z',
  ...own,
});

describe('scoreOf', () => {
  // SER-33, SER-39
  it('gives 10 for a word of the query in the title, and 20 more for the whole query', () => {
    expect(scoreOf(sermon({ title: 'The Power of Prayer' }), 'prayer')).toBe(30);
    expect(scoreOf(sermon({ title: 'The Power of Prayer' }), 'power of prayer')).toBe(30);
    expect(scoreOf(sermon({ title: 'The Power of Prayer' }), 'prayer and fasting')).toBe(10);
  });

  // SER-34, SER-36
  it('gives 15 once for a topic or the description', () => {
    expect(scoreOf(sermon({ tags: ['Healing'] }), 'healing')).toBe(15);
    expect(scoreOf(sermon({ description: 'On healing.' }), 'healing')).toBe(15);
    expect(scoreOf(sermon({ tags: ['Healing'], description: 'On healing.' }), 'healing')).toBe(15);
  });

  // SER-35
  it('gives 8 for the speaker', () => {
    expect(scoreOf(sermon({ speaker: 'Pastor Grace Akello' }), 'akello')).toBe(8);
  });

  it('adds up the points', () => {
    expect(scoreOf(sermon({ title: 'Grace', description: 'Grace for all.', speaker: 'Grace Akello' }), 'grace')).toBe(
      53,
    );
  });

  it('ignores case and accents, and finds words by their beginning', () => {
    expect(scoreOf(sermon({ title: 'PRAYER' }), 'pray')).toBe(30);
    expect(scoreOf(sermon({ title: 'Kica pa Ŋat' }), 'ŋat')).toBe(30);
    expect(scoreOf(sermon({ title: 'Café talk' }), 'cafe')).toBe(30);
    expect(scoreOf(sermon({ description: 'A pure heart' }), 'art')).toBe(0);
  });

  it('counts small words only if there are no others', () => {
    expect(scoreOf(sermon({ title: 'House of Bread' }), 'love of God')).toBe(0);
    expect(scoreOf(sermon({ title: 'The Way' }), 'the')).toBe(30);
  });
});

describe('searchSermons', () => {
  // SER-38, SER-39
  it('gives the score as a whole percentage of 35, at most 100', () => {
    const percentOf = (own: Partial<Searchable>) => searchSermons([sermon(own)], 'grace')[0]?.percent;
    expect(percentOf({ speaker: 'Grace Akello' })).toBe(23);
    expect(percentOf({ tags: ['Grace'] })).toBe(43);
    expect(percentOf({ title: 'Grace' })).toBe(86);
    expect(percentOf({ title: 'Grace', tags: ['Grace'], speaker: 'Grace Akello' })).toBe(100);
  });

  // SER-37
  it('returns the ten best, best first and newer before older', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      sermon({ title: `Hope ${index}`, date: `2026-10-${String(index + 1).padStart(2, '0')}T00:00:00.000Z` }),
    );
    const found = searchSermons(
      [
        sermon({ title: 'Elsewhere', tags: ['Hope'] }),
        ...many,
        sermon({ title: 'Hope again', tags: ['Hope'], date: '2020-01-01T00:00:00.000Z' }),
      ],
      'hope',
    );
    expect(found).toHaveLength(10);
    expect(found.slice(0, 3).map(({ sermon: { title } }) => title)).toEqual(['Hope again', 'Hope 13', 'Hope 12']);
  });

  it.each(['', '   ', '?!'])('finds nothing for %j', (query) => {
    expect(searchSermons([sermon()], query)).toEqual([]);
  });
});
