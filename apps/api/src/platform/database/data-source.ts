import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.ts';
import { ClusterDriver } from './cluster.ts';
import { codeOf, DatabaseUnavailable } from './errors.ts';
import { limitWaiting } from './mysql-pool.ts';
import { mysql2 } from './mysql2.ts';
import { nodeUrls } from './node-urls.ts';
import { SilentLogger } from './silent-logger.ts';
import { queueTransactions } from './sqlite-query-runner.ts';
import { readRowsAsArrays } from './sqlite-rows.ts';
import { TransactionQueue } from './transaction-queue.ts';

/** Milliseconds that a request waits for its turn on SQLite before it fails with 503 and Retry-After. */
const turnMs = 5_000;
/** Milliseconds to connect to a server. */
const connectMs = 2_000;

/** The database cannot be opened; the message is one sentence for the person who starts the server. */
export class DatabaseOpenError extends Error {}

/** Path of the embedded database file. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'ministry.sqlite');

/** Connection options. They list no tables: each domain registers its entities with `TypeOrmModule.forFeature`. */
export function dataSourceOptions(config: Pick<Config, 'databaseUrl' | 'dataDir'>): DataSourceOptions {
  const common = {
    synchronize: false,
    migrationsTransactionMode: 'each',
    logger: new SilentLogger(),
  } as const;
  if (config.databaseUrl === undefined) {
    return {
      ...common,
      type: 'better-sqlite3',
      driver: BetterSqlite3,
      database: databaseFile(config.dataDir),
      timeout: 500,
      // Limits and lists of ids are part of the SQL text, so there are many statements. With the default of 100, frequent ones would be recompiled.
      statementCacheSize: 500,
      prepareDatabase: (connection: BetterSqlite3.Database) => {
        // Exclusive: a second process on the same file is refused at its start instead of losing writes later.
        connection.pragma('locking_mode = EXCLUSIVE');
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        connection.exec('BEGIN IMMEDIATE; COMMIT');
        readRowsAsArrays(connection);
      },
    };
  }
  const urls = nodeUrls(config.databaseUrl);
  return {
    ...common,
    type: config.databaseUrl.startsWith('mariadb:') ? 'mariadb' : 'mysql',
    driver: urls.length > 1 ? new ClusterDriver(urls) : mysql2(),
    // TypeORM reads the credentials from the URL and knows only the mysql scheme.
    url: urls[0]?.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4_unicode_ci',
    // Seats and stock are reserved by conditional updates, which read committed data; gap locks would only add deadlocks.
    isolationLevel: 'READ COMMITTED',
    timezone: 'Z',
    dateStrings: ['DATE'],
    connectTimeout: connectMs,
    poolSize: 10,
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
  const { host: single, pathname } = new URL('url' in options ? (options.url ?? '') : '');
  const host = 'driver' in options && options.driver instanceof ClusterDriver ? options.driver.hosts : single;
  if (code === 'ER_ACCESS_DENIED_ERROR') return `The database at ${host} refuses the name or password in DATABASE_URL.`;
  if (code === 'ER_BAD_DB_ERROR') return `The database server at ${host} has no database named ${pathname.slice(1)}.`;
  if (code === 'ER_TABLEACCESS_DENIED_ERROR')
    return `The database account may not see who is the primary of the group at ${host}; GRANT SELECT ON performance_schema.replication_group_members to it and start again.`;
  return `The database at ${host} cannot be reached (${code || String(error)}).`;
}

/** SQLite has one type for text of any length, so `mediumtext` (for more than 65,535 bytes) becomes `text` there. */
function knowMediumText({ driver }: DataSource): void {
  const normalizeType = driver.normalizeType.bind(driver);
  driver.supportedDataTypes.push('mediumtext');
  driver.normalizeType = (column) => (column.type === 'mediumtext' ? 'text' : normalizeType(column));
}

/** Opens the database and adds the transaction queue (SQLite) or the time limits (MySQL, MariaDB). @throws DatabaseOpenError */
export async function openDatabase(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = new DataSource(options);
  try {
    if (options.type === 'better-sqlite3') {
      mkdirSync(dirname(options.database), { recursive: true });
      knowMediumText(dataSource);
      queueTransactions(dataSource, new TransactionQueue(turnMs, () => new DatabaseUnavailable()));
      await dataSource.initialize();
    } else {
      await dataSource.initialize();
      limitWaiting(dataSource);
    }
  } catch (error) {
    throw new DatabaseOpenError(reason(error, options), { cause: error });
  }
  return dataSource;
}
