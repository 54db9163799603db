import { describe, expect, it } from '@jest/globals';
import { beginningOf, requestOf, validate, withBeginning } from './message.ts';

const answers = { firstName: ' Aber ', lastName: 'Okello', email: 'aber@example.org', phone: ' ', message: ' Peace ' };
const from = (query: string) => beginningOf(new URLSearchParams(query));

describe('a message', () => {
  // CON-25, CON-26, CON-27, CON-28, CON-29
  it('needs both names, an e-mail address and a text; a phone is optional', () => {
    expect(validate(answers)).toEqual({});
    expect(Object.keys(validate({ firstName: ' ', lastName: '', email: ' ', phone: '', message: '\n' }))).toEqual([
      'firstName',
      'lastName',
      'message',
      'email',
    ]);
    expect(validate({ ...answers, email: 'aber' })).toEqual({ email: expect.stringMatching(/email address/) });
  });

  it('has a valid phone number, or none', () => {
    expect(validate({ ...answers, phone: '0772 123 456' })).toEqual({});
    expect(Object.keys(validate({ ...answers, phone: 'abc' }))).toEqual(['phone']);
  });

  // DATA-13
  it('is sent trimmed, without a phone that was left empty', () => {
    expect(requestOf(answers)).toEqual({
      firstName: 'Aber',
      lastName: 'Okello',
      email: 'aber@example.org',
      phone: undefined,
      message: 'Peace',
    });
    expect(requestOf({ ...answers, phone: '0772 123 456' }).phone).toBe('0772 123 456');
  });

  // CON-10, decisions.md, Quiz: a result opens the contact form, filled in
  it('begins with what the visitor came for', () => {
    expect(from('visit=first')).toMatch(/^I would like to plan my first visit\./);
    expect(from("ministry=My+Sister's+Keeper")).toBe("I would like to help with My Sister's Keeper.");
  });

  it('ignores what somebody else wrote into the address', () => {
    for (const query of [
      '',
      'visit=second',
      'ministry=',
      'ministry=Win%21+http%3A%2F%2Fevil.example%3Fa',
      `ministry=${'x'.repeat(81)}`,
      'ministry=a%0Ab',
    ])
      expect(from(query)).toBe('');
  });

  it('keeps what is written when a suggested text is added, and adds each only once', () => {
    expect(withBeginning('', 'Hello. ')).toBe('Hello. ');
    expect(withBeginning('My question\n', 'Hello. ')).toBe('My question\n\nHello. ');
    expect(withBeginning('Hello.\nThe day: Sunday', 'Hello.\nThe day: ')).toBe('Hello.\nThe day: Sunday');
    expect(withBeginning('My question', '')).toBe('My question');
  });
});
