import { describe, expect, it } from '@jest/globals';
import { blankSetup, countOf, toRequest } from './setup.ts';

describe('toRequest', () => {
  it('sends empty colours as null, for the standard ones', () => {
    expect(toRequest({ ...blankSetup, mainColour: ' #123E8A ' })).toMatchObject({
      mainColour: '#123E8A',
      accentColour: null,
      start: 'plain',
    });
  });

  it('sends an empty coordinate as null, not as zero', () => {
    const sent = JSON.stringify(toRequest({ ...blankSetup, latitude: '', longitude: ' 32.299 ' }));
    expect(JSON.parse(sent)).toMatchObject({ latitude: null, longitude: 32.299 });
  });
});

describe('countOf', () => {
  it('counts the items of all kinds', () => {
    expect(
      countOf([
        { heading: 'Events', titles: ['Crusade', 'Eye camp'] },
        { heading: 'Albums', titles: ['Youth camp'] },
      ]),
    ).toBe(3);
  });
});
