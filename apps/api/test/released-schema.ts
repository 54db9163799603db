import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';

/** The tables as they were at the last release. */
export interface ReleasedSchema {
  release: string;
  /** The number of the newest migration in that release. */
  lastMigration: number;
  tables: Tables;
}

/** Columns by table name and column name. */
export type Tables = Record<string, Record<string, ReleasedColumn>>;

interface ReleasedColumn {
  isNullable: boolean;
  /** A value is required: the column has no default and is not nullable or generated. */
  mustBeWritten: boolean;
  /** Maximum length of a text column; null if there is no limit. */
  length: number | null;
}

const file = fileURLToPath(new URL('../src/migrations/released-schema.json', import.meta.url));
const packageFile = fileURLToPath(new URL('../../../package.json', import.meta.url));
const ownTables = ['migrations', 'migration_journal'];

export const readReleasedSchema = (): ReleasedSchema => JSON.parse(readFileSync(file, 'utf8')) as ReleasedSchema;

/** Writes the file with one line for each column. */
export function writeReleasedSchema(lastMigration: number, tables: Tables): void {
  const { version: release } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const text = JSON.stringify({ release, lastMigration, tables } satisfies ReleasedSchema, null, 2);
  const lines = text.replace(
    /\{\s+("isNullable"[^}]*?)\s+\}/g,
    (_, column: string) => `{ ${column.replace(/\s+/g, ' ')} }`,
  );
  writeFileSync(file, `${lines}\n`);
}

/** Returns the tables of any database. */
export async function tablesOf(dataSource: DataSource): Promise<Tables> {
  const found = await dataSource.query<{ name: string }[]>(
    dataSource.options.type === 'better-sqlite3'
      ? // Without the search indexes and their internal tables.
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  const runner = dataSource.createQueryRunner();
  const tables: Tables = {};
  for (const { name } of found.filter((table) => !ownTables.includes(table.name))) {
    const columns = (await runner.getTable(name))?.columns ?? [];
    tables[name] = Object.fromEntries(
      columns.map((column) => [
        column.name,
        {
          isNullable: column.isNullable,
          mustBeWritten: !column.isNullable && !column.isGenerated && (column.default ?? null) === null,
          // TypeORM leaves out a length that equals the default.
          length: column.type === 'varchar' ? Number(column.length || 255) : null,
        },
      ]),
    );
  }
  await runner.release();
  return tables;
}
