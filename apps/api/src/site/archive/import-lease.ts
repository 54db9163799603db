import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { SeedRun } from '../../platform/seed/seed-run.entity.ts';
import { importUnderWay } from './archive.errors.ts';

/** Name of a row in the `seeds` table that exists only while an import runs; the name is unique, so only one import can insert it. */
const name = 'site-import';
const renewEveryMs = 30_000;
/** Milliseconds after which a process that does not renew its claim is considered to have been killed. */
const staleMs = 120_000;

/** Allows one import at a time across all processes. */
@Injectable()
export class ImportLease {
  constructor(private readonly database: Database) {}

  /** @throws DomainError 409 IMPORT_UNDER_WAY */
  async hold<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = { name, owner: randomUUID() };
    await this.claim(own);
    const renewing = setInterval(() => {
      void logFailure('Renewing the claim of an import', this.runs.update(own, { ranAt: new Date() }));
    }, renewEveryMs).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      // Not the claim of another process that took over while this one stalled.
      await logFailure('Ending the claim of an import', this.runs.delete(own));
    }
  }

  private async claim(own: Pick<SeedRun, 'name' | 'owner'>): Promise<void> {
    const now = new Date();
    try {
      await this.runs.insert({ ...own, ranAt: now });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const stale = { name, ranAt: LessThan(new Date(now.getTime() - staleMs)) };
      if ((await this.runs.update(stale, { ...own, ranAt: now })).affected !== 1) throw importUnderWay();
    }
  }

  private get runs() {
    return this.database.repository(SeedRun);
  }
}
