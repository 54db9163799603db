import { describe, expect, it } from '@jest/globals';
import { comfortInDanger, comforts } from './comfort.copy.ts';
import { comfortFor, themeOf } from './comfort.ts';
import { after, canAsk, idle, type Support } from './prayer-support.ts';

const asked = after(idle, { type: 'asked', request: 'Rain for our fields' });

describe('the prayer assistant', () => {
  // PRAY-09
  it('is idle, then loading, then answered, and idle again when the request is left', () => {
    expect(asked).toEqual({ phase: 'loading', request: 'Rain for our fields' });
    const answered = after(asked, { type: 'found', comfort: comforts.default });
    expect(answered).toEqual({ phase: 'answered', comfort: comforts.default });
    expect(after(answered, { type: 'left' })).toEqual(idle);
    expect(after(answered, { type: 'asked', request: 'And peace' })).toEqual({
      phase: 'loading',
      request: 'And peace',
    });
  });

  // PRAY-07, PRAY-08
  it('gives no answer to a blank request', () => {
    expect([canAsk(idle, ''), canAsk(idle, ' \n'), canAsk(idle, 'Peace'), canAsk(asked, 'Peace')]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(after(idle, { type: 'asked', request: ' ' })).toEqual(idle);
    expect(() => comfortFor(' ')).toThrow();
  });

  // PRAY-12
  it('comforts with a Psalm when it fails', () => {
    const failed = after(asked, { type: 'failed' }) as Extract<Support, { phase: 'answered' }>;
    expect(failed.comfort.reference).toMatch(/^Psalm \d+:\d+$/);
    expect(failed.comfort.text).not.toBe('');
  });

  it('ignores an answer that comes too late', () => {
    expect(after(idle, { type: 'found', comfort: comforts.default })).toEqual(idle);
    expect(after(idle, { type: 'failed' })).toEqual(idle);
  });

  // PRAY-10
  it.each([
    ['My mother is sick and in hospital with malaria', 'healing'],
    ['I lost my job and the school fees are due', 'provision'],
    ['Peace between me and my husband and our children', 'family'],
    ['I must decide about my future, give me wisdom', 'guidance'],
    ['Thank you for everything', 'default'],
    // Words of a theme do not count inside other words.
    ['Our village is still in need of a person to preach', 'default'],
  ] as const)('recognises what %j is about: %s', (request, theme) => {
    expect(themeOf(request)).toBe(theme);
    expect(comfortFor(request)).toBe(comforts[theme]);
  });

  // PRAY-10
  it('has a text and a passage of scripture for each theme', () => {
    expect(Object.keys(comforts)).toEqual(['healing', 'provision', 'family', 'guidance', 'default']);
    for (const { text, verse, reference } of Object.values(comforts)) {
      expect(text.length).toBeGreaterThan(60);
      expect(verse.length).toBeGreaterThan(20);
      expect(reference).toMatch(/^[A-Z][a-z]+ \d+:\d+(-\d+)?$/);
    }
  });

  it('has another text for anyone who is in danger', () => {
    expect(comfortFor('My job is gone. I want to die')).toBe(comfortInDanger);
  });
});
