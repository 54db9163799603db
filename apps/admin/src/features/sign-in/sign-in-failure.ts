import { ApiError } from '@ministry/api-client';
import { signInCopy as copy } from './sign-in.copy.ts';

/** Error texts of a failed sign-in. The server's own sentence is used if it knows more (too many attempts, not available). */
export function signInFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return copy.network;
  const description = { 401: copy.wrong, 403: copy.wrongRole }[error.status] ?? error.sentence;
  return { title: copy.failed, description };
}
