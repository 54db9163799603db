import { DataSource } from 'typeorm';
import { DatabaseOpenError, dataSourceOptions } from './data-source.ts';
import type { Config } from '../config/config.ts';

/** Two processes that start together must not migrate at once; MySQL's named lock decides who does. */
const lockName = 'ministry-migrations';
const lockPatience = 60;

/**
 * Brings the schema up to date; safe to run from several processes and after a run that was killed.
 * @param patience seconds to wait for another process that migrates
 * @throws DatabaseOpenError when that one is not done by then
 */
export async function migrate(
  dataSource: DataSource,
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  patience = lockPatience,
): Promise<void> {
  if (config.databaseUrl === undefined) {
    await dataSource.runMigrations();
    return;
  }
  // A connection pool of its own without the per-statement deadline: an ALTER TABLE may rightly take minutes.
  const patient = new DataSource({ ...dataSourceOptions(config), enableQueryTimeout: false } as ConstructorParameters<
    typeof DataSource
  >[0]);
  await patient.initialize();
  const lock = patient.createQueryRunner();
  try {
    const [answer] = (await lock.query('SELECT GET_LOCK(?, ?) AS isOurs', [lockName, patience])) as {
      isOurs: string | number | null;
    }[];
    if (Number(answer?.isOurs) !== 1)
      throw new DatabaseOpenError(
        'Another process is changing the tables of the database; start again when it is done.',
      );
    await patient.runMigrations();
  } finally {
    await lock.query('SELECT RELEASE_LOCK(?)', [lockName]);
    await lock.release();
    await patient.destroy();
  }
}
