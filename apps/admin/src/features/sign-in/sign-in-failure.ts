import { ApiError } from '@ministry/api-client';
import { signInWords } from './sign-in.content.ts';

/** What a failed sign-in says; the server's own sentence where it knows more (too many tries, not available). */
export function signInFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return signInWords.network;
  if (error.status === 401) return signInWords.wrong;
  if (error.status === 403) return signInWords.wrongRole;
  return { title: 'Login failed', description: error.sentence };
}
