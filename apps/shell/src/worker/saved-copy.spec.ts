import { describe, expect, it } from '@jest/globals';
import type { SavedSermon } from '../features/sermons/saving/saved-sermons.ts';
import { workerTexts } from '../pages/offline/saved.copy.ts';
import { savedCopy, textsIn, titleOf, withNote, withStoredPages } from './saved-copy.ts';

const texts = workerTexts.split('\n');

describe('the note on a saved copy', () => {
  const savedAt = new Date('2026-11-24T06:10:00Z');

  it('has the day and the time in Kampala', () => {
    expect(savedCopy(savedAt, new Date('2026-11-24T20:00:00Z'), texts)).toBe('Saved copy, Tue 9:10');
    expect(savedCopy(new Date('2026-11-24T21:05:00Z'), new Date('2026-11-25T20:00:00Z'), texts)).toBe(
      'Saved copy, Wed 0:05',
    );
  });

  it('has the date if the day could be in another week', () => {
    expect(savedCopy(savedAt, new Date('2026-11-30T06:10:00Z'), texts)).toBe('Saved copy, Tue 24 Nov 9:10');
  });

  it('is only the time if the device has lost the page with the texts', () => {
    expect(savedCopy(savedAt, new Date('2026-11-24T20:00:00Z'), [])).toMatch(/^Tue 0?9:10/);
  });

  it('is in the language of the page', () => {
    const now = new Date('2026-11-30T06:10:00Z');
    expect(savedCopy(savedAt, now, ['sw', 'Nakala'])).toBe('Nakala, Jumanne 24 Nov 9:10');
  });

  it('comes before everything that the application hydrates', () => {
    expect(withNote('<head></head><body><div id="root">a</div></body>', 'Saved')).toMatch(
      /<body><p id="saved-copy"[^>]*>Saved<\/p><div id="root">a<\/div>/,
    );
  });
});

describe('the page shown in place of one that is not stored', () => {
  const html = `<head></head><main><div id="stored-pages" data-texts="${workerTexts}"></div></main>`;

  const sermon: SavedSermon = {
    id: 7,
    title: 'Hope & "joy"',
    speaker: 'Grace <Akello>',
    address: '/uploads/a.mp3',
    type: 'audio/mpeg',
    bytes: 8_140_000,
    etag: '"a.mp3"',
    isWhole: true,
  };

  it('lists each saved sermon once, with its size, to play and to remove without a script', () => {
    const pages = [{ address: '/sermons/7', title: 'Hope' }];
    const filled = withStoredPages(html, { pages, sermons: [sermon] }, null);
    expect(filled.match(/href="\/sermons\/7"/g)).toHaveLength(1);
    expect(filled).toContain('Grace &lt;Akello&gt;, 8.1 MB');
    expect(filled).toContain('aria-label="Hope &amp; &quot;joy&quot;" src="/uploads/a.mp3?offline"');
    expect(filled).toContain('<button name="remove" value="7">');
    const half = withStoredPages(html, { pages: [], sermons: [{ ...sermon, isWhole: false }] }, null);
    expect(half).toContain('not complete yet');
    expect(half).not.toContain('<audio');
  });

  it('shows the requested address as text, and links to it', () => {
    const filled = withStoredPages(html, { pages: [], sermons: [] }, '/nowhere"><script>');
    expect(filled).toContain('<b>/nowhere&quot;&gt;&lt;script&gt;</b> is not saved');
    expect(filled).toContain('href="/nowhere&quot;&gt;&lt;script&gt;"');
  });

  it('has the texts of the /offline page in its language', () => {
    const swahili =
      '<div id="stored-pages" data-texts="sw\nNakala\n/sw/offline\nbado: {size}\nOndoa\nhaipo.\nTena\nMahubiri\nKurasa"></div>';
    expect(textsIn(swahili)[1]).toBe('Nakala');
    const pages = [{ address: '/sw/about', title: 'Kutuhusu' }];
    const filled = withStoredPages(swahili, { pages, sermons: [{ ...sermon, isWhole: false }] }, '/sw/team');
    for (const words of [
      'action="/sw/offline"',
      '<h2>Mahubiri</h2>',
      'bado: 8.1 MB',
      '>Ondoa<',
      '</b> haipo.',
      '>Tena<',
      '<h2>Kurasa</h2>',
    ])
      expect(filled).toContain(words);
  });

  it('lists what is stored, sermons first', () => {
    const filled = withStoredPages(
      html,
      {
        pages: [
          { address: '/about', title: 'About' },
          { address: '/sermons/1', title: 'Faith &amp; works $1' },
        ],
        sermons: [],
      },
      null,
    );
    expect([...filled.matchAll(/<li><a href="([^"]+)">([^<]+)/g)].map(([, ...parts]) => parts)).toEqual([
      ['/sermons/1', 'Faith &amp; works $1'],
      ['/about', 'About'],
    ]);
    expect(filled).not.toContain('<b>');
  });

  it('ignores the language of a stored page, both in finding saved sermons and in the order', () => {
    const pages = [
      { address: '/about', title: 'About' },
      { address: '/sw/sermons/7', title: 'Tumaini' },
      { address: '/sw/sermons/8', title: 'Imani' },
    ];
    const filled = withStoredPages(html, { pages, sermons: [sermon] }, null);
    expect([...filled.matchAll(/<li><a href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/sermons/7',
      '/sw/sermons/8',
      '/about',
    ]);
    const half = withStoredPages(html, { pages, sermons: [{ ...sermon, isWhole: false }] }, null);
    expect(half.match(/href="[^"]*\/sermons\/7"/g)).toEqual(['href="/sw/sermons/7"']);
  });

  it('is the page of the server, except for a shadow root', () => {
    const filled = withStoredPages(
      html,
      { pages: [{ address: '/about', title: 'About' }], sermons: [sermon] },
      '/team',
    );
    expect(filled.replace(/<template.*<\/template>|<style>\[data-save\][^<]*<\/style>/g, '')).toBe(html);
  });
});

describe('the title of a document', () => {
  it('leaves out the name of the site', () => {
    expect(titleOf('<title>Sermons | Faithful Witness Ministries</title>')).toBe('Sermons');
    expect(titleOf('<title>Love | Hate | Faithful Witness Ministries</title>')).toBe('Love | Hate');
    expect(titleOf('<title>Sermons</title>')).toBe('Sermons');
    expect(titleOf('<p>nothing</p>')).toBeNull();
  });
});
