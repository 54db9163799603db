import type { Pool, PoolOptions } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { DatabaseUnavailable, isDeadlock, isUnavailable, OutcomeUnknown } from './errors.ts';
import { eventLoopClock } from './event-loop-clock.ts';
import { currentBudget } from './time-budget.ts';

type Done = (error: Error | null, ...result: unknown[]) => void;
interface Connection {
  /** The values may be left out; the last one is always `Done`. */
  query(...statement: unknown[]): unknown;
  release(): void;
  destroy(): void;
}
type Callback = (error: Error | null, connection?: Connection) => void;
type Connections = (callback: Callback) => void;

/**
 * Milliseconds of its budget that a request must have left when it gets a connection for a transaction. Without it, in a
 * crowd each would wait until too little is left for its work, and nothing at all would be done.
 */
const transactionMs = 600;
/** Connections for reads outside transactions, which no writer can take. */
const readConnections = 5;
/** Milliseconds that the end of a transaction gets beyond the request's budget, for what is done by then is worth it. */
const endMs = 300;

/**
 * The server's own limits, for it goes on with a statement whose client is gone. A second for a row that another
 * transaction has: anyone who waits for it must not take the connections of all others.
 */
const limits = {
  mariadb: 'SET SESSION innodb_lock_wait_timeout = 1, max_statement_time = 2',
  mysql: 'SET SESSION innodb_lock_wait_timeout = 1, max_execution_time = 2000',
} as const;

/** The first answer counts: a connection that was ended answers once more. */
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
 * Limits each statement to what is left of its request's budget. A connection on which one was given up is ended: it
 * still waits for that answer, and anyone who got it next would wait behind.
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

/** mysql2 lets a caller wait for a free connection for ever; here it is turned away when its budget is spent. */
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

/** What TypeORM makes of an address for a pool of its own; it has no public way to it. */
const optionsOf = (driver: MysqlDriver): PoolOptions =>
  (driver as unknown as { createConnectionOptions(...options: unknown[]): PoolOptions }).createConnectionOptions(
    driver.options,
    driver.options,
  );

/** Gives the driver its limits, and a second pool for what TypeORM calls the slave: reads outside transactions. */
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
