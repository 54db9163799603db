import { Injectable } from '@nestjs/common';
import { Sweeps } from '../common/sweeps.ts';

const day = 86_400_000;
/** Milliseconds for which a deleted item can be restored. */
const restorable = 30 * day;

/** A table that can lose what was deleted long enough ago. */
interface Sweepable {
  removeDeletedBefore(moment: Date): Promise<number>;
}

/** Removes for good what was deleted more than thirty days ago, and the personal data that hangs on it. */
@Injectable()
export class ContentSweep {
  private readonly tables: Sweepable[] = [];

  constructor(sweeps: Sweeps) {
    sweeps.add('Deleted content', (now) => this.sweep(now));
  }

  add(table: Sweepable): void {
    this.tables.push(table);
  }

  /** Answers how many items were removed. */
  async sweep(now: Date): Promise<number> {
    const moment = new Date(now.getTime() - restorable);
    let removed = 0;
    for (const table of this.tables) removed += await table.removeDeletedBefore(moment);
    return removed;
  }
}
