import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';

type Done = (error: { code?: string } | null, ...result: unknown[]) => void;
interface PooledConnection {
  /** The values may be left out; the last one is always `Done`. */
  query(...statement: unknown[]): unknown;
  release(): void;
  destroy(): void;
}
type Callback = (error: Error | null, connection?: PooledConnection) => void;

/**
 * Ends a connection on which a statement was given up: it still waits for that answer, and whoever got it next would wait
 * behind, without a limit of time.
 */
function endWhenGivenUp(connection: PooledConnection): void {
  const query = connection.query.bind(connection);
  connection.query = (...statement) => {
    const done = statement.pop() as Done;
    return query(...statement, ((error, ...result) => {
      if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
      done(error, ...result);
    }) satisfies Done);
  };
}

/** mysql2 lets a caller wait for a free connection for ever; here it is turned away after `timeoutMs` milliseconds. */
export function limitAcquireTime(dataSource: DataSource, timeoutMs: number, turnAway: () => Error): void {
  const pool = (dataSource.driver as MysqlDriver).pool as { getConnection(callback: Callback): void };
  const getConnection = pool.getConnection.bind(pool);
  const known = new WeakSet<PooledConnection>();
  pool.getConnection = (callback) => {
    let over = false;
    const deadline = setTimeout(() => {
      over = true;
      callback(turnAway());
    }, timeoutMs);
    getConnection((error, connection) => {
      if (connection && !known.has(connection)) {
        known.add(connection);
        endWhenGivenUp(connection);
      }
      if (over) {
        connection?.release();
        return;
      }
      clearTimeout(deadline);
      callback(error, connection);
    });
  };
}
