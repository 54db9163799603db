import { ApiError } from '@ministry/api-client';
import { accessWords } from './access.content.ts';

/** MEDIA-53 for a credential that is wrong or of another role, MEDIA-54 for everything else; too many tries say so. */
export function loginFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return accessWords.error;
  if (error.status === 401 || error.status === 403) return accessWords.wrong;
  return error.status === 429 ? { title: accessWords.wrong.title, description: error.sentence } : accessWords.error;
}
