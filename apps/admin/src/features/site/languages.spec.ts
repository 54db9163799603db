import { describe, expect, it } from '@jest/globals';
import { summaryOf, toRequest, toValues } from './languages.ts';

describe('the languages of the site', () => {
  it('are sent as they are offered', () => {
    const values = toValues({ offered: ['sw'] });
    expect(values).toEqual({ ach: false, laj: false, lg: false, sw: true });
    expect(toRequest({ ...values, ach: true }, 3)).toEqual({ offered: ['ach', 'sw'], version: 3 });
  });

  it('are listed after English', () => {
    expect(summaryOf(toValues({ offered: [] }))).toBe('English only.');
    expect(summaryOf(toValues({ offered: ['lg', 'sw'] }))).toBe('English, Luganda, Kiswahili.');
  });
});
