import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** 19 MiB, two passes, one lane: the OWASP setting for argon2id (the library's default algorithm), about 11 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/** Letters and digits that are not confused with each other when they are read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
const generatedLength = 26;
const groupLength = 5;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A stored text that is not a hash counts as a wrong password. */
export async function matchesPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password).catch(() => false);
}

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Verified if there is no such account, so that the response takes the same time; contains random bytes instead of a real hash. */
export const unmatchableHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${randomText(16)}$${randomText(32)}`;

/** A password of 130 random bits, in groups: `k7m2p-…`. */
export function generatePassword(): string {
  const password = [...randomBytes(generatedLength)].map((byte) => alphabet[byte % alphabet.length]);
  return password.map((character, at) => (at > 0 && at % groupLength === 0 ? `-${character}` : character)).join('');
}
