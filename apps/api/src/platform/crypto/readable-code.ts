import { randomBytes } from 'node:crypto';
import { codeAlphabet } from '@ministry/domain';

/** Random letters and digits; each holds five random bits. */
export const randomCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('');

export const isCode = (text: string, length: number): boolean =>
  text.length === length && [...text].every((letter) => codeAlphabet.includes(letter));
