import { Injectable } from '@nestjs/common';
import { keptUntil, Sweeps } from '../common/sweeps.ts';
import { LedgerRepository } from './ledger.repository.ts';

/** The books keep what came and went for good, and who it was for seven years. */
@Injectable()
export class LedgerSweep {
  constructor(
    sweeps: Sweeps,
    private readonly entries: LedgerRepository,
  ) {
    sweeps.add('Names in the books of long ago', (now) => this.sweep(now));
  }

  /** Answers how many entries have lost their name. */
  sweep(now: Date): Promise<number> {
    return this.entries.anonymiseOlderThan(keptUntil.money(now));
  }
}
