import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import type { Credential } from '../../platform/auth/basic-credential.ts';

/** Milliseconds a verified credential is believed, and how old its account may be known. */
const lifetime = 5 * 60_000;
export const freshFor = 5_000;
const maxEntries = 1_000;

export interface Verified {
  staff: Staff;
  /** The account's version at which the password was verified. */
  version: number;
  /** When the account was last read from the database; this and the next by `performance.now()`. */
  readAt: number;
  expiresAt: number;
}

/**
 * Remembers credentials that were right, never wrong ones, so that argon2 runs once in five minutes and not with every
 * request. Keyed by an HMAC under a key that only this process has: a memory dump holds no password and no plain hash.
 */
@Injectable()
export class VerifiedCredentials {
  private readonly secret = randomBytes(32);
  private readonly entries = new Map<string, Verified>();
  private changes = 0;

  keyOf({ username, password }: Credential): string {
    return createHmac('sha256', this.secret).update(`${username}\0${password}`).digest('base64');
  }

  /** Taken before an account is read, given to `remember`: what was read before a change is not remembered after it. */
  get generation(): number {
    return this.changes;
  }

  find(key: string, now = performance.now()): Verified | undefined {
    const entry = this.entries.get(key);
    if (entry && entry.expiresAt <= now) {
      this.entries.delete(key);
      return undefined;
    }
    return entry;
  }

  remember(key: string, staff: Staff, version: number, generation: number, now = performance.now()): void {
    if (generation !== this.changes) return;
    this.entries.delete(key);
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size >= maxEntries) this.entries.delete(oldest);
    this.entries.set(key, { staff, version, readAt: now, expiresAt: now + lifetime });
  }

  forget(key: string): void {
    this.entries.delete(key);
  }

  /** Ends the remembered sign-ins of an account at once. */
  forgetAccount(id: number): void {
    this.changes += 1;
    for (const [key, entry] of this.entries) if (entry.staff.id === id) this.entries.delete(key);
  }
}
