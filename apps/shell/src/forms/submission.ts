import { randomId } from '@ministry/api-client';
import { readStored, writeStored } from '../app/device-storage.ts';

interface Submission {
  /** Hash of the body: a changed body is another submission. */
  hash: string;
  key: string;
}

/**
 * A 53-bit hash (cyrb53). Only the hash is stored, so that nothing of the text stays on a shared phone once its draft is
 * gone. `crypto.subtle` cannot be used: it is missing on a site without a certificate.
 */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Submissions that are being sent or got no answer, by form. The body is kept only while the page is open. */
export const pending = new Map<string, Submission & { body: unknown }>();
const keyOf = (form: string) => `submission:${form}`;

/** Returns the key of an earlier submission of the same body that got no answer, otherwise a new key. */
function idempotencyKeyFor(form: string, hash: string): string {
  const known = pending.get(form) ?? (readStored(keyOf(form)) as Partial<Submission> | null);
  return known?.hash === hash && typeof known.key === 'string' ? known.key : randomId();
}

/** Stores the key, so that the form sends the same body again under this key. */
export function remember(form: string, submission: Submission, body: unknown): void {
  pending.set(form, { ...submission, body });
  writeStored(keyOf(form), submission);
}

/** Removes the key, so that the same body is a new submission from now on. */
export function forget(form: string): void {
  pending.delete(form);
  writeStored(keyOf(form), null);
}

/**
 * Sends a form under one idempotency key. The key is stored until the server has accepted the submission, so that sending
 * the same body again after a lost answer creates nothing twice, even from a tab opened later.
 * @param form the name of the form, the same as its draft's
 * @param call sends the body; throws when it was refused or not answered
 * @param isFinal whether the server will never accept this key, so that the next try needs a new one
 */
export async function submitOnce<Body, Answer>(
  form: string,
  body: Body,
  call: (key: string) => Promise<Answer>,
  isFinal?: (error: unknown) => boolean,
): Promise<Answer> {
  const hash = hashOf(JSON.stringify(body));
  const submission = { hash, key: idempotencyKeyFor(form, hash) };
  remember(form, submission, body);
  try {
    const answer = await call(submission.key);
    forget(form);
    return answer;
  } catch (error) {
    if (isFinal?.(error)) forget(form);
    throw error;
  }
}
