import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';

interface PooledConnection {
  release(): void;
}
type Callback = (error: Error | null, connection?: PooledConnection) => void;

/** mysql2 lets a caller wait for a free connection for ever; here it is turned away after `timeoutMs` milliseconds. */
export function limitAcquireTime(dataSource: DataSource, timeoutMs: number, turnAway: () => Error): void {
  const pool = (dataSource.driver as MysqlDriver).pool as { getConnection(callback: Callback): void };
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (callback) => {
    let over = false;
    const deadline = setTimeout(() => {
      over = true;
      callback(turnAway());
    }, timeoutMs);
    getConnection((error, connection) => {
      if (over) {
        connection?.release();
        return;
      }
      clearTimeout(deadline);
      callback(error, connection);
    });
  };
}
