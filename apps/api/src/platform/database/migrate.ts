import type { PoolConnection } from 'mysql2';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { ClusterDriver } from './cluster.ts';
import { DatabaseOpenError } from './data-source.ts';
import { codeOf, isAccessDenied, isDiskFull, isUnavailable } from './errors.ts';
import { JournalError, keepJournal } from './migration-journal.ts';
import { queryOn } from './node-state.ts';

/** Two processes that start together must not migrate at once; MySQL's named lock decides who does. */
const lockName = 'ministry-migrations';
const lockTimeoutSeconds = 60;

/** A table, column or index exists that should not, or is missing. */
const schemaMismatchCodes = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_NO_SUCH_TABLE',
  'ER_BAD_TABLE_ERROR',
  'ER_BAD_FIELD_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
]);

/** Tells the person who starts the server what to do. The message of the database may contain data, so its error code is shown instead. */
function describeMigrationError(error: unknown): string {
  if (error instanceof JournalError) return error.message;
  const code = codeOf(error);
  if (isAccessDenied(error) || code.startsWith('SQLITE_READONLY'))
    return 'The database account may not change tables; grant it CREATE, ALTER, DROP, INDEX and REFERENCES on its database and start again.';
  if (
    schemaMismatchCodes.has(code) ||
    (error instanceof Error && /already exists|no such (table|column)/.test(error.message))
  )
    return 'The tables of the database differ from what this program created; start with an empty database, or restore the last backup.';
  if (isDiskFull(error)) return 'The disk of the database is full; free some space and start again.';
  if (isUnavailable(error))
    return 'The connection to the database was lost while its tables were being changed; start again, and the change continues where it stopped.';
  return `The tables of the database could not be changed (${code || String(error)}); go back to the previous release, and report this.`;
}

type Query = (statement: string, values: unknown[]) => Promise<unknown>;

async function takeLock(query: Query, timeoutSeconds: number): Promise<void> {
  const [answer] = (await query('SELECT GET_LOCK(?, ?) AS isOurs', [lockName, timeoutSeconds])) as {
    isOurs: string | number | null;
  }[];
  if (Number(answer?.isOurs) !== 1)
    throw new JournalError('Another process is changing the tables of the database; start again when it has finished.');
}

/**
 * Named locks exist on one node of a cluster only. The lock is therefore taken on every reachable node, always in the same order,
 * so that two processes exclude each other whichever nodes they use. Returns a function that releases the other nodes' locks.
 */
async function takeLocks(runner: QueryRunner, cluster: ClusterDriver, timeoutSeconds: number): Promise<() => void> {
  const { config } = (await runner.connect()) as PoolConnection;
  const others: { destroy(): void }[] = [];
  const release = (): void => others.forEach((other) => other.destroy());
  try {
    for (const node of cluster.nodes.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (node.host === config.host && node.port === config.port) {
        await takeLock(runner.query.bind(runner), timeoutSeconds);
        continue;
      }
      const other = node.connect(config);
      others.push(other.on('error', () => undefined));
      await takeLock((statement, values) => queryOn(other, statement, values), timeoutSeconds).catch(
        (error: unknown) => {
          // No tables can be changed on an unreachable node.
          if (!isUnavailable(error)) throw error;
        },
      );
    }
  } catch (error) {
    release();
    throw error;
  }
  // Reads on this connection wait until they include what other nodes have committed.
  const [galera] = (await runner.query("SHOW VARIABLES LIKE 'wsrep_on'")) as { Value: string }[];
  if (galera?.Value === 'ON') await runner.query('SET SESSION wsrep_sync_wait = 15');
  return release;
}

/** Takes the lock on the connection that migrates. The connection of a killed process keeps its lock until its last statement has ended. */
async function migrateInTurn(dataSource: DataSource, timeoutSeconds: number): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const { driver } = dataSource.options as { driver: unknown };
  let release = (): void => undefined;
  try {
    if (driver instanceof ClusterDriver) release = await takeLocks(runner, driver, timeoutSeconds);
    else await takeLock(runner.query.bind(runner), timeoutSeconds);
    dataSource.migrations.forEach(keepJournal);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    release();
    await runner.release();
  }
}

/**
 * Brings the schema up to date; safe to run from several processes and after a run that was killed at any moment.
 * @param timeoutSeconds to wait for another process that migrates
 * @throws DatabaseOpenError with a sentence for the person who starts the server
 */
export async function migrate(dataSource: DataSource, timeoutSeconds = lockTimeoutSeconds): Promise<void> {
  const { options } = dataSource;
  try {
    if (options.type !== 'mysql' && options.type !== 'mariadb') {
      await dataSource.runMigrations();
      return;
    }
    // A separate connection without time limits, because an ALTER TABLE can take minutes. Closing it releases the lock.
    const unlimited = new DataSource({ ...options, entities: [], poolSize: 1 });
    await unlimited.initialize();
    await migrateInTurn(unlimited, timeoutSeconds).finally(() => unlimited.destroy());
  } catch (error) {
    throw new DatabaseOpenError(describeMigrationError(error), { cause: error });
  }
}
