import { describe, expect, it } from '@jest/globals';
import { outcomeWithoutScript } from './plain-outcome.ts';

const read = (query: string) => outcomeWithoutScript(new URLSearchParams(query), 'message');

describe('the outcome of a plain form', () => {
  it('is sent, refused with the fields to correct, or postponed', () => {
    expect(read('message=sent')).toEqual({ isSent: true, refusal: undefined });
    expect(read('message=invalid&fields=email,familyMembers.1.dob').refusal?.errors).toEqual({
      email: 'Please look at this again.',
      'familyMembers.1.dob': 'Please look at this again.',
    });
    expect(read('message=later').refusal).toMatchObject({
      sentence: expect.stringMatching(/Please try again later/),
      errors: {},
    });
  });

  it('is empty without its keyword, and shows nothing that somebody else wrote into the address', () => {
    for (const query of ['', 'message=constructor', 'prayer=invalid&fields=email'])
      expect(read(query)).toEqual({ isSent: false, refusal: undefined });
    expect(read('message=invalid&fields=<b>,__proto__').refusal?.errors).toEqual({});
  });
});
