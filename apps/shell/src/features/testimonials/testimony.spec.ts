import { describe, expect, it } from '@jest/globals';
import { partsOf, requestOf, validate } from './testimony.ts';

describe('a testimony', () => {
  // TST-02, TST-03
  it('needs a name and a text', () => {
    expect(Object.keys(validate({ name: ' ', testimony: '\n' }))).toEqual(['name', 'testimony']);
    expect(Object.keys(validate({ name: 'Aber', testimony: '' }))).toEqual(['testimony']);
    expect(validate({ name: 'Aber', testimony: 'God is good.' })).toEqual({});
  });

  // TST-01, TST-09: late in the evening abroad it is the next day in Kampala
  it('is sent unverified, with the day in Kampala', () => {
    expect(requestOf({ name: ' Aber ', testimony: ' God is good. ' }, new Date('2026-11-21T21:30:00Z'))).toEqual({
      name: 'Aber',
      testimony: 'God is good.',
      date: '2026-11-22',
      verified: false,
    });
  });
});

describe('a long story', () => {
  it('is shown completely while it is short', () => {
    expect(partsOf(` ${'a'.repeat(480)} `)).toEqual({ shown: 'a'.repeat(480), rest: '' });
  });

  it('is split at the end of a sentence, otherwise of a word, and loses nothing', () => {
    const sentences = 'We prayed and it rained. '.repeat(40);
    expect(partsOf(sentences).shown).toMatch(/rained\.$/);
    expect(partsOf('rain '.repeat(200)).shown).toMatch(/rain$/);
    for (const story of [sentences, 'rain '.repeat(200), 'a'.repeat(5_000)]) {
      const { shown, rest } = partsOf(story);
      expect(shown.length).toBeLessThanOrEqual(360);
      expect((shown + rest).replaceAll(/\s/g, '')).toBe(story.replaceAll(/\s/g, ''));
    }
  });
});
