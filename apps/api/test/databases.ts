import './leftovers.ts'; // First: an application ends before its database.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';

export type TestDatabase = 'sqlite' | 'mariadb';

/** Address of a MariaDB server on which tests may create databases; the test command starts one. */
export const mariadbUrl = process.env.TEST_MARIADB_URL;

export interface DatabaseOfApp {
  /** `DATABASE_URL` of the application; undefined is SQLite in its folder. */
  url: string | undefined;
  /** Called when the tables are made and before the application writes its first row. */
  migrated(dataSource: DataSource): Promise<void>;
  /** Called when the application is closed. */
  release(): Promise<void>;
}

// Migrations run once; every later application starts from a copy of the migrated file, or from an emptied database.

const templates = mkdtempSync(join(tmpdir(), 'ministry-template-'));
const template = join(templates, 'ministry.sqlite');

/** @param folder where the application expects its SQLite file */
export function sqliteDatabase(folder: string): DatabaseOfApp {
  if (existsSync(template)) copyFileSync(template, join(folder, 'ministry.sqlite'));
  return {
    url: undefined,
    migrated: async (dataSource) => {
      if (dataSource.options.type !== 'better-sqlite3') return;
      // A test survives no power cut, so nothing waits for the disk.
      await dataSource.query('PRAGMA synchronous = OFF');
      if (!existsSync(template)) await dataSource.query('VACUUM INTO ?', [template]);
    },
    release: () => Promise.resolve(),
  };
}

interface MigratedDatabase {
  name: string;
  /** Rows that the migrations themselves have written, by table. */
  rows: Map<string, object[]>;
}

const names: string[] = [];
const unused: MigratedDatabase[] = [];
let server: Promise<Connection> | undefined;

async function run(statement: string, values: unknown[] = []): Promise<object[]> {
  if (mariadbUrl === undefined) throw new Error('TEST_MARIADB_URL is not set');
  server ??= createConnection(mariadbUrl.replace(/^mariadb:/, 'mysql:'));
  const [answer] = await (await server).query(statement, values);
  return Array.isArray(answer) ? (answer as object[]) : [];
}

async function filledTables(name: string): Promise<string[]> {
  const tables = (await run('SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?', [
    name,
  ])) as { name: string }[];
  const filled = tables
    .filter((table) => table.name !== 'migrations')
    .map((table) => `(SELECT '${table.name}' AS name FROM ${name}.${table.name} LIMIT 1)`);
  if (filled.length === 0) return [];
  return ((await run(filled.join(' UNION ALL '))) as { name: string }[]).map((table) => table.name);
}

async function empty({ name, rows }: MigratedDatabase): Promise<void> {
  await run('SET FOREIGN_KEY_CHECKS = 0');
  for (const table of await filledTables(name)) await run(`TRUNCATE TABLE ${name}.${table}`);
  for (const [table, values] of rows) for (const row of values) await run(`INSERT INTO ${name}.${table} SET ?`, [row]);
}

/** @param isReusable false where a test changes the tables themselves */
export async function mariadbDatabase(isReusable: boolean): Promise<DatabaseOfApp> {
  const waiting = unused.pop();
  const name = waiting?.name ?? `ministry_${process.pid}_${names.length}`;
  if (!waiting) {
    names.push(name);
    await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  }
  let database = waiting;
  const url = new URL(mariadbUrl ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    migrated: async () => {
      if (database) return;
      database = { name, rows: new Map() };
      for (const table of await filledTables(name))
        database.rows.set(table, await run(`SELECT * FROM ${name}.${table}`));
    },
    release: async () => {
      if (!database || !isReusable) return;
      await empty(database);
      unused.push(database);
    },
  };
}

afterAll(async () => {
  rmSync(templates, { recursive: true, force: true });
  for (const name of names) await run(`DROP DATABASE ${name}`);
  await (await server)?.end();
});
