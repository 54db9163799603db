import { Injectable } from '@nestjs/common';
import { keptUntil, Sweeps } from '../common/sweeps.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';

/** Requests are kept for 24 months, and deleted ones for thirty days: no longer than they are of use to anybody. */
@Injectable()
export class PrayerSweep {
  constructor(
    sweeps: Sweeps,
    private readonly prayers: PrayerRequestsRepository,
  ) {
    sweeps.add('Old prayer requests', (now) => this.sweep(now));
  }

  /** Answers how many requests were removed. */
  sweep(now: Date): Promise<number> {
    return this.prayers.removeOld(keptUntil.restorable(now), keptUntil.correspondence(now));
  }
}
