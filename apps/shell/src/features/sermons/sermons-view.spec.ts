import { describe, expect, it } from '@jest/globals';
import { addressOfView, allPath, isFiltered, pageOf, viewOf } from './sermons-view.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

describe('the view that an address asks for', () => {
  // SER-10
  it('is recent unless it says all', () => {
    expect(view('').isAll).toBe(false);
    expect(view('view=everything').isAll).toBe(false);
    expect(view('view=all').isAll).toBe(true);
  });

  it('ignores invalid values', () => {
    expect(view('tab=else&page=-2')).toMatchObject({ tab: 'browse', page: 1 });
    expect(view('page=1e9').page).toBe(1);
    expect(view(`speaker=${'x'.repeat(5_000)}`).speaker).toHaveLength(100);
  });

  it.each([
    '/sermons',
    '/sermons?view=all#browse',
    '/sermons?view=all&speaker=Grace+Akello&page=2#browse',
    '/sermons?tab=search&q=hope#browse',
  ])('is written back as %s', (address) => {
    expect(addressOfView(viewOf(new URL(address, 'http://site').searchParams))).toBe(address);
  });
});

describe('the all view', () => {
  // SER-09
  it('asks the server for a speaker or a series', () => {
    expect(allPath(view('view=all&speaker=Grace Akello'))).toBe(
      '/api/sermons?view=summary&limit=13&speaker=Grace+Akello',
    );
    expect(allPath(view('view=all&series=Hope&page=3'))).toBe(
      '/api/sermons?view=summary&limit=13&offset=24&series=Hope',
    );
  });

  it('knows from one extra row whether there is a next page', () => {
    const rows = Array.from({ length: 13 }, (_, index) => index);
    expect(pageOf(rows)).toEqual({ shown: rows.slice(0, 12), hasNext: true });
    expect(pageOf(rows.slice(0, 12)).hasNext).toBe(false);
  });

  it('counts as filtered by anything that hides a sermon', () => {
    expect(isFiltered(view('view=all'))).toBe(false);
    for (const query of ['speaker=x', 'series=x', 'search=x', 'page=2']) expect(isFiltered(view(query))).toBe(true);
  });
});
