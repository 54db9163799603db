import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { eventLoopClock } from './event-loop-clock.ts';

/** Milliseconds that a statement may wait, and all of a visitor's request; its caller has the answer half a second later at most. */
const statementMs = 1_900;
/** Staff export, erase and change many at once: some requests have many statements, none of which takes long. */
const staffMs = 10_000;
/** For a statement that waits for a row of another transaction: MySQL looks once a second who has waited for a second, so it may take two to say so. */
const lockMs = 2_200;

/** Time that a request has spent on waiting for the database; statements at the same time count once. */
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

/** The budget of the request under way; work outside of a request has one for each statement. */
export const currentBudget = (): TimeBudget => budgets.getStore() ?? new TimeBudget();

/** Gives each request its budget. */
export function limitDatabaseTime(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', ({ headers }, _reply, done) =>
    budgets.run(new TimeBudget(headers.authorization === undefined ? statementMs : staffMs), done),
  );
}

/** Runs one statement whose wait for a row is answered by the server, however late it looks. */
export const withLockBudget = <Result>(statement: () => Promise<Result>): Promise<Result> =>
  budgets.run(new TimeBudget(lockMs, lockMs), statement);

/** Runs something with a budget of its own, where a request may rightly wait longer. */
export const withNewBudget = <Result>(work: () => Promise<Result>): Promise<Result> =>
  budgets.run(new TimeBudget(), work);
