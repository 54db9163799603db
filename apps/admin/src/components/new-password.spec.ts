import { newPasswordProblem } from './new-password.ts';

describe('a new password', () => {
  it('has at least fifteen characters, of any script', () => {
    expect(newPasswordProblem('short', 'short')).toBe('At least 15 characters, please; this has 5.');
    expect(newPasswordProblem('🌅'.repeat(15), '🌅'.repeat(15))).toBe('');
  });
  it('has at most 128', () => expect(newPasswordProblem('a'.repeat(129), 'a'.repeat(129))).toContain('At most 128'));
  it('must be typed twice in the same way', () =>
    expect(newPasswordProblem('seven green hills', 'seven green hill')).toBe('The two passwords are not the same.'));
});
