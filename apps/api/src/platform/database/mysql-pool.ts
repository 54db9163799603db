import type { Pool, PoolOptions } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { DatabaseUnavailable, isDeadlock, isUnavailable, OutcomeUnknown } from './errors.ts';
import { eventLoopClock } from './event-loop-clock.ts';
import { currentBudget } from './time-budget.ts';

type Done = (error: Error | null, ...result: unknown[]) => void;
interface Connection {
  /** The values are optional; the last argument is always `Done`. */
  query(...statement: unknown[]): unknown;
  release(): void;
  destroy(): void;
}
type Callback = (error: Error | null, connection?: Connection) => void;
type Connections = (callback: Callback) => void;

/**
 * Milliseconds of its budget that a request must have left when it gets a connection for a transaction. Without this reserve,
 * every request at a peak would wait until too little time is left for its work, and none would finish.
 */
const transactionMs = 600;
/** Connections for reads outside transactions, which no writer can take. */
const readConnections = 5;
/** Extra milliseconds beyond the request's budget for COMMIT and ROLLBACK, so that finished work is not lost. */
const endMs = 300;

/**
 * Time limits on the server, which would otherwise continue a statement after its client is gone. The wait for a row that another
 * transaction has locked is limited to one second, so that waiting requests do not occupy all connections.
 */
const limits = {
  mariadb: 'SET SESSION innodb_lock_wait_timeout = 1, max_statement_time = 2',
  mysql: 'SET SESSION innodb_lock_wait_timeout = 1, max_execution_time = 2000',
} as const;

/** Passes on only the first call, because a destroyed connection calls back a second time. */
function onceDone(done: Done): Done {
  let isDone = false;
  return (...answer) => {
    if (isDone) return;
    isDone = true;
    done(...answer);
  };
}

const isEnd = (sql: string): boolean => /^(COMMIT|ROLLBACK)$/.test(sql);
const changesNothing = (sql: string): boolean => /^\s*(SELECT|SHOW|SET|START|ROLLBACK)\b/i.test(sql);

/**
 * Limits each statement to the rest of its request's budget. A connection with an abandoned statement is destroyed, because it
 * still waits for that answer and its next user would have to wait too.
 */
function limitStatements(connection: Connection): void {
  const query = connection.query.bind(connection);
  let inTransaction = false;
  connection.query = (...statement) => {
    const done = statement.pop() as Done;
    const given = statement[0] as string | { sql: string };
    const sql = typeof given === 'string' ? given : given.sql;
    const budget = currentBudget();
    const timeoutMs = Math.ceil(budget.leftMs) + (isEnd(sql) ? endMs : 0);
    const isUndone = changesNothing(sql) || (inTransaction && sql !== 'COMMIT');
    if (sql === 'START TRANSACTION' || isEnd(sql)) inTransaction = sql === 'START TRANSACTION';
    if (timeoutMs <= 0) return done(new DatabaseUnavailable());
    const answer = onceDone((error, ...result) => {
      cancel();
      budget.end();
      const isUnknown = error && !isUndone && isUnavailable(error) && !isDeadlock(error);
      done(isUnknown ? new OutcomeUnknown(error) : error, ...result);
    });
    const cancel = eventLoopClock.after(timeoutMs, () => {
      connection.destroy();
      answer(new DatabaseUnavailable());
    });
    budget.start();
    return query(...statement, answer);
  };
}

/** mysql2 lets a caller wait forever for a free connection. Here the caller gets an error when its budget is spent. */
function limitAcquire(connections: Connections, setLimits: string, reserveMs = 0): Connections {
  const known = new WeakSet<Connection>();
  const prepare: (connection: Connection, callback: Callback) => void = (connection, callback) => {
    if (known.has(connection)) return callback(null, connection);
    known.add(connection);
    limitStatements(connection);
    connection.query(setLimits, (error: Error | null) => {
      if (error) connection.destroy();
      callback(error, connection);
    });
  };
  return (callback) => {
    const budget = currentBudget();
    budget.start();
    let answer: Callback | undefined = (...result) => {
      answer = undefined;
      cancel();
      budget.end();
      callback(...result);
    };
    const cancel = eventLoopClock.after(Math.max(0, budget.leftMs - reserveMs), () =>
      answer?.(new DatabaseUnavailable()),
    );
    connections((error, connection) => {
      if (error || !connection) return answer?.(error);
      if (!answer) return connection.release();
      prepare(connection, (failure) => {
        if (!answer) connection.release();
        else if (failure) answer(failure);
        else answer(null, connection);
      });
    });
  };
}

/** The pool options that TypeORM derives from the database URL. TypeORM has no public method for this. */
const optionsOf = (driver: MysqlDriver): PoolOptions =>
  (driver as unknown as { createConnectionOptions(...options: unknown[]): PoolOptions }).createConnectionOptions(
    driver.options,
    driver.options,
  );

/** Adds the limits to the driver, and a second pool for reads outside transactions, which TypeORM calls the slave. */
export function limitWaiting(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  const setLimits = limits[driver.options.type];
  const writes = driver.pool as { getConnection: Connections };
  writes.getConnection = limitAcquire(writes.getConnection.bind(writes), setLimits, transactionMs);

  const reads = (driver.mysql as { createPool(options: PoolOptions): Pool }).createPool({
    ...optionsOf(driver),
    connectionLimit: readConnections,
  });
  const acquire = limitAcquire(reads.getConnection.bind(reads) as Connections, setLimits);
  driver.isReplicated = true;
  driver.obtainSlaveConnection = () =>
    new Promise((resolve, reject) => acquire((error, connection) => (error ? reject(error) : resolve(connection))));
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    await new Promise<void>((resolve, reject) => reads.end((error) => (error ? reject(error) : resolve())));
    await disconnect();
  };
}
