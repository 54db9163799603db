import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions, openDatabase } from '../../src/platform/database/data-source.ts';
import { Database } from '../../src/platform/database/database.ts';
import { DatabaseUnavailable } from '../../src/platform/database/errors.ts';
import { queueTransactions } from '../../src/platform/database/sqlite-query-runner.ts';
import { TransactionQueue } from '../../src/platform/database/transaction-queue.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * Three requests at once: A writes and fails; B and C write in the meantime and are acknowledged.
 * Returns the names in the table afterwards; B and C must be among them.
 */
async function threeRequests(dataSource: DataSource): Promise<string[]> {
  await dataSource.query('CREATE TABLE notes (name varchar(10))');
  const write = (name: string, manager = dataSource.manager): Promise<unknown> =>
    manager.query('INSERT INTO notes (name) VALUES (?)', [name]);
  const a = dataSource.transaction(async (manager) => {
    await write('A', manager);
    await pause(30);
    throw new Error('A changes its mind');
  });
  await pause(5);
  const b = dataSource.transaction((manager) => write('B', manager));
  const c = write('C');
  await Promise.allSettled([a, b, c]);
  const rows = (await dataSource.query('SELECT name FROM notes ORDER BY name')) as { name: string }[];
  return rows.map((row) => row.name);
}

describe('transactions on the one SQLite connection', () => {
  const folder = temporaryFolder('queue');
  const open: DataSource[] = [];
  const keep = (dataSource: DataSource): DataSource => {
    open.push(dataSource);
    return dataSource;
  };
  afterAll(async () => {
    for (const dataSource of open) if (dataSource.isInitialized) await dataSource.destroy();
  });

  it('preserve what was acknowledged while another transaction rolls back', async () => {
    const dataSource = keep(await openDatabase(dataSourceOptions({ dataDir: join(folder, 'queued') })));
    expect(await threeRequests(dataSource)).toEqual(['B', 'C']);
  });

  it('lose it without the queue (control)', async () => {
    const dataSource = keep(new DataSource(dataSourceOptions({ dataDir: join(folder, 'bare') })));
    await dataSource.initialize();
    expect(await threeRequests(dataSource)).not.toEqual(['B', 'C']);
  });

  it('run first come, first served, each alone', async () => {
    const dataSource = keep(await openDatabase(dataSourceOptions({ dataDir: join(folder, 'order') })));
    const database = new Database(dataSource);
    const steps: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        database.transaction(async () => {
          steps.push(`${name} begins`);
          await pause(5);
          await database.manager.query('SELECT 1');
          steps.push(`${name} ends`);
        }),
      ),
    );
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('join the one in progress, and are rolled back together', async () => {
    const dataSource = keep(await openDatabase(dataSourceOptions({ dataDir: join(folder, 'join') })));
    const database = new Database(dataSource);
    await dataSource.query('CREATE TABLE notes (name varchar(10))');
    let shown = false;
    const attempt = database.transaction(async () => {
      await database.transaction(() => database.manager.query('INSERT INTO notes (name) VALUES (?)', ['inner']));
      database.afterCommit(() => {
        shown = true;
      });
      throw new Error('outer fails');
    });
    await expect(attempt).rejects.toThrow('outer fails');
    expect(await dataSource.query('SELECT * FROM notes')).toEqual([]);
    expect(shown).toBe(false);
  });

  it('refuse a caller who waited too long, and continue', async () => {
    const dataSource = keep(new DataSource(dataSourceOptions({ dataDir: join(folder, 'waiting') })));
    queueTransactions(dataSource, new TransactionQueue(20, () => new DatabaseUnavailable()));
    await dataSource.initialize();
    const slow = dataSource.transaction(() => pause(80));
    await pause(1);
    await expect(dataSource.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await slow;
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuse a second process on the same file', async () => {
    const dataDir = join(folder, 'one-process');
    keep(await openDatabase(dataSourceOptions({ dataDir })));
    await expect(openDatabase(dataSourceOptions({ dataDir }))).rejects.toThrow(/is in use by another process/);
  });
});
