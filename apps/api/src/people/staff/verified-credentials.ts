import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import type { Credential } from '../../platform/auth/basic-credential.ts';

/** `lifetime`: milliseconds for which a verified credential is remembered. `freshFor`: maximum age of the account data. */
const lifetime = 5 * 60_000;
export const freshFor = 5_000;
const maxEntries = 1_000;

export interface Verified {
  staff: Staff;
  /** The version of the account when the password was verified. */
  version: number;
  /** When the account was last read from the database. This time and the next one are by `performance.now()`. */
  readAt: number;
  expiresAt: number;
}

/**
 * Remembers correct credentials, never wrong ones, so that argon2 runs once in five minutes instead of with every request. The key is an HMAC with a
 * secret that only this process has, so that a memory dump contains neither the password nor a plain hash.
 */
@Injectable()
export class VerifiedCredentials {
  private readonly secret = randomBytes(32);
  private readonly entries = new Map<string, Verified>();
  private changes = 0;

  keyOf({ username, password }: Credential): string {
    return createHmac('sha256', this.secret).update(`${username}\0${password}`).digest('base64');
  }

  /** Read this before an account is read, and pass it to `remember`: data from before a change is then not remembered after the change. */
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
