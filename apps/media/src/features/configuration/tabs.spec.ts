import { tabAfter, type TabName } from './tabs.ts';

describe('the keys of the tabs', () => {
  it.each<[TabName, string, TabName | null]>([
    ['youtube', 'ArrowRight', 'rtmp'],
    ['dual', 'ArrowRight', 'youtube'],
    ['youtube', 'ArrowLeft', 'dual'],
    ['rtmp', 'Home', 'youtube'],
    ['rtmp', 'End', 'dual'],
    ['rtmp', 'Enter', null],
  ])('from %s %s leads to %s', (from, key, to) => expect(tabAfter(from, key)).toBe(to));
});
