import { ApiError } from '@ministry/api-client';
import { mediaWords } from './media.content.ts';

/** MEDIA-53 for a credential that is wrong or of another role, MEDIA-54 for everything else; too many tries say so. */
export function loginFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return mediaWords.error;
  if (error.status === 401 || error.status === 403) return mediaWords.wrong;
  return error.status === 429 ? { title: mediaWords.wrong.title, description: error.sentence } : mediaWords.error;
}
