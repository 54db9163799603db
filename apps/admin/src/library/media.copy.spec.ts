import { kindOfFile, placeCopy, removedCopy } from './media.copy.ts';

describe('the kind of a file', () => {
  it('follows its type, or its extension if the device gives no type', () => {
    expect(kindOfFile({ type: 'image/png', name: 'a' })).toBe('image');
    expect(kindOfFile({ type: '', name: 'Sunday.M4A' })).toBe('audio');
    expect(kindOfFile({ type: '', name: 'dawn.webm' })).toBe('video');
    expect(kindOfFile({ type: 'application/pdf', name: 'notes.pdf' })).toBeNull();
  });
});

describe('a place that uses a file', () => {
  it('links to its page in the console', () =>
    expect(placeCopy({ kind: 'announcements', id: 4, title: 'Rain' })).toEqual({
      text: 'Announcement: Rain',
      path: '/community/announcements/4',
    }));

  it('links to the people of the site, which have no number', () =>
    expect(placeCopy({ kind: 'site_settings', id: null, title: 'people' }).path).toBe('/site/people'));

  it('has no link if the account may not read it', () =>
    expect(placeCopy({ kind: 'other', id: null, title: null }).path).toBeNull());
});

describe('the message after removing files', () => {
  it('says what was removed and why something was kept', () =>
    expect(removedCopy({ removed: [1, 2], used: [3], recent: [] })).toBe(
      '2 files removed. 1 file was kept: content or an earlier version uses it.',
    ));
});
