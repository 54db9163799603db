import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { tooManyRequests } from '../../platform/errors/domain-error.ts';
import { retentionPeriods } from '../../platform/retention/retention-periods.ts';
import { SignInFailuresRepository } from './sign-in-failures.repository.ts';
import {
  afterAccountFailure,
  afterAddressFailure,
  type Failures,
  waitFor,
  withoutOneFailure,
} from './sign-in-limits.ts';

/** Milliseconds for which a failure is counted. */
const counted = retentionPeriods.signInFailure.hours * 3_600_000;
const maxKnownBlocks = 10_000;

/** What is counted for one attempt: the account from this address, and the address. */
export interface Attempt {
  account: string;
  address: string;
}

const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

/**
 * Limits guessing of passwords, shared by all processes through the database. A try is counted before the password
 * is looked at and given back when it was right, so that parallel tries cannot slip past the limit.
 */
@Injectable()
export class SignInLimiter {
  /** Blocks this process has met. They hold for remembered credentials too, which could else be guessed without limit. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly repository: SignInFailuresRepository,
  ) {}

  attempt(username: string, address: string): Attempt {
    return { account: digest('account', username, address), address: digest('address', address) };
  }

  /** Refuses without asking the database. @throws DomainError 429 */
  refuseKnown({ account, address }: Attempt, now = Date.now()): void {
    this.refuse(Math.max((this.known.get(account) ?? 0) - now, (this.known.get(address) ?? 0) - now));
  }

  /** Counts a try as failed. @throws DomainError 429, uncounted, while the account or the address has to wait */
  async count({ account, address }: Attempt, now = Date.now()): Promise<void> {
    await this.repository.prepare([account, address], now + counted);
    const wait = await this.database.transaction(async () => {
      const rows = await this.repository.lock([account, address]);
      const blocked = Math.max(this.note(account, rows.get(account), now), this.note(address, rows.get(address), now));
      if (blocked > 0) return blocked;
      await this.repository.save(account, afterAccountFailure(rows.get(account), now));
      await this.repository.save(address, afterAddressFailure(fresh(rows.get(address)), now));
      return 0;
    });
    this.refuse(wait);
  }

  /** The counted try was right: it is given back, and the account's earlier failures from this address are forgotten. */
  async forgive({ account, address }: Attempt): Promise<void> {
    await this.database.transaction(async () => {
      const rows = await this.repository.lock([account, address]);
      const record = rows.get(address);
      if (record) await this.repository.save(address, withoutOneFailure(record));
      await this.repository.remove(account);
    });
  }

  private note(key: string, record: Failures | undefined, now: number): number {
    const wait = waitFor(record, now);
    if (wait > 0) {
      const [oldest] = this.known.keys();
      if (oldest !== undefined && this.known.size >= maxKnownBlocks) this.known.delete(oldest);
      this.known.set(key, now + wait);
    }
    return wait;
  }

  private refuse(wait: number): void {
    if (wait > 0)
      throw tooManyRequests(Math.ceil(wait / 1_000), 'Too many wrong passwords. Please wait and try again.');
  }
}

/** A row that was only just made has no hour of its own yet. */
const fresh = (record: Failures | undefined): Failures | undefined =>
  record && record.failures > 0 ? record : undefined;
