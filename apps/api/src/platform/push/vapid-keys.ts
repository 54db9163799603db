import { createECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretKey } from '../crypto/secret-key.ts';

/** Keys that prove to push services that a notification is from this site (VAPID, RFC 8292). Derived from its secret, so the same after each start. */
@Injectable()
export class VapidKeys {
  private keys: { publicKey: string; privateKey: string } | undefined;

  constructor(private readonly secret: SecretKey) {}

  get pair(): { publicKey: string; privateKey: string } {
    return (this.keys ??= this.derive());
  }

  private derive(): { publicKey: string; privateKey: string } {
    const curve = createECDH('prime256v1');
    // About one of 2^32 secrets is not a valid private key of the curve; Node refuses it.
    for (let attempt = 0; ; attempt += 1) {
      const privateKey = this.secret.for(attempt === 0 ? 'push notifications' : `push notifications ${attempt}`);
      try {
        curve.setPrivateKey(privateKey);
        return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
      } catch (error) {
        if (attempt === 9) throw error;
      }
    }
  }
}
