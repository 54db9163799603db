import { describe, expect, it } from '@jest/globals';
import { variablesIn, withVariable } from './variables.ts';

describe('the variables of a message', () => {
  it('include those outside the cases of a plural', () => {
    const source = '{left, plural, one {seat} other {# seats}} for {who}';
    expect(variablesIn({ isPlain: false, source })).toEqual(['left', 'who']);
    expect(variablesIn({ isPlain: true, source })).toEqual([]);
  });

  it('replace the selected text', () => {
    expect(withVariable('Karibu MTU!', 'name', [7, 10])).toEqual({ text: 'Karibu {name}!', caret: 13 });
  });
});
