import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { TransactionQueue } from './transaction-queue.ts';

/** A query runner that waits its turn on the single SQLite connection. */
class QueuedQueryRunner extends BetterSqlite3QueryRunner {
  constructor(
    driver: BetterSqlite3Driver,
    private readonly queue: TransactionQueue,
    statements: Map<string, unknown>,
  ) {
    super(driver);
    // Prepared statements belong to the connection, not to the runner. Shared by all runners, they are compiled once.
    Object.assign(this, { stmtCache: statements });
  }

  override async query(
    query: string,
    parameters?: unknown[],
    useStructuredResult = false,
  ): ReturnType<BetterSqlite3QueryRunner['query']> {
    if (this.queue.isHeldBy(this)) return super.query(query, parameters, useStructuredResult);
    await this.queue.acquire(this);
    try {
      return await super.query(query, parameters, useStructuredResult);
    } finally {
      this.queue.release(this);
    }
  }

  override async startTransaction(...args: Parameters<BetterSqlite3QueryRunner['startTransaction']>): Promise<void> {
    if (this.isTransactionActive) return super.startTransaction(...args);
    await this.queue.acquire(this);
    try {
      await super.startTransaction(...args);
    } catch (error) {
      this.queue.release(this);
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.queue.release(this);
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      // A rollback that fails leaves no transaction behind either (SQLite has already undone it), so the turn ends.
      if (!this.isTransactionActive || this.transactionDepth <= 1) this.queue.release(this);
    }
  }
}

/** TypeORM hands out one shared runner for SQLite; this gives each caller its own, all waiting in one queue. */
export function queueTransactions(dataSource: DataSource, queue: TransactionQueue): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const statements = new Map<string, unknown>();
  driver.createQueryRunner = () => new QueuedQueryRunner(driver, queue, statements);
}
