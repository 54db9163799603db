import { createKeymap, isFree, keysOf } from './keymap.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('what a press of keys means', () => {
  it.each([
    [press('n'), 'n'],
    [press('?'), '?'],
    [press('K', { ctrlKey: true }), 'Mod+k'],
    [press('k', { metaKey: true }), 'Mod+k'],
    [press('n', { altKey: true }), null],
  ])('%j is %j', (event, keys) => expect(keysOf(event)).toBe(keys));

  it('leaves letters to whoever types, but not Control with a letter', () => {
    const text = document.createElement('input');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    expect(isFree('n', text, false)).toBe(false);
    expect(isFree('Mod+k', text, false)).toBe(true);
    expect(isFree('n', box, false)).toBe(true);
    expect(isFree('n', document.createElement('a'), false)).toBe(true);
    expect(isFree('n', null, true)).toBe(false);
  });
});

describe('the keymap', () => {
  it('gives a key to the last who asked, and back when that page is left', () => {
    const keymap = createKeymap();
    const first = { keys: 'n', label: 'New event', run: () => undefined };
    const second = { keys: 'n', label: 'New sermon', run: () => undefined };
    keymap.add(first);
    const leave = keymap.add(second);
    expect(keymap.find('n')).toBe(second);
    leave();
    expect(keymap.find('n')).toBe(first);
  });
});
