import { passwordLength } from '@ministry/domain';
import { componentsCopy as copy } from './components.copy.ts';

/** Error message for a new password; empty if it is valid. The length counts characters, not bytes, as on the server. */
export function newPasswordProblem(password: string, repeated: string): string {
  const length = [...password].length;
  if (length < passwordLength.min) return copy.passwordTooShort({ min: passwordLength.min, length });
  if (length > passwordLength.max) return copy.passwordTooLong({ max: passwordLength.max, length });
  return password === repeated ? '' : copy.passwordsDiffer;
}
