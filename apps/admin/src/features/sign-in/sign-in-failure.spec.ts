import { ApiError } from '@ministry/api-client';
import { signInFailure } from './sign-in-failure.ts';

describe('a sign-in that failed', () => {
  it('says that the password is invalid (ADM-30)', () => {
    expect(signInFailure(new ApiError(401, 'Unauthorized', ''))).toMatchObject({
      title: 'Login failed',
      description: expect.stringContaining('Invalid password'),
    });
  });
  it('says so when the network is at fault (ADM-31)', () => {
    expect(signInFailure(new TypeError('Failed to fetch'))).toEqual({
      title: 'Login error',
      description: 'Network error. Please check your connection and try again.',
    });
  });
  it('tells the media team that this is not their door', () => {
    expect(signInFailure(new ApiError(403, 'Forbidden', '')).description).toBe(
      'This account has no access to the admin dashboard.',
    );
  });
  it("repeats the server's sentence after too many tries", () => {
    expect(
      signInFailure(new ApiError(429, '', '{"code":"TOO_MANY","message":"Please wait ten minutes."}')).description,
    ).toBe('Please wait ten minutes.');
  });
});
