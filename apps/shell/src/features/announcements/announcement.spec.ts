import { describe, expect, it } from '@jest/globals';
import type { RichTextNode } from '@ministry/api-client';
import { belowTitle, isNew, partsOf } from './announcement.ts';

const now = new Date('2026-11-21T12:00:00Z');
const paragraph = (length: number): RichTextNode => ({ tag: 'p', children: [{ text: 'a'.repeat(length) }] });
const heading: RichTextNode = { tag: 'h2', children: [{ text: 'When' }] };

describe('an announcement', () => {
  // ANN-02
  it.each([
    ['2026-11-21T11:00:00Z', true],
    ['2026-11-07T12:00:01Z', true],
    ['2026-11-07T12:00:00Z', false],
    ['2025-11-21T12:00:00Z', false],
  ])('published at %s is new: %s', (date, answer) => expect(isNew({ date }, now)).toBe(answer));
});

describe('the text of an announcement', () => {
  it('is shown completely while it is short', () => {
    const nodes = [paragraph(300), paragraph(100), heading, paragraph(50)];
    expect(partsOf(nodes)).toEqual({ shown: nodes, rest: [] });
  });

  it('ends after a whole block if it is long, and keeps a heading with its text', () => {
    const nodes = [paragraph(310), heading, paragraph(200), paragraph(300)];
    const { shown, rest } = partsOf(nodes);
    expect(shown).toHaveLength(3);
    expect(rest).toEqual([nodes[3]]);
    expect(partsOf([paragraph(318), heading, paragraph(1_000)]).shown).toHaveLength(1);
  });

  it('is hidden completely until a press if its first block is too long', () => {
    expect(partsOf([paragraph(20_000)])).toMatchObject({ shown: [], rest: [{ tag: 'p' }] });
  });

  it('has headings below the level of the title', () => {
    expect(belowTitle([heading, { tag: 'h4' }, { tag: 'p' }], 2).map(({ tag }) => tag)).toEqual(['h3', 'h4', 'p']);
    expect(belowTitle([heading], 3).map(({ tag }) => tag)).toEqual(['h4']);
  });
});
