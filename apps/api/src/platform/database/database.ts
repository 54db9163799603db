import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type QueryRunner,
  type Repository,
} from 'typeorm';
import { noteCommit } from '../auth/request-context.ts';
import { isDeadlock } from './errors.ts';
import { RowTurns } from './row-turns.ts';

interface Transaction {
  runner: QueryRunner;
  afterCommit: (() => void)[];
}

const deadlockRetries = 3;

/**
 * Runs transactions. All code called inside `transaction(…)` uses that transaction, including injected repositories.
 * No manager has to be passed along, and dependent rows (outbox, audit) cannot end up outside the transaction.
 */
@Injectable()
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();
  private readonly turns = new RowTurns();

  constructor(readonly dataSource: DataSource) {
    // Injected repositories ask this manager for the runner of each of their statements.
    Object.defineProperty(dataSource.manager, 'queryRunner', { get: () => this.current.getStore()?.runner });
  }

  get isMysql(): boolean {
    return this.dataSource.options.type !== 'better-sqlite3';
  }

  get manager(): EntityManager {
    return this.current.getStore()?.runner.manager ?? this.dataSource.manager;
  }

  /** Options of a read that locks its rows until the end of the transaction. SQLite runs one transaction at a time and needs no row locks. */
  get rowLock(): { lock?: { mode: 'pessimistic_write' } } {
    return this.isMysql ? { lock: { mode: 'pessimistic_write' } } : {};
  }

  /** The repository of an entity, for code that cannot have it injected, such as a seed. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /** Runs `work` in a transaction, or joins the current one. Retries when the server reports a deadlock. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.current.getStore()) return work();
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.runTransaction(work);
      } catch (error) {
        if (attempt === deadlockRetries || !isDeadlock(error)) throw error;
        await pause(5 + Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  /**
   * Runs a transaction on a row that many requests may want at once, such as the seats of an event. In this process, transactions
   * on the same row run one after the other, as all transactions do on SQLite. Joins the current transaction.
   * @param row such as 'events:12' @throws DatabaseUnavailable when its turn does not come in time
   */
  async transactionInTurn<Result>(row: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.isMysql || this.current.getStore()) return this.transaction(work);
    return this.turns.take(row, () => this.transaction(work));
  }

  /** Runs `callback` after the current transaction has committed, never after a rollback. Without a transaction it runs immediately. */
  afterCommit(callback: () => void): void {
    const transaction = this.current.getStore();
    if (transaction) transaction.afterCommit.push(callback);
    else callback();
  }

  /** @throws when the database does not answer a read */
  async ping(): Promise<void> {
    const runner = this.dataSource.createQueryRunner('slave');
    try {
      await runner.query('SELECT 1');
    } finally {
      await runner.release();
    }
  }

  onApplicationShutdown(): void {
    // Node propagates every enabled AsyncLocalStorage through every promise, even after its application is closed.
    this.current.disable();
  }

  private async runTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    const transaction: Transaction = { runner, afterCommit: [] };
    let committed: Transaction['afterCommit'] = [];
    try {
      await runner.startTransaction();
      const result = await this.current.run(transaction, work);
      await runner.commitTransaction();
      noteCommit();
      committed = transaction.afterCommit;
      return result;
    } catch (error) {
      // The first error is the one to report. A rollback fails only if the connection is lost, and then the server undoes the work.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
      for (const callback of committed) callback();
    }
  }
}
