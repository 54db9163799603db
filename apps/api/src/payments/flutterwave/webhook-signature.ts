import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Notice } from '../payment-provider.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Takes as long for any guess, of whatever length. */
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Whether Flutterwave sent it: `verif-hash` carries the secret of the dashboard itself, the newer `flutterwave-signature` a
 * base64 HMAC-SHA256 of the body under that secret. Where the newer one is sent, it alone counts.
 */
export function isSigned({ headers, raw }: Notice, secret: string): boolean {
  const signature = headers['flutterwave-signature'];
  if (signature !== undefined)
    return typeof signature === 'string' && same(signature, createHmac('sha256', secret).update(raw).digest('base64'));
  const hash = headers['verif-hash'];
  return typeof hash === 'string' && same(hash, secret);
}
