import type { DiffPart } from './diff-text.ts';
import { diffText } from './diff-text.ts';

/** 'Come [-early-]{+late+}.' */
const written = (parts: DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'old' ? `[-${text}-]` : `{+${text}+}`)).join('');
const without = (parts: DiffPart[], kind: DiffPart['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('the difference between two texts', () => {
  it.each([
    ['', '', ''],
    ['Come.', 'Come.', 'Come.'],
    ['', 'Come.', '{+Come.+}'],
    ['Come.', '', '[-Come.-]'],
    ['Come early to the hall.', 'Come late to the hall.', 'Come [-early-]{+late+} to the hall.'],
    ['The jar did not run dry.', 'The jar never ran dry.', 'The jar [-did not run-]{+never ran+} dry.'],
    ['One\nTwo\nThree\n', 'One\nThree\n', 'One\n[-Two\n-]Three\n'],
    ['One\nThree', 'One\nTwo\nThree', 'One\n{+Two\n+}Three'],
    ['ŋeno 🙏 Gulu', 'ŋeno 🙏 Lira', 'ŋeno 🙏 [-Gulu-]{+Lira+}'],
  ])('from %j to %j', (before, after, shown) => expect(written(diffText(before, after))).toBe(shown));

  it('loses nothing of either text', () => {
    const before = Array.from({ length: 300 }, (_, index) => `Line ${index % 17} of ${index}`).join('\n');
    const after = before.replaceAll('Line 3', 'Verse three').split('\n').toSpliced(40, 20, 'New', 'New').join('\n');
    const parts = diffText(before, after);
    expect(without(parts, 'new')).toBe(before);
    expect(without(parts, 'old')).toBe(after);
  });

  it('handles the longest possible text, without a common word', () => {
    const text = (character: string) => Array.from({ length: 8_000 }, (_, index) => `${character}${index}`).join(' ');
    expect(diffText(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['old', 'new']);
  });
});
