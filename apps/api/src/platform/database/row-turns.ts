import { DatabaseUnavailable } from './errors.ts';
import { eventLoopClock } from './event-loop-clock.ts';
import { currentBudget } from './time-budget.ts';
import { TransactionQueue } from './transaction-queue.ts';

/** Milliseconds of its budget that a caller keeps for its work while it waits. */
const minWorkMs = 600;
/** Milliseconds of its budget that are always enough to begin, however long the work of the previous caller took. */
const maxWorkMs = 1_500;

interface Row {
  queue: TransactionQueue;
  /** Milliseconds that the work of the previous caller took. */
  lastMs: number;
}

/**
 * Queues the callers in this process that want the same row of a database server. Otherwise, at a peak, each would wait on the
 * server until too little of its budget is left for its work, and would occupy a connection that others need.
 */
export class RowTurns {
  private readonly rows = new Map<string, Row>();

  /**
   * Work that would probably be stopped in the middle does not begin: on a busy machine, the callers behind it would wait for nothing.
   * @param name such as 'events:12' @throws DatabaseUnavailable when the turn does not come in the caller's time
   */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const row = this.rows.get(name) ?? { queue: new TransactionQueue(0, () => new DatabaseUnavailable()), lastMs: 0 };
    this.rows.set(name, row);
    const budget = currentBudget();
    const owner = {};
    budget.start();
    try {
      await row.queue.acquire(owner, Math.max(0, budget.leftMs - minWorkMs));
    } finally {
      budget.end();
    }
    try {
      if (budget.leftMs < Math.min(maxWorkMs, 1.5 * row.lastMs)) throw new DatabaseUnavailable();
      const begun = eventLoopClock.now();
      return await work().finally(() => (row.lastMs = eventLoopClock.now() - begun));
    } finally {
      row.queue.release(owner);
      if (row.queue.isFree) this.rows.delete(name);
    }
  }
}
