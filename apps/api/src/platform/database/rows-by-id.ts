import type { Driver, ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/**
 * Reads the whole rows with these ids, ordered by id. The result is that of `find`, at a quarter of its cost, because there are no
 * aliases, joins or relations. The cost of `find` is most of the cost of a list.
 */
export async function rowsById<Row extends ObjectLiteral & { id: number }>(
  { metadata, manager }: Repository<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { driver } = manager.dataSource;
  const columns = metadata.columns.filter(({ isSelect }) => isSelect);
  const names = columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const places = ids.map((_id, at) => driver.createParameter('id', at)).join(', ');
  const id = driver.escape('id');
  const rows = await manager.query<Record<string, unknown>[]>(
    `SELECT ${names} FROM ${driver.escape(metadata.tableName)} WHERE ${id} IN (${places}) ORDER BY ${id}`,
    [...ids],
  );
  const readers = columns.map((column) => ({
    from: column.databaseName,
    to: column.propertyName,
    read: readerOf(driver, column),
  }));
  return rows.map((row) => {
    const entity = metadata.create() as Record<string, unknown>;
    for (const { from, to, read } of readers) {
      const value = row[from];
      entity[to] = value === null ? null : read(value);
    }
    return entity as unknown as Row;
  });
}

/** Characters of an instant as SQLite stores it: '2026-11-28 07:00:00.000'. */
const instantLength = 23;

/** Converts a value of the column as the driver does. For an instant this avoids the driver's two scans of the text. */
function readerOf(driver: Driver, column: ColumnMetadata): (value: unknown) => unknown {
  const read = (value: unknown): unknown => driver.prepareHydratedValue(value, column);
  if (column.type !== 'datetime') return read;
  return (value) =>
    typeof value === 'string' && value.length === instantLength ? new Date(`${value.replace(' ', 'T')}Z`) : read(value);
}
