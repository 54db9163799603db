import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';

/** How long a proof is valid after a code was entered, in milliseconds. */
const lifetimeMs = 3_600_000;

/**
 * Issued in exchange for a correct code, because each code is accepted once and a page sends many requests. A proof is useless without the password
 * of the same account. It ends with the session epoch and with the second factor for which it was issued.
 */
@Injectable()
export class SecondFactorProof {
  constructor(private readonly key: SecretKey) {}

  issue(staff: Staff, now = Date.now()): { proof: string; expiresAt: Date } {
    const expires = now + lifetimeMs;
    return { proof: `${expires}.${this.sign(staff, expires)}`, expiresAt: new Date(expires) };
  }

  /** @param header value of the `x-second-factor` header */
  holds(staff: Staff, header: string | string[] | undefined, now = Date.now()): boolean {
    const [, expires, signature] = /^(\d{1,15})\.([\w-]+)$/.exec(String(header)) ?? [];
    return Number(expires) > now && isSameSecret(signature ?? '', this.sign(staff, Number(expires)));
  }

  private sign({ id, sessionEpoch, secondFactorSince }: Staff, expires: number): string {
    return createHmac('sha256', this.key.for('second factor proof'))
      .update([id, sessionEpoch, secondFactorSince, expires].join('\0'))
      .digest('base64url');
  }
}
