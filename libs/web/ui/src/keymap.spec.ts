import { createKeymap } from './keymap.ts';

const ran: string[] = [];
const shortcut = (keys: string, name = keys) => ({ keys, label: name, run: () => void ran.push(name) });
const focusOn = (tag: string, more = {}) =>
  document.body.appendChild(Object.assign(document.createElement(tag), more)).focus();
/** Returns whether the default action of the browser is still allowed. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

let removeAll: () => void;
const keymap = createKeymap();
beforeEach(() => {
  ran.length = 0;
  removeAll = keymap.add(shortcut('n'), shortcut('/'), shortcut('?'), shortcut('Escape'), shortcut('$mod+k'));
});
afterEach(() => {
  removeAll();
  document.body.replaceChildren();
});

describe('a press of keys', () => {
  it.each([
    ['n', {}, 'n'],
    ['N', {}, 'n'],
    ['N', { shiftKey: true }, 'n'],
    ['/', {}, '/'],
    ['/', { shiftKey: true }, '/'],
    ['?', { shiftKey: true }, '?'],
    ['Escape', {}, 'Escape'],
    ['k', { ctrlKey: true }, '$mod+k'],
    ['K', { ctrlKey: true }, '$mod+k'],
  ])('%s with %j runs %s, and nothing else', (key, more, name) => {
    expect(press(key, more)).toBe(false);
    expect(ran).toEqual([name]);
  });

  it.each([
    ['x', {}],
    ['k', {}],
    ['n', { ctrlKey: true }],
    ['n', { altKey: true }],
    ['n', { metaKey: true }],
    ['n', { isComposing: true }],
  ])('%s with %j is left to the browser', (key, more) => {
    expect(press(key, more)).toBe(true);
    expect(ran).toEqual([]);
  });

  it('is not taken a second time', () => {
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('n');
    expect(ran).toEqual([]);
  });

  it('without a key, as autofill sends it, is none', () => {
    expect(document.body.dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true }))).toBe(true);
  });
});

describe('anyone who types', () => {
  it.each([
    ['input', {}],
    ['textarea', {}],
    ['select', {}],
  ])('in %s has the letters, but not Control with a letter', (tag, more) => {
    focusOn(tag, more);
    press('n');
    press('Escape');
    expect(ran).toEqual([]);
    press('k', { ctrlKey: true });
    expect(ran).toEqual(['$mod+k']);
  });

  it.each([
    ['input', { type: 'checkbox' }],
    ['input', { type: 'radio' }],
    ['button', {}],
  ])('types nothing into %s %j', (tag, more) => {
    focusOn(tag, more);
    press('n');
    expect(ran).toEqual(['n']);
  });
});

describe('a dialog', () => {
  it('that is open has the keyboard for itself, one that is hidden has not', () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.role = 'dialog';
    press('n');
    expect(ran).toEqual(['n']);
    // jsdom has no layout.
    dialog.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    press('n');
    press('k', { ctrlKey: true });
    expect(ran).toEqual(['n']);
  });
});

describe('the keymap', () => {
  it('gives a key to the last who asked, and back when that page is left', () => {
    const leave = keymap.add(shortcut('n', 'New sermon'));
    press('n');
    leave();
    press('n');
    expect(ran).toEqual(['New sermon', 'n']);
  });

  it('listens no more once the last shortcut is gone', () => {
    removeAll();
    expect(press('n')).toBe(true);
  });

  it('tells anyone who shows it', () => {
    const seen: string[][] = [];
    const leave = keymap.subscribe(() => seen.push(keymap.all().map(({ keys }) => keys)));
    keymap.add(shortcut('j'))();
    leave();
    keymap.add(shortcut('j'))();
    expect(seen).toEqual([
      ['n', '/', '?', 'Escape', '$mod+k', 'j'],
      ['n', '/', '?', 'Escape', '$mod+k'],
    ]);
  });
});
