import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** '0772 123' → '772123', as it stands in the international form in which phones are kept; null for other words. */
function withinPhone(search: string): string | null {
  const digits = search.replace(/\D/g, '').replace(/^0/, '');
  return /^[\d\s()+./-]{4,}$/.test(search) && digits.length >= 3 ? digits : null;
}

/**
 * Keeps the rows that have the words in one of the columns ('family.email'); all rows where there are no words. A phone
 * number, or its beginning, is found however it is typed.
 */
export function searchIn<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  search: string | undefined,
  columns: readonly string[],
): void {
  if (!search) return;
  const patternOf = (words: string) => `%${words.replace(/[!%_]/g, '!$&')}%`;
  const phone = withinPhone(search);
  const patterns = { terms: patternOf(search), ...(phone !== null && { phone: patternOf(phone) }) };
  const conditions = Object.keys(patterns).flatMap((name) =>
    columns.map((column) => `${column} LIKE :${name} ESCAPE '!'`),
  );
  rows.andWhere(`(${conditions.join(' OR ')})`, patterns);
}
