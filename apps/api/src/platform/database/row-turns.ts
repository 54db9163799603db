import { DatabaseUnavailable } from './errors.ts';
import { currentBudget } from './time-budget.ts';
import { TransactionQueue } from './transaction-queue.ts';

/** Milliseconds of its budget that a request must have left when its turn comes: less would not do for its work. */
const workMs = 900;

/**
 * Callers in this process who want the same row of a database server, one after the other. In a crowd each would wait for the row
 * there until too little of its budget is left for its work, and have a connection meanwhile that others need.
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
