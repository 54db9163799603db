import { parseOptions, verify } from '@node-rs/argon2';
import { generatePassword, hashPassword, matchesPassword, unmatchableHash } from './password-hash.ts';

describe('password hashes', () => {
  it('are argon2id with 19 MiB, two passes and one lane', async () => {
    for (const hash of [await hashPassword('a long passphrase'), unmatchableHash]) {
      expect(hash).toMatch(/^\$argon2id\$/);
      expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    }
  });

  it('differ each time and match their own password only', async () => {
    const [one, two] = await Promise.all([hashPassword('a long passphrase'), hashPassword('a long passphrase')]);
    expect(one).not.toBe(two);
    expect(await matchesPassword(one, 'a long passphrase')).toBe(true);
    expect(await matchesPassword(one, 'A long passphrase')).toBe(false);
  });

  it('match nothing when they are damaged', async () => {
    expect(await matchesPassword('not a hash', 'a long passphrase')).toBe(false);
  });

  it('never match for an account that does not exist', async () => {
    expect(await verify(unmatchableHash, 'a long passphrase')).toBe(false);
  });
});

describe('generatePassword', () => {
  it('has 26 letters of an alphabet of 32: 130 bits', () => {
    const passwords = Array.from({ length: 200 }, generatePassword);
    for (const password of passwords) expect(password).toMatch(/^([a-z0-9]{5}-){5}[a-z0-9]$/);
    expect(new Set(passwords).size).toBe(200);
    expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(32);
  });
});
