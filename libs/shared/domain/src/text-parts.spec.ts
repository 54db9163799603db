import { textParts } from './text-parts.ts';

describe('textParts', () => {
  it.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    [`${'a'.repeat(159)}€`, 2],
    ['ŋ'.repeat(70), 1],
    [`${'a'.repeat(70)}ŋ`, 2],
  ])('counts what an operator charges for (%#)', (text, parts) => expect(textParts(text)).toBe(parts));
});
