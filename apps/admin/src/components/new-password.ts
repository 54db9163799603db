import { passwordLength } from '@ministry/domain';
import { componentsCopy as copy } from './components.copy.ts';

/** What is wrong with a new password, or an empty text. Length counts characters, not bytes, as the server does. */
export function newPasswordProblem(password: string, repeated: string): string {
  const length = [...password].length;
  if (length < passwordLength.min) return copy.passwordTooShort({ min: passwordLength.min, length });
  if (length > passwordLength.max) return copy.passwordTooLong({ max: passwordLength.max, length });
  return password === repeated ? '' : copy.passwordsDiffer;
}
