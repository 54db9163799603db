import type BetterSqlite3 from 'better-sqlite3';

type Values = unknown[];
type Row = Record<string, unknown>;

/**
 * Reads rows as arrays and builds the objects here. better-sqlite3 takes almost twice as long to return objects (105 µs instead of
 * 60 µs for 30 rows of 22 columns).
 */
export function readRowsAsArrays(connection: BetterSqlite3.Database): void {
  const prepare = connection.prepare.bind(connection);
  const prepareFaster = (source: string): BetterSqlite3.Statement => {
    const statement = prepare(source);
    // The columns of a `*` may change between two reads.
    return statement.reader && !/[ .]\*/.test(source) ? byName(statement) : statement;
  };
  Object.assign(connection, { prepare: prepareFaster });
}

function byName(statement: BetterSqlite3.Statement): BetterSqlite3.Statement {
  const names = statement.columns().map(({ name }) => name);
  const all = statement.raw().all.bind(statement) as (...parameters: unknown[]) => Values[];
  // V8 stores an object parsed from JSON, and its copies, with fixed fields. An object that grows name by name becomes a hash table
  // after a dozen names and takes three times as long to fill (65 µs instead of 19 µs for 30 rows of 22 columns).
  const empty = JSON.parse(JSON.stringify(toRow(names, {}, Array(names.length).fill(null)))) as Row;
  return Object.assign(statement, {
    all: (...parameters: unknown[]) => all(...parameters).map((values) => toRow(names, { ...empty }, values)),
  });
}

function toRow(names: readonly string[], row: Row, values: Values): Row {
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at];
  return row;
}
