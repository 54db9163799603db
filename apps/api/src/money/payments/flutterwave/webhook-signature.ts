import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../platform/crypto/same-secret.ts';
import type { Notice } from '../payment-provider.ts';

/**
 * Whether Flutterwave sent it: `verif-hash` carries the secret of the dashboard itself, the newer `flutterwave-signature` a
 * base64 HMAC-SHA256 of the body under that secret. Where the newer one is sent, it alone counts.
 */
export function isSigned({ headers, raw }: Notice, secret: string): boolean {
  const signature = headers['flutterwave-signature'];
  if (signature !== undefined)
    return (
      typeof signature === 'string' &&
      isSameSecret(signature, createHmac('sha256', secret).update(raw).digest('base64'))
    );
  const hash = headers['verif-hash'];
  return typeof hash === 'string' && isSameSecret(hash, secret);
}
