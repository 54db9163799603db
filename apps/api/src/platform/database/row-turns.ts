import { DatabaseUnavailable } from './errors.ts';
import { currentBudget } from './time-budget.ts';
import { TransactionQueue } from './transaction-queue.ts';

/** Milliseconds of its budget that a request must have left when its turn comes; less is not enough for its work. */
const workMs = 900;

/**
 * Queues the callers in this process that want the same row of a database server. Otherwise, at a peak, each would wait on the
 * server until too little of its budget is left for its work, and would occupy a connection that others need.
 */
export class RowTurns {
  private readonly queues = new Map<string, TransactionQueue>();

  /** @param row such as 'events:12' @throws DatabaseUnavailable when the turn does not come in the caller's time */
  async take<Result>(row: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(row) ?? new TransactionQueue(0, () => new DatabaseUnavailable());
    this.queues.set(row, queue);
    const budget = currentBudget();
    const timeoutMs = Math.max(0, budget.leftMs - workMs);
    const owner = {};
    budget.start();
    try {
      await queue.acquire(owner, timeoutMs);
    } finally {
      budget.end();
    }
    try {
      return await work();
    } finally {
      queue.release(owner);
      if (queue.isFree) this.queues.delete(row);
    }
  }
}
