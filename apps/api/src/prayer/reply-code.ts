import { createHash, randomBytes } from 'node:crypto';

/** Crockford's letters: no I, L, O or U, so that a code survives being read aloud and written down. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
const meant: Record<string, string> = { O: '0', I: '1', L: '1' };

/** Sixteen random letters and digits (80 bits) in groups of four: whoever has them reads the replies to one prayer, and nothing else. */
export const newReplyCode = (): string =>
  [...randomBytes(length)]
    .map((byte) => letters.charAt(byte % letters.length))
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** The key under which a request is found by its code, however that was typed; null for what can be no code. */
export function replyKey(code: string): string | null {
  const plain = code
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => meant[letter] ?? letter);
  if (plain.length !== length || [...plain].some((letter) => !letters.includes(letter))) return null;
  return createHash('sha256').update(plain).digest('hex');
}
