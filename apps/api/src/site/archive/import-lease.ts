import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { SeedRun } from '../../platform/seed/seed-run.entity.ts';
import { importUnderWay } from './archive.errors.ts';

/** Its row among the seeds, whose unique name lets one import of many through; there only while it runs. */
const name = 'site-import';
const renewEveryMs = 30_000;
/** Milliseconds after which a process that does not renew its claim is taken for killed. */
const staleMs = 120_000;

/** One import at a time, whatever process it is asked of. */
@Injectable()
export class ImportLease {
  constructor(private readonly database: Database) {}

  /** @throws DomainError 409 IMPORT_UNDER_WAY */
  async hold<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.claim();
    const renewing = setInterval(() => {
      void logFailure('Renewing the claim of an import', this.runs.update({ name }, { ranAt: new Date() }));
    }, renewEveryMs).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await logFailure('Ending the claim of an import', this.runs.delete({ name }));
    }
  }

  private async claim(): Promise<void> {
    const now = new Date();
    try {
      await this.runs.insert({ name, ranAt: now });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const stale = { name, ranAt: LessThan(new Date(now.getTime() - staleMs)) };
      if ((await this.runs.update(stale, { ranAt: now })).affected !== 1) throw importUnderWay();
    }
  }

  private get runs() {
    return this.database.repository(SeedRun);
  }
}
