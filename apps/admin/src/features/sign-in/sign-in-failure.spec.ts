import { ApiError } from '@ministry/api-client';
import { signInFailure } from './sign-in-failure.ts';

describe('a sign-in that failed', () => {
  it('says that the password is invalid (ADM-30)', () => {
    expect(signInFailure(new ApiError(401, 'Unauthorized', ''))).toMatchObject({
      title: 'Login failed',
      description: expect.stringContaining('Invalid password'),
    });
  });
  it('reports a network failure (ADM-31)', () => {
    expect(signInFailure(new TypeError('Failed to fetch'))).toEqual({
      title: 'Login error',
      description: 'Network error. Please check your connection and try again.',
    });
  });
  it('tells the media role that it may not sign in here', () => {
    expect(signInFailure(new ApiError(403, 'Forbidden', '')).description).toBe(
      'This account has no access to the admin dashboard.',
    );
  });
  it('repeats the message of the server after too many attempts', () => {
    expect(
      signInFailure(new ApiError(429, '', '{"code":"TOO_MANY","message":"Please wait ten minutes."}')).description,
    ).toBe('Please wait ten minutes.');
  });
});
