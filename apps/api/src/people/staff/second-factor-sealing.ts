import { Injectable } from '@nestjs/common';
import { open, seal } from '../../platform/crypto/sealed.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';
import { setupExpired } from './staff.errors.ts';

/** A setup in progress. The browser keeps it, sealed, so that nothing has to be stored for a setup that is abandoned. */
export interface SecondFactorSetup {
  account: number;
  /** base64 */
  secret: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Encrypts the secrets of one-time codes in the database and in the browser. */
@Injectable()
export class SecondFactorSealing {
  constructor(private readonly key: SecretKey) {}

  sealSecret(secret: Buffer): string {
    return seal(secret, this.key.for('second factor'));
  }

  openSecret(sealed: string): Buffer {
    return open(sealed, this.key.for('second factor'));
  }

  sealSetup(setup: SecondFactorSetup): string {
    return seal(JSON.stringify(setup), this.key.for('second factor setup'));
  }

  /** @throws DomainError 422 if it was not sealed by this server */
  openSetup(sealed: string): SecondFactorSetup {
    try {
      return JSON.parse(open(sealed, this.key.for('second factor setup')).toString()) as SecondFactorSetup;
    } catch {
      throw setupExpired();
    }
  }
}
