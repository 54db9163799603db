import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Keeps the rows that have the words in one of the columns ('family.email'); all rows where there are no words. */
export function searchIn<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  search: string | undefined,
  columns: readonly string[],
): void {
  if (!search) return;
  const terms = `%${search.replace(/[!%_]/g, '!$&')}%`;
  rows.andWhere(`(${columns.map((column) => `${column} LIKE :terms ESCAPE '!'`).join(' OR ')})`, { terms });
}
