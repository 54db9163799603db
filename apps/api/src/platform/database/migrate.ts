import { DataSource } from 'typeorm';
import { DatabaseOpenError } from './data-source.ts';

/** Two processes that start together must not migrate at once; MySQL's named lock decides who does. */
const lockName = 'ministry-migrations';
const lockTimeoutSeconds = 60;

/**
 * Brings the schema up to date; safe to run from several processes and after a run that was killed.
 * @param timeoutSeconds to wait for another process that migrates
 * @throws DatabaseOpenError when that one is not done by then
 */
export async function migrate(dataSource: DataSource, timeoutSeconds = lockTimeoutSeconds): Promise<void> {
  const { options } = dataSource;
  if (options.type !== 'mysql' && options.type !== 'mariadb') {
    await dataSource.runMigrations();
    return;
  }
  // A connection pool of its own without the per-statement deadline: an ALTER TABLE may rightly take minutes.
  const unlimited = new DataSource({ ...options, entities: [], enableQueryTimeout: false });
  await unlimited.initialize();
  const lock = unlimited.createQueryRunner();
  try {
    const [answer] = (await lock.query('SELECT GET_LOCK(?, ?) AS isOurs', [lockName, timeoutSeconds])) as {
      isOurs: string | number | null;
    }[];
    if (Number(answer?.isOurs) !== 1)
      throw new DatabaseOpenError(
        'Another process is changing the tables of the database; start again when it is done.',
      );
    await unlimited.runMigrations();
  } finally {
    await lock.query('SELECT RELEASE_LOCK(?)', [lockName]);
    await lock.release();
    await unlimited.destroy();
  }
}
