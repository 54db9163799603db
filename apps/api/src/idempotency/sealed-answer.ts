import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * An answer as it is kept: packed, so that a long one finds room in a TEXT column, and sealed under the caller's own key,
 * of which only a hash is kept. A copy of the database tells nothing of what was told to the caller once, as a reply code is.
 */
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Another hash than the one that names the key in the database. */
const secretOf = (key: string): Buffer => createHash('sha256').update(`answer\0${key}`).digest();

/** @param body what JSON can tell; undefined for an answer without one */
export function sealAnswer(body: unknown, key: string): string | null {
  if (body === undefined) return null;
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, secretOf(key), nonce);
  const sealed = Buffer.concat([sealing.update(deflateRawSync(JSON.stringify(body))), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
}

/** The body that was sealed under the same key. */
export function openAnswer(answer: string | null, key: string): unknown {
  if (answer === null) return undefined;
  const bytes = Buffer.from(answer, 'base64');
  const opening = createDecipheriv(cipher, secretOf(key), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const packed = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
  return JSON.parse(inflateRawSync(packed).toString());
}
