import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';
import { readLines } from '../async/read-lines.ts';
import { dataSourceOptions, openDatabase } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { loadMigrations } from '../database/migrations.ts';
import { digestOf, unpack } from './archive.ts';
import { includedFiles, includedFolders } from './create-backup.ts';
import { type Manifest, TableCount } from './manifest.ts';
import { openSnapshot, type Row } from './snapshot.ts';

/** The backup cannot be restored, or the restored data differs from it. The message is a sentence for the person who restores. */
export class RestoreError extends Error {}

/** Maximum number of rows and characters in one statement, because database servers limit its length. */
const atOnce = 200;
const charactersAtOnce = 1_000_000;

/** Tables that the migrations fill themselves when they run here. */
const ofMigrations = /^migrations?$|^migration_/;

async function readManifest(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  if (manifest.version !== 1)
    throw new RestoreError('This backup was made by a later release; install that one first.');
  for (const [path, digest] of Object.entries(manifest.files))
    if ((await digestOf(join(folder, path))) !== digest) throw new RestoreError(`The backup is damaged: ${path}.`);
  return manifest;
}

/** Opens a database with the schema of the backup. Later migrations then change the restored rows as in an update. */
async function openAsThen(config: Parameters<typeof dataSourceOptions>[0], last: string): Promise<DataSource> {
  const migrations = await loadMigrations();
  const count = migrations.findIndex(({ name }) => name === last) + 1;
  if (count === 0) throw new RestoreError('This backup was made by a later release; install that one first.');
  const dataSource = await openDatabase({ ...dataSourceOptions(config), migrations: migrations.slice(0, count) });
  try {
    await refuseTables(dataSource);
    await migrate(dataSource);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function refuseTables(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') return;
  const [found] = await dataSource.query<{ tables: number | string }[]>(
    'SELECT COUNT(*) AS tables FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  if (Number(found?.tables) > 0) throw new RestoreError('The database is not empty; set DATABASE_URL to a new one.');
}

async function insert(runner: QueryRunner, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const places = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
  await runner.query(
    `INSERT INTO \`${table}\` (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ${places}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

export async function insertTable(runner: QueryRunner, table: string, file: string): Promise<void> {
  // Rows that a migration has inserted are in the backup too.
  await runner.query(`DELETE FROM \`${table}\``);
  let batch: Row[] = [];
  let characters = 0;
  for await (const line of readLines(createReadStream(file) as AsyncIterable<Buffer>)) {
    batch.push(JSON.parse(line) as Row);
    characters += line.length;
    if (batch.length < atOnce && characters < charactersAtOnce) continue;
    await insert(runner, table, batch);
    [batch, characters] = [[], 0];
  }
  await insert(runner, table, batch);
}

async function insertAll(dataSource: DataSource, tables: readonly string[], folder: string): Promise<void> {
  const isFile = dataSource.options.type === 'better-sqlite3';
  const setChecks = (on: boolean): string =>
    isFile ? `PRAGMA foreign_keys = ${on ? 'ON' : 'OFF'}` : `SET SESSION FOREIGN_KEY_CHECKS = ${on ? 1 : 0}`;
  const runner = dataSource.createQueryRunner();
  try {
    // Rows are inserted table by table, so a row may refer to one that follows. All of them are from the same snapshot.
    await runner.query(setChecks(false));
    for (const table of tables) await insertTable(runner, table, join(folder, 'tables', `${table}.ndjson`));
    await runner.query(setChecks(true));
  } finally {
    await runner.release();
  }
}

/** Reads all rows back and compares their figures with the manifest. */
async function check(
  dataSource: DataSource,
  tables: readonly string[],
  manifest: Manifest,
  work: string,
): Promise<void> {
  const snapshot = await openSnapshot(dataSource, work);
  try {
    for (const table of tables) {
      const count = new TableCount();
      for await (const row of snapshot.rows(table)) count.add(row);
      const [found, expected] = [count.figures, manifest.tables[table]].map((figures) => JSON.stringify(figures));
      if (found !== expected)
        throw new RestoreError(`The restored table ${table} has ${found}; the backup says ${expected}.`);
    }
  } finally {
    await snapshot.close();
  }
}

/**
 * Restores a backup into an empty database and data folder. The database may be of another kind than the original.
 * @throws RestoreError, ArchiveError
 */
export async function restoreBackup(
  config: { dataDir: string; databaseUrl?: string },
  { file, passphrase }: { file: string; passphrase: string },
): Promise<Manifest> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(config.dataDir)).length > 0)
    throw new RestoreError(`${config.dataDir} is not empty; set DATA_DIR to a new folder.`);
  const work = await mkdtemp(join(config.dataDir, 'restore-'));
  try {
    await unpack(file, passphrase, work);
    const manifest = await readManifest(work);
    const tables = Object.keys(manifest.tables).filter((table) => !ofMigrations.test(table));
    const dataSource = await openAsThen({ ...config, dataDir: work }, manifest.migration);
    try {
      await insertAll(dataSource, tables, work);
      await check(dataSource, tables, manifest, work);
    } finally {
      await dataSource.destroy();
    }
    // Files are moved to their final place only after everything is complete and checked.
    for (const name of ['ministry.sqlite', ...includedFolders, ...includedFiles].filter((one) =>
      existsSync(join(work, one)),
    ))
      await rename(join(work, name), join(config.dataDir, name));
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
