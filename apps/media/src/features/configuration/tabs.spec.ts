import { tabAfter, type TabName } from './tabs.ts';

describe('the keyboard in the tabs', () => {
  it.each<[TabName, string, TabName | null]>([
    ['youtube', 'ArrowRight', 'rtmp'],
    ['dual', 'ArrowRight', 'youtube'],
    ['youtube', 'ArrowLeft', 'dual'],
    ['rtmp', 'Home', 'youtube'],
    ['rtmp', 'End', 'dual'],
    ['rtmp', 'Enter', null],
  ])('leads from %s with %s to %s', (from, key, to) => expect(tabAfter(from, key)).toBe(to));
});
