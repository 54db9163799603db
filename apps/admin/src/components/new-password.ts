import { passwordLength } from '@ministry/domain';

/** What is wrong with a new password, or an empty text. Length counts characters, not bytes, as the server does. */
export function newPasswordProblem(password: string, repeated: string): string {
  const length = [...password].length;
  if (length < passwordLength.min) return `At least ${passwordLength.min} characters, please; this has ${length}.`;
  if (length > passwordLength.max) return `At most ${passwordLength.max} characters, please; this has ${length}.`;
  return password === repeated ? '' : 'The two passwords are not the same.';
}
