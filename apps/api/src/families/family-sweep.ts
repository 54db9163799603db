import { Injectable } from '@nestjs/common';
import { keptUntil, Sweeps } from '../common/sweeps.ts';
import { FamiliesRepository } from './families.repository.ts';

/** Removes for good the families that were deleted more than thirty days ago. */
@Injectable()
export class FamilySweep {
  constructor(
    sweeps: Sweeps,
    private readonly families: FamiliesRepository,
  ) {
    sweeps.add('Deleted families', (now) => this.sweep(now));
  }

  /** Answers how many families were removed. */
  sweep(now: Date): Promise<number> {
    return this.families.removeDeletedBefore(keptUntil.restorable(now));
  }
}
