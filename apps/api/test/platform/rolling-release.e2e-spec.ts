import type { MigrationInterface } from 'typeorm';
import { dataSourceOptions, openDatabase } from '../../src/platform/database/data-source.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { loadMigrations } from '../../src/platform/database/migrations.ts';
import { contractSteps } from '../contract-steps.ts';
import { emptyServerDatabase } from '../databases.ts';
import { readReleasedSchema, type Tables, tablesOf, writeReleasedSchema } from '../released-schema.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnEachDatabase } from '../test-app.ts';

/** `npm run released-schema` sets this in the commit of a release. */
const isRelease = process.env.RELEASED_SCHEMA === 'write';
const released = readReleasedSchema();
/** The number in a migration's name; migrations are ordered by it. */
const numberOf = ({ name }: new () => MigrationInterface): number => Number(name.slice(-13));

/** '0.10.0' comes after '0.9.1'. */
const isAtMost = (version: string, other: string): boolean =>
  version.localeCompare(other, 'en', { numeric: true }) <= 0;
const mayBeDropped = (table: string, column?: string): boolean =>
  contractSteps.some(
    (step) =>
      step.table === table &&
      (step.column === undefined || step.column === column) &&
      isAtMost(step.unusedSince, released.release),
  );

/** Returns, as sentences, the changes with which code that only knows the earlier tables cannot work. */
function breaks(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, columns]) => {
    const now = after[table];
    if (!now) return mayBeDropped(table) ? [] : [`The table ${table} is gone`];
    const changed = Object.entries(columns).flatMap(([name, old]) => {
      const column = now[name];
      if (!column) return mayBeDropped(table, name) ? [] : [`${table}.${name} is gone`];
      if (old.isNullable && !column.isNullable) return [`${table}.${name} takes no NULL any more`];
      if (!old.mustBeWritten && column.mustBeWritten) return [`${table}.${name} has no default any more`];
      if (old.length && column.length && column.length < old.length) return [`${table}.${name} has become shorter`];
      return [];
    });
    const added = Object.entries(now)
      .filter(([name, { mustBeWritten }]) => !columns[name] && mustBeWritten)
      .map(([name]) => `${table}.${name} is new and must be written`);
    return [...changed, ...added];
  });
}

describeOnEachDatabase('the migrations since the last release', (database) => {
  const emptyDatabase = async () => ({
    dataDir: temporaryFolder('release'),
    databaseUrl: database === 'sqlite' ? undefined : await emptyServerDatabase(database),
  });
  type Where = Awaited<ReturnType<typeof emptyDatabase>>;
  /** Runs the migrations up to a number and returns the tables that exist then. */
  async function run(where: Where, upTo: number, ...statements: string[]): Promise<Tables> {
    const migrations = (await loadMigrations()).filter((migration) => numberOf(migration) <= upTo);
    const dataSource = await openDatabase({ ...dataSourceOptions(where), migrations });
    await migrate(dataSource);
    for (const statement of statements) await dataSource.query(statement);
    const tables = await tablesOf(dataSource);
    await dataSource.destroy();
    return tables;
  }

  let before: Tables;
  let after: Tables;
  beforeAll(async () => {
    const where = await emptyDatabase();
    before = await run(where, released.lastMigration);
    after = await run(where, Infinity);
    if (isRelease) writeReleasedSchema(Math.max(...(await loadMigrations()).map(numberOf)), after);
  });

  it('start from the tables of that release, whose own migrations are unchanged', () => {
    expect(before).toEqual(released.tables);
  });

  it('keep everything that the code of the last release reads and writes', () => {
    expect(breaks(released.tables, after)).toEqual([]);
  });

  it('restore columns that an unreleased migration has dropped', async () => {
    const where = await emptyDatabase();
    const drop = 'ALTER TABLE idempotency_keys DROP COLUMN';
    await run(where, 1700000029000, `${drop} holder`, `${drop} leaseUntil`);
    expect(await run(where, Infinity)).toEqual(after);
  });
});

describe('a table change that breaks the code of the last release', () => {
  const column = { isNullable: false, mustBeWritten: true, length: 40 };
  const optional = { isNullable: true, mustBeWritten: false, length: 40 };
  const before: Tables = { songs: { title: column, author: optional } };

  it.each<[string, Tables]>([
    ['The table songs is gone', {}],
    ['songs.author is gone', { songs: { title: column } }],
    ['songs.author takes no NULL any more', { songs: { title: column, author: column } }],
    [
      'songs.author has no default any more',
      { songs: { title: column, author: { ...optional, mustBeWritten: true } } },
    ],
    ['songs.title has become shorter', { songs: { ...before['songs'], title: { ...column, length: 39 } } }],
    ['songs.key is new and must be written', { songs: { ...before['songs'], key: column } }],
  ])('%s', (sentence, after) => {
    expect(breaks(before, after)).toEqual([sentence]);
  });

  it('is neither a new table nor a new optional column', () => {
    const key = { ...column, mustBeWritten: false };
    expect(breaks(before, { ...before, songs: { ...before['songs'], key }, hymns: { title: column } })).toEqual([]);
  });
});
