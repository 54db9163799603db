import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { open, seal } from '../crypto/sealed.ts';

/**
 * How a response body is stored: compressed, so that a long one fits into a TEXT column, and encrypted under the caller's key,
 * of which only a hash is stored. A copy of the database does not reveal what only the caller got, such as a reply code.
 */

/** The encryption key. It differs from the hash that identifies the key in the database. */
const secretOf = (key: string): Buffer => createHash('sha256').update(`answer\0${key}`).digest();

/** @param body any JSON value; undefined for a response without a body */
export const sealAnswer = (body: unknown, key: string): string | null =>
  body === undefined ? null : seal(deflateRawSync(JSON.stringify(body)), secretOf(key));

/** Decrypts a body from `sealAnswer`. @param key the same as there */
export const openAnswer = (answer: string | null, key: string): unknown =>
  answer === null ? undefined : JSON.parse(inflateRawSync(open(answer, secretOf(key))).toString());
