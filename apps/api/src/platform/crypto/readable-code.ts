import { randomBytes } from 'node:crypto';

/** Crockford's Base32: no I, L, O or U, so that a code survives being read aloud and written down. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1' };

/** Random letters and digits, of five bits each. */
export const randomCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');

/** The code that somebody meant who typed it in small letters, or an O for a zero. */
export const correctCode = (typed: string): string =>
  typed.toUpperCase().replace(/[OIL]/g, (letter) => lookalikes[letter] ?? letter);

export const isCode = (text: string, length: number): boolean =>
  text.length === length && [...text].every((letter) => alphabet.includes(letter));
