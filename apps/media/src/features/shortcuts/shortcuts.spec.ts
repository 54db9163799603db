import { shortcutOf, shortcuts } from './shortcuts.ts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});
const free = { isTyping: false, isAsked: false };

describe('a key', () => {
  it('leads somewhere, in small or capital', () => {
    expect(shortcutOf(press('?'), free)).toBe('help');
    expect(shortcutOf(press('A'), free)).toBe('approval');
    expect(shortcutOf(press('x'), free)).toBeNull();
  });
  it('is a letter while somebody types, and nothing while a dialog asks', () => {
    expect(shortcutOf(press('p'), { ...free, isTyping: true })).toBeNull();
    expect(shortcutOf(press('p'), { ...free, isAsked: true })).toBeNull();
  });
  it('is the browser’s own with Ctrl', () => expect(shortcutOf(press('p', { ctrlKey: true }), free)).toBeNull());
  it('changes nothing that visitors notice', () => {
    expect(shortcuts.map(({ does }) => does)).toEqual([
      'help',
      'status',
      'approval',
      'preview',
      'mute',
      'youtube',
      'rtmp',
      'dual',
    ]);
  });
});
