import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import type { Failures } from './sign-in-limits.ts';

const toRow = (key: string, { failures, blockedUntil, expiresAt }: Failures): SignInFailure => ({
  key,
  failures,
  blockedUntil: blockedUntil === null ? null : new Date(blockedUntil),
  expiresAt: new Date(expiresAt),
});

const fromRow = ({ failures, blockedUntil, expiresAt }: SignInFailure): Failures => ({
  failures,
  blockedUntil: blockedUntil?.getTime() ?? null,
  expiresAt: expiresAt.getTime(),
});

@Injectable()
export class SignInFailuresRepository {
  constructor(
    @InjectRepository(SignInFailure) private readonly failures: Repository<SignInFailure>,
    private readonly database: Database,
  ) {}

  /** Makes sure that a row exists which can be locked. Called outside the transaction, so that two callers cannot deadlock. */
  async prepare(key: string, expiresAt: number): Promise<void> {
    const row = toRow(key, { failures: 0, blockedUntil: null, expiresAt });
    await this.failures.createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  /** Reads and locks the row for a change within the current transaction; other transactions wait. */
  async lockForUpdate(key: string): Promise<Failures | undefined> {
    const row = await this.failures.findOne({ where: { key }, ...this.database.rowLock });
    return row ? fromRow(row) : undefined;
  }

  async save(key: string, failures: Failures): Promise<void> {
    await this.failures.save(toRow(key, failures));
  }

  async remove(key: string): Promise<void> {
    await this.failures.delete({ key });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.failures.delete({ expiresAt: LessThan(now) });
  }
}
