import { ApiError } from '@ministry/api-client';
import { contentCopy as copy } from './content.copy.ts';

/** EDIT-32 to EDIT-34. */
export const saveCopy = {
  saving: copy.saving,
  saved: copy.saved,
  failed: copy.saveFailed,
} as const;

/** EDIT-59: the status and the server's message, or a fixed sentence if the server was not reached. */
export function saveFailure(error: unknown): string {
  const message = error instanceof ApiError ? `${error.status}: ${error.sentence}` : copy.serverNotReached;
  return copy.saveFailedBecause({ reason: message.replace(/\.$/, '') });
}
