import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's letters: no I, L, O or U, so that a reference survives being read aloud and written down. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const meant: Record<string, string> = { O: '0', I: '1', L: '1' };

const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Eight random letters and digits (40 bits), as `K7M2-QXR4`: unique in practice; the secret beside it keeps the order to its buyer. */
export const newOrderReference = (): string =>
  grouped([...randomBytes(8)].map((byte) => letters.charAt(byte % 32)).join(''));

/** 256 random bits. */
export const newOrderSecret = (): string => randomBytes(32).toString('base64url');

/** The reference that somebody has typed, however it was typed. */
export const readReference = (typed: string): string =>
  grouped(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/[OIL]/g, (letter) => meant[letter] ?? letter),
  );

/** In the same time whatever they are. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
