import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { eventLoopClock } from './event-loop-clock.ts';

/** Milliseconds that one statement, and a visitor's whole request, may wait. The response follows at most half a second later. */
const statementMs = 1_900;
/** Milliseconds for a staff request. Exports, erasures and bulk changes run many statements, none of which takes long. */
const staffMs = 10_000;
/** Milliseconds for a statement that waits for a locked row. MySQL checks once a second who has waited a second, so its error may take two seconds. */
const lockMs = 2_200;

/** How long a request may still wait for the database. Simultaneous statements count once. */
class TimeBudget {
  private spentMs = 0;
  private waiting = 0;
  private since = 0;

  constructor(
    private readonly totalMs = statementMs,
    private readonly maxMs = statementMs,
  ) {}

  start(): void {
    if (this.waiting === 0) this.since = eventLoopClock.now();
    this.waiting += 1;
  }

  end(): void {
    this.waiting -= 1;
    if (this.waiting === 0) this.spentMs += eventLoopClock.now() - this.since;
  }

  get leftMs(): number {
    const spentMs = this.spentMs + (this.waiting > 0 ? eventLoopClock.now() - this.since : 0);
    return Math.min(this.maxMs, this.totalMs - spentMs);
  }
}

const budgets = new AsyncLocalStorage<TimeBudget>();

/** The budget of the current request. Outside a request, each statement has its own. */
export const currentBudget = (): TimeBudget => budgets.getStore() ?? new TimeBudget();

/** Gives each request its budget. */
export function limitDatabaseTime(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', ({ headers }, _reply, done) =>
    budgets.run(new TimeBudget(headers.authorization === undefined ? statementMs : staffMs), done),
  );
}

/** Runs one statement with enough time for the server to report that it waited too long for a locked row. */
export const withLockBudget = <Result>(statement: () => Promise<Result>): Promise<Result> =>
  budgets.run(new TimeBudget(lockMs, lockMs), statement);

/** Runs `work` with a new budget, for the parts of a request that are allowed to take longer. */
export const withNewBudget = <Result>(work: () => Promise<Result>): Promise<Result> =>
  budgets.run(new TimeBudget(), work);
