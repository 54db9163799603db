import { Injectable } from '@nestjs/common';
import { keptUntil, Sweeps } from '../common/sweeps.ts';
import { DonationsRepository } from './donations.repository.ts';

/** Who gave is forgotten after seven years; what was given stays in the ledger. */
@Injectable()
export class DonationSweep {
  constructor(
    sweeps: Sweeps,
    private readonly donations: DonationsRepository,
  ) {
    sweeps.add('Givers of long ago', (now) => this.sweep(now));
  }

  /** Answers how many gifts have lost their giver. */
  sweep(now: Date): Promise<number> {
    return this.donations.anonymiseOlderThan(keptUntil.money(now));
  }
}
