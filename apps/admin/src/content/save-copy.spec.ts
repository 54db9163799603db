import { ApiError } from '@ministry/api-client';
import { saveFailure } from './save-copy.ts';

describe('a save that failed (EDIT-59)', () => {
  it("says the status and the server's text", () => {
    const error = new ApiError(
      409,
      'Conflict',
      '{"code":"LIMIT_BELOW_TAKEN","message":"37 people are registered already."}',
    );
    expect(saveFailure(error)).toBe('Failed to save content: 409: 37 people are registered already. Please try again.');
  });
  it('says that the server was not reached', () => {
    expect(saveFailure(new TypeError('Failed to fetch'))).toBe(
      'Failed to save content: Network error, the server was not reached. Please try again.',
    );
  });
});
