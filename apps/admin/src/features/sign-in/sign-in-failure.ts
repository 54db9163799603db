import { ApiError } from '@ministry/api-client';
import { signInCopy } from './sign-in.copy.ts';
import { signInTexts as copy } from './sign-in-texts.copy.ts';

/** What a failed sign-in says; the server's own sentence where it knows more (too many tries, not available). */
export function signInFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return signInCopy.network;
  if (error.status === 401) return signInCopy.wrong;
  if (error.status === 403) return signInCopy.wrongRole;
  return { title: copy.loginFailed, description: error.sentence };
}
