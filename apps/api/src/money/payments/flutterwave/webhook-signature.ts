import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../platform/crypto/same-secret.ts';
import type { Notice } from '../payment-provider.ts';

/**
 * Whether Flutterwave sent the notification. The header `verif-hash` contains the secret from the dashboard. The newer
 * header `flutterwave-signature` contains a base64 HMAC-SHA256 of the body with that secret; if it is present, only it
 * counts.
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
