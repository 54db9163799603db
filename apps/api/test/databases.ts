import './leftovers.ts'; // Imported first, so that applications close before their databases.
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from 'mysql2/promise';
import type { DataSource } from 'typeorm';

type ServerKind = 'mariadb' | 'mysql';
export type TestDatabase = 'sqlite' | ServerKind;

/** Addresses of the database servers where tests may create databases; the test command starts them. */
const serverUrls = {
  mariadb: process.env.TEST_MARIADB_URL,
  mysql: process.env.TEST_MYSQL_URL,
} as const satisfies Record<ServerKind, string | undefined>;

export const servers = (['mariadb', 'mysql'] as const).filter((kind) => serverUrls[kind] !== undefined);

export interface DatabaseOfApp {
  /** `DATABASE_URL` of the application; undefined means SQLite in its data folder. */
  url: string | undefined;
  /** Called when the tables exist, before the application writes its first row. */
  migrated(dataSource: DataSource): Promise<void>;
  /** Called when the application is closed. */
  release(): Promise<void>;
}

// Migrations run once. Every later application starts from a copy of the migrated file, or from an emptied database.

const templates = mkdtempSync(join(tmpdir(), 'ministry-template-'));
const template = join(templates, 'ministry.sqlite');

/** @param folder where the application expects its SQLite file */
export function sqliteDatabase(folder: string): DatabaseOfApp {
  if (existsSync(template)) copyFileSync(template, join(folder, 'ministry.sqlite'));
  return {
    url: undefined,
    migrated: async (dataSource) => {
      if (dataSource.options.type !== 'better-sqlite3') return;
      // No test needs its data after a power cut, so no write waits for the disk.
      await dataSource.query('PRAGMA synchronous = OFF');
      if (!existsSync(template)) await dataSource.query('VACUUM INTO ?', [template]);
    },
    release: () => Promise.resolve(),
  };
}

interface MigratedDatabase {
  name: string;
  /** Rows that the migrations have written, by table. */
  rows: Map<string, object[]>;
}

class TestServer {
  private readonly url: string;
  private readonly unused: MigratedDatabase[] = [];
  /** One connection at a time. A pool replaces one that was lost, so that a crash of the server fails only the current test. */
  private readonly pool: Pool;

  constructor(kind: ServerKind) {
    const url = serverUrls[kind];
    if (url === undefined) throw new Error(`TEST_${kind.toUpperCase()}_URL is not set`);
    this.url = url;
    this.pool = createPool({ uri: url.replace(/^mariadb:/, 'mysql:'), connectionLimit: 1 });
  }

  /** Creates a database without tables. */
  async create(): Promise<string> {
    const name = `${process.env.TEST_DATABASE_PREFIX}_${randomBytes(6).toString('hex')}`;
    await this.run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    return name;
  }

  address(name: string): string {
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** @param isReusable false where a test changes the tables themselves */
  async database(isReusable: boolean): Promise<DatabaseOfApp> {
    const waiting = this.unused.pop();
    const name = waiting?.name ?? (await this.create());
    let database = waiting;
    return {
      url: this.address(name),
      migrated: async () => {
        if (database) return;
        database = { name, rows: new Map() };
        for (const table of await this.filledTables(name))
          database.rows.set(table, await this.run(`SELECT * FROM ${name}.${table}`));
      },
      release: async () => {
        if (!database || !isReusable) return;
        await this.empty(database);
        this.unused.push(database);
      },
    };
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async run(statement: string, values: unknown[] = []): Promise<object[]> {
    const [answer] = await this.pool.query(statement, values);
    return Array.isArray(answer) ? (answer as object[]) : [];
  }

  private async filledTables(name: string): Promise<string[]> {
    const tables = (await this.run(`SHOW TABLES FROM ${name}`)).map((row) => String(Object.values(row)[0]));
    const filled = tables
      .filter((table) => table !== 'migrations')
      .map((table) => `(SELECT '${table}' AS name FROM ${name}.${table} LIMIT 1)`);
    if (filled.length === 0) return [];
    return ((await this.run(filled.join(' UNION ALL '))) as { name: string }[]).map((table) => table.name);
  }

  private async empty({ name, rows }: MigratedDatabase): Promise<void> {
    await this.run('SET FOREIGN_KEY_CHECKS = 0');
    for (const table of await this.filledTables(name)) await this.run(`TRUNCATE TABLE ${name}.${table}`);
    for (const [table, values] of rows)
      for (const row of values) await this.run(`INSERT INTO ${name}.${table} SET ?`, [row]);
  }
}

const inUse = new Map<ServerKind, TestServer>();

function serverOf(kind: ServerKind): TestServer {
  const server = inUse.get(kind) ?? new TestServer(kind);
  inUse.set(kind, server);
  return server;
}

/** @param isReusable false where a test changes the tables themselves */
export const serverDatabase = (kind: ServerKind, isReusable: boolean): Promise<DatabaseOfApp> =>
  serverOf(kind).database(isReusable);

/** Returns the address of a database without tables. */
export async function emptyServerDatabase(kind: ServerKind): Promise<string> {
  const server = serverOf(kind);
  return server.address(await server.create());
}

afterAll(async () => {
  rmSync(templates, { recursive: true, force: true });
  for (const server of inUse.values()) await server.close();
});
