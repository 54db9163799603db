import { describe, expect, it } from '@jest/globals';
import { isConfirmationCode, placeFrom, refusalText, requestOf, validate } from './registration.ts';

const answers = { firstName: ' Aber ', lastName: 'Okello', email: 'aber@example.org', phone: '', specialRequests: ' ' };

describe('a registration', () => {
  it('is sent trimmed, without the answers that were left empty', () => {
    expect(requestOf(4, answers)).toEqual({
      eventId: 4,
      firstName: 'Aber',
      lastName: 'Okello',
      email: 'aber@example.org',
      phone: undefined,
      specialRequests: undefined,
    });
  });

  it('needs both names and an address, and nothing else', () => {
    expect(validate(answers)).toEqual({});
    expect(Object.keys(validate({ ...answers, firstName: ' ', lastName: '', email: 'aber.example.org' }))).toEqual([
      'firstName',
      'lastName',
      'email',
    ]);
  });

  it('shows a confirmation code from the address only when it looks like one', () => {
    expect(isConfirmationCode('K7Q2-M9XD')).toBe(true);
    expect(isConfirmationCode('<b>free seats</b>')).toBe(false);
    expect(isConfirmationCode(null)).toBe(false);
  });

  it('shows a place in the waiting list from the address only if it is valid', () => {
    expect([placeFrom('3'), placeFrom('before')]).toEqual([{ place: 3 }, { place: null }]);
    expect(['0', '-1', '1e3', '12345678', '<b>', null].map(placeFrom)).toEqual(Array(6).fill(null));
  });

  it('has a message for every refusal, known or not', () => {
    expect(refusalText('EVENT_FULL')).toBe('The last seat has just been taken.');
    expect(refusalText('constructor-like nonsense')).toMatch(/send it again/);
  });
});
