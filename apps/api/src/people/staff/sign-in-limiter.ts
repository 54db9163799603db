import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { isDiskFull } from '../../platform/database/errors.ts';
import { tooManyRequests } from '../../platform/errors/domain-error.ts';
import { retentionPeriods } from '../../platform/retention/retention-periods.ts';
import { SignInFailuresRepository } from './sign-in-failures.repository.ts';
import { afterFailure, type Failures, waitFor } from './sign-in-limits.ts';
import { staffTexts } from './staff.copy.ts';

/** Milliseconds for which a failure counts. */
const counted = retentionPeriods.signInFailure.hours * 3_600_000;
const maxInMemory = 10_000;

/** A map that removes its oldest entry when it is full. */
class BoundedMap<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    const [oldest] = this.keys();
    if (oldest !== undefined && this.size >= maxInMemory && !this.has(key)) this.delete(oldest);
    return super.set(key, value);
  }
}

/**
 * Slows down the guessing of passwords; all processes share the counts through the database. An attempt is counted before the password is checked,
 * and the count is removed if the password was right, so parallel attempts cannot exceed the limit.
 */
@Injectable()
export class SignInLimiter {
  /** Ends of the waiting times known to this process, by `performance.now()`. */
  private readonly known = new BoundedMap<number>();
  /** Failures that could not be stored because the disk is full; times by `performance.now()`. */
  private readonly unwritten = new BoundedMap<Failures>();

  constructor(
    private readonly database: Database,
    private readonly repository: SignInFailuresRepository,
  ) {}

  /**
   * The key under which failures are counted. A device that signed in to the account before is counted separately, so that others with the same
   * address cannot make it wait; any other device is counted by its address.
   */
  keyOf(username: string, address: string, device: string | undefined): string {
    const parts = device === undefined ? ['address', username, address] : ['device', username, device];
    return createHash('sha256').update(parts.join('\0')).digest('hex');
  }

  /** Refuses without a query to the database. @throws DomainError 429 */
  refuseKnown(key: string): void {
    this.refuse((this.known.get(key) ?? 0) - performance.now());
  }

  /** Counts an attempt as failed. @throws DomainError 429 if the attempt has to wait; it is not counted then */
  async count(key: string): Promise<void> {
    const now = performance.now();
    const wait = await this.countInDatabase(key, Date.now()).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      return this.countInMemory(key, now);
    });
    if (wait > 0) this.known.set(key, now + wait);
    this.refuse(wait);
  }

  /** The counted attempt was right: it and the failures before it are removed. */
  async forgive(key: string): Promise<void> {
    this.unwritten.delete(key);
    await this.repository.remove(key).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
    });
  }

  /** @returns milliseconds to wait; the attempt is counted only if this is 0 */
  private async countInDatabase(key: string, now: number): Promise<number> {
    await this.repository.prepare(key, now + counted);
    return this.database.transaction(async () => {
      const record = await this.repository.lockForUpdate(key);
      const wait = waitFor(record, now);
      if (wait === 0) await this.repository.save(key, afterFailure(record, now));
      return wait;
    });
  }

  private countInMemory(key: string, now: number): number {
    const record = this.unwritten.get(key);
    const wait = waitFor(record, now);
    if (wait === 0) this.unwritten.set(key, afterFailure(record, now));
    return wait;
  }

  private refuse(wait: number): void {
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1_000), staffTexts.tooManyWrong);
  }
}
