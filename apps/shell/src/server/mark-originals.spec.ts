import { describe, expect, it } from '@jest/globals';
import { markOriginals } from './mark-originals.ts';

const texts = ['Hope & joy', "Women's work", 'Trustees', 'Hold the land.', 'Overseer', 'Choir'];
const marked = (html: string) => markOriginals(html, { texts, names: ['Grace Lamwaka'], language: 'en' });

describe('a text that is not translated', () => {
  it.each([
    ['in an element of its own', '<p>Hope &amp; joy</p>', '<p lang="en">Hope &amp; joy</p>'],
    ['with attributes', '<h3 class="a">Women&#x27;s work</h3>', '<h3 class="a" lang="en">Women&#x27;s work</h3>'],
    ['that is marked already', '<h3 lang="en">Trustees</h3>', '<h3 lang="en">Trustees</h3>'],
    ['after the words of a link', '<span>: <!-- -->Choir</span>', '<span lang="en">: <!-- -->Choir</span>'],
    ['in a list of such texts', '<dd>Choir, Trustees</dd>', '<dd lang="en">Choir, Trustees</dd>'],
    [
      'after another one',
      '<p><strong>Trustees</strong>Hold the land.</p>',
      '<p lang="en"><strong lang="en">Trustees</strong>Hold the land.</p>',
    ],
    [
      'after a name',
      '<span><h3>Grace Lamwaka</h3>Overseer</span>',
      '<span lang="en"><h3>Grace Lamwaka</h3>Overseer</span>',
    ],
  ])('is marked as English: %s', (_where, html, expected) => expect(marked(html)).toBe(expected));

  it.each([
    ['another text', '<p>Tumaini</p>'],
    ['a sentence with others', '<h3><small>Jumapili</small> <!-- -->Choir</h3>'],
    ['an element with a translated text', '<p><strong>Wadhamini</strong>Hold the land.</p>'],
    ['a list with a translated word', '<dd>Choir, Watoto</dd>'],
    ['an attribute', '<img alt="Choir"><input value="Choir">'],
  ])('stays unmarked in %s', (_where, html) => expect(marked(html)).toBe(html));

  it('causes no change on a page that has none', () => {
    const html = '<p>Choir</p>';
    expect(markOriginals(html, { texts: [], names: [], language: 'en' })).toBe(html);
  });
});
