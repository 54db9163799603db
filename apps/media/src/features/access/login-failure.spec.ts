import { ApiError } from '@ministry/api-client';
import { loginFailure } from './login-failure.ts';

describe('a media login that failed', () => {
  it.each([401, 403])('with %d says that the credentials are invalid (MEDIA-53)', (status) => {
    expect(loginFailure(new ApiError(status, '', ''))).toEqual({
      title: 'Login failed',
      description: 'Invalid credentials. Please contact the admin for access.',
    });
  });
  it('for any other reason says that an error occurred (MEDIA-54)', () => {
    const copy = { title: 'Login error', description: 'An error occurred during login. Please try again.' };
    expect(loginFailure(new TypeError('Failed to fetch'))).toEqual(copy);
    expect(loginFailure(new ApiError(503, '', ''))).toEqual(copy);
  });
});
