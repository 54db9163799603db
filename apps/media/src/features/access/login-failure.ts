import { ApiError } from '@ministry/api-client';
import { accessCopy } from './access.copy.ts';

/** MEDIA-53 for a credential that is wrong or of another role, MEDIA-54 for everything else; too many tries say so. */
export function loginFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return accessCopy.error;
  if (error.status === 401 || error.status === 403) return accessCopy.wrong;
  return error.status === 429 ? { title: accessCopy.wrong.title, description: error.sentence } : accessCopy.error;
}
