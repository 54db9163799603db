import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { open, seal } from '../crypto/sealed.ts';

/**
 * An answer as it is kept: packed, so that a long one finds room in a TEXT column, and sealed under the caller's own key,
 * of which only a hash is kept. A copy of the database tells nothing of what was told to the caller once, as a reply code is.
 */

/** Another hash than the one that names the key in the database. */
const secretOf = (key: string): Buffer => createHash('sha256').update(`answer\0${key}`).digest();

/** @param body what JSON can tell; undefined for an answer without one */
export const sealAnswer = (body: unknown, key: string): string | null =>
  body === undefined ? null : seal(deflateRawSync(JSON.stringify(body)), secretOf(key));

/** The body that was sealed under the same key. */
export const openAnswer = (answer: string | null, key: string): unknown =>
  answer === null ? undefined : JSON.parse(inflateRawSync(open(answer, secretOf(key))).toString());
