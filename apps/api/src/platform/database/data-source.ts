import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import * as mysql2 from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.ts';
import { codeOf, DatabaseUnavailable } from './errors.ts';
import { limitAcquireTime } from './mysql-pool.ts';
import { QuietLog } from './quiet-log.ts';
import { queueTransactions } from './sqlite-query-runner.ts';
import { TransactionQueue } from './transaction-queue.ts';

/** Milliseconds a request waits for its turn before it is told to come back. */
const timeoutMs = { sqlite: 5_000, mysql: 2_000 } as const;

/** The database cannot be opened; the message is one sentence for the person who starts the server. */
export class DatabaseOpenError extends Error {}

/** Where and how to connect. Which tables there are, the domains say (`TypeOrmModule.forFeature`). */
export function dataSourceOptions(config: Pick<Config, 'databaseUrl' | 'dataDir'>): DataSourceOptions {
  const common = {
    synchronize: false,
    migrationsTransactionMode: 'each',
    logger: new QuietLog(),
  } as const;
  if (config.databaseUrl === undefined) {
    return {
      ...common,
      type: 'better-sqlite3',
      driver: BetterSqlite3,
      database: join(config.dataDir, 'ministry.sqlite'),
      timeout: 500,
      prepareDatabase: (connection: BetterSqlite3.Database) => {
        // Exclusive: a second process on the same file is refused at its start instead of losing writes later.
        connection.pragma('locking_mode = EXCLUSIVE');
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        connection.exec('BEGIN IMMEDIATE; COMMIT');
      },
    };
  }
  const { protocol } = new URL(config.databaseUrl);
  return {
    ...common,
    type: protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    driver: mysql2,
    // TypeORM reads the credentials from the address; the scheme it knows is mysql.
    url: config.databaseUrl.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4_unicode_ci',
    // Seats and stock are taken by conditional updates, which read what is committed; gap locks would only add deadlocks.
    isolationLevel: 'READ COMMITTED',
    timezone: 'Z',
    dateStrings: ['DATE'],
    connectTimeout: timeoutMs.mysql,
    poolSize: 10,
    // A frozen server answers nothing; a statement that takes longer than this is given up and becomes a 503.
    maxQueryExecutionTime: timeoutMs.mysql,
    enableQueryTimeout: true,
  };
}

function reason(error: unknown, options: DataSourceOptions): string {
  const code = codeOf(error);
  if (options.type === 'better-sqlite3') {
    const file = options.database;
    if (code.startsWith('SQLITE_BUSY'))
      return `The database file ${file} is in use by another process; stop that one first.`;
    if (code === 'SQLITE_NOTADB') return `The file ${file} is not a database.`;
    return `The database file ${file} cannot be opened: ${String(error)}.`;
  }
  const { host, pathname } = new URL('url' in options ? (options.url ?? '') : '');
  if (code === 'ER_ACCESS_DENIED_ERROR') return `The database at ${host} refuses the name or password in DATABASE_URL.`;
  if (code === 'ER_BAD_DB_ERROR') return `The database server at ${host} has no database named ${pathname.slice(1)}.`;
  return `The database at ${host} cannot be reached (${code || String(error)}).`;
}

/** SQLite has one type for texts of any length: there `mediumtext`, of texts beyond 65,535 bytes, is `text`. */
function knowMediumText({ driver }: DataSource): void {
  const normalizeType = driver.normalizeType.bind(driver);
  driver.supportedDataTypes.push('mediumtext');
  driver.normalizeType = (column) => (column.type === 'mediumtext' ? 'text' : normalizeType(column));
}

/** Opens the database, on SQLite with its queue, on MySQL and MariaDB with its deadline. @throws DatabaseOpenError */
export async function openDatabase(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = new DataSource(options);
  const turnAway = (): Error => new DatabaseUnavailable();
  try {
    if (options.type === 'better-sqlite3') {
      mkdirSync(dirname(options.database), { recursive: true });
      knowMediumText(dataSource);
      queueTransactions(dataSource, new TransactionQueue(timeoutMs.sqlite, turnAway));
      await dataSource.initialize();
    } else {
      await dataSource.initialize();
      limitAcquireTime(dataSource, timeoutMs.mysql, turnAway);
    }
  } catch (error) {
    throw new DatabaseOpenError(reason(error, options), { cause: error });
  }
  return dataSource;
}
