import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';

/** How long one code is enough, in milliseconds. */
const lifetimeMs = 3_600_000;

/**
 * What a right code is exchanged for, since each code is taken once and a page sends many requests. It opens nothing
 * without the password of the same account, and ends with the session epoch and with the second factor that it was made of.
 */
@Injectable()
export class SecondFactorProof {
  constructor(private readonly key: SecretKey) {}

  issue(staff: Staff, now = Date.now()): { proof: string; expiresAt: Date } {
    const expires = now + lifetimeMs;
    return { proof: `${expires}.${this.sign(staff, expires)}`, expiresAt: new Date(expires) };
  }

  /** @param header as it was sent */
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
