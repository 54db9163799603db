import { ApiError } from '@ministry/api-client';
import { accessCopy } from './access.copy.ts';

/** MEDIA-53 for a wrong credential or one of another role, the server's message for too many attempts (429), MEDIA-54 for everything else. */
export function loginFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return accessCopy.error;
  if (error.status === 401 || error.status === 403) return accessCopy.wrong;
  return error.status === 429 ? { title: accessCopy.wrong.title, description: error.sentence } : accessCopy.error;
}
