import { distinct, photoFileName } from './photo-download.ts';

describe('the name of a downloaded photo', () => {
  // GAL-29
  it.each([
    ['The choir', 'The choir.jpg'],
    ['Who is "he"? a/b', 'Who is he a b.jpg'],
    [null, 'Eye Camp 3.jpg'],
    ['???', 'photo.jpg'],
  ])('of the caption %j is %s', (caption, name) => expect(photoFileName({ caption }, 'Eye Camp', 3)).toBe(name));
  it('is short enough for any disk', () => expect(photoFileName({ caption: 'x'.repeat(300) }, '', 1)).toHaveLength(84));
  it('is unique in an archive', () =>
    expect(distinct(['Choir.jpg', 'Hills.jpg', 'choir.jpg', 'Choir.jpg'])).toEqual([
      'Choir.jpg',
      'Hills.jpg',
      'choir (2).jpg',
      'Choir (3).jpg',
    ]));
});
