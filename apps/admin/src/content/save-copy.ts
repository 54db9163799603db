import { ApiError } from '@ministry/api-client';

/** EDIT-32 to EDIT-34. */
export const saveCopy = {
  saving: 'Saving content...',
  saved: 'Content saved successfully',
  failed: 'Failed to save content',
} as const;

/** EDIT-59: the status and the server's sentence; the browser's own words where the server was not reached. */
export function saveFailure(error: unknown): string {
  const message =
    error instanceof ApiError ? `${error.status}: ${error.sentence}` : 'Network error, the server was not reached';
  return `Failed to save content: ${message.replace(/\.$/, '')}. Please try again.`;
}
