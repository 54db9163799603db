import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DataSource, type QueryRunner } from 'typeorm';

/** Values as the database stores them: dates as text, flags as 0 or 1. The same on all databases, so that one can be restored into another. */
export type Row = Record<string, string | number | null>;

/** A position in the binary log of a database server. */
export interface LogPosition {
  file: string;
  position: number;
}

/** All rows at one point in time, unaffected by later writes. */
export interface Snapshot {
  tables: string[];
  /** Position of the server's binary log at the snapshot; null if there is no log or the server does not report it (MySQL). */
  log: LogPosition | null;
  rows(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** @param folder for a copy of an embedded database */
export const openSnapshot = (dataSource: DataSource, folder: string): Promise<Snapshot> =>
  dataSource.options.type === 'better-sqlite3' ? snapshotOfFile(dataSource, folder) : snapshotOfServer(dataSource);

/** The file is locked for other processes and its only connection is shared, so a copy is the only way to get a stable state. */
async function snapshotOfFile(dataSource: DataSource, folder: string): Promise<Snapshot> {
  const file = join(folder, 'copy.sqlite');
  await dataSource.query('VACUUM INTO ?', [file]);
  const copy = new BetterSqlite3(file, { readonly: true });
  const tables = copy
    .prepare<[], string>(
      // The trigram indexes can be rebuilt from the rows.
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '%\\_trigrams%' ESCAPE '\\'`,
    )
    .pluck()
    .all();
  return {
    tables,
    log: null,
    async *rows(table) {
      yield* copy.prepare<[], Row>(`SELECT * FROM \`${table}\``).iterate();
    },
    close: async () => void copy.close(),
  };
}

/** Uses a separate connection without time limits. */
async function snapshotOfServer({ options }: DataSource): Promise<Snapshot> {
  const own = new DataSource({
    ...options,
    entities: [],
    migrations: [],
    poolSize: 1,
    dateStrings: true,
    bigNumberStrings: false,
    extra: { jsonStrings: true },
  } as DataSource['options']);
  await own.initialize();
  const runner = own.createQueryRunner();
  const close = async (): Promise<void> => {
    await runner.release();
    await own.destroy();
  };
  try {
    await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const found = (await runner.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
    )) as { name: string }[];
    return {
      tables: found.map(({ name }) => name),
      log: await logPosition(runner),
      async *rows(table) {
        yield* (await runner.stream(`SELECT * FROM \`${table}\``)) as AsyncIterable<Row>;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** MariaDB records the position together with the snapshot, so that no later write is missed or applied twice. */
async function logPosition(runner: QueryRunner): Promise<LogPosition | null> {
  const found = (await runner.query(`SHOW STATUS LIKE 'Binlog_snapshot_%'`)) as {
    Variable_name: string;
    Value: string;
  }[];
  const values = new Map(found.map(({ Variable_name: name, Value: value }) => [name, value]));
  const file = values.get('Binlog_snapshot_file');
  return file ? { file, position: Number(values.get('Binlog_snapshot_position')) } : null;
}
