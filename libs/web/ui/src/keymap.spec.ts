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

describe('a key press', () => {
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
  ])('%s with %j runs only %s', (key, more, name) => {
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

  it('is ignored if something else has handled it', () => {
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('n');
    expect(ran).toEqual([]);
  });

  it('is ignored without a key, as autofill sends it', () => {
    expect(document.body.dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true }))).toBe(true);
  });
});

describe('somebody who types', () => {
  it.each([
    ['input', {}],
    ['textarea', {}],
    ['select', {}],
  ])('in %s types letters, and can still use Control with a letter', (tag, more) => {
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
  ])('in %s %j types nothing, so that letters are shortcuts', (tag, more) => {
    focusOn(tag, more);
    press('n');
    expect(ran).toEqual(['n']);
  });
});

describe('a dialog', () => {
  it('gets all keys while it is open, and none while it is hidden', () => {
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
  it('gives a key to the last page that asked, and returns it when that page is left', () => {
    const leave = keymap.add(shortcut('n', 'New sermon'));
    press('n');
    leave();
    press('n');
    expect(ran).toEqual(['New sermon', 'n']);
  });

  it('stops listening once the last shortcut is gone', () => {
    removeAll();
    expect(press('n')).toBe(true);
  });

  it('notifies everybody who shows it', () => {
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
