import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** '0772 123' → '772123', as in the international form in which phone numbers are stored; null if this is not a phone number. */
function withinPhone(search: string): string | null {
  const digits = search.replace(/\D/g, '').replace(/^0/, '');
  return /^[\d\s()+./-]{4,}$/.test(search) && digits.length >= 3 ? digits : null;
}

/** Columns with a trigram index in the embedded database, by table (ADR 29). */
export const trigramColumns: Readonly<Record<string, readonly string[]>> = {
  events: ['title', 'description', 'location', 'category'],
  sermons: ['title', 'description', 'speaker', 'series', 'tags'],
  contact_messages: ['firstName', 'lastName', 'email', 'phone', 'message'],
  prayer_requests: ['name', 'request'],
  event_registrations: ['firstName', 'lastName', 'email', 'phone', 'confirmationCode'],
};

/** 'grace' → '"gra" AND "rac" AND "ace"', in FTS5 syntax; null for a text shorter than a trigram. */
function trigramsOf(words: string): string | null {
  const characters = [...words];
  if (characters.length < 3) return null;
  const trigrams = new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join('')));
  return [...trigrams].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ');
}

/** Where there is a trigram index, keeps only the rows with all trigrams of one of the texts, which may contain that text. */
function narrow<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  texts: readonly string[],
  columns: readonly string[],
): void {
  const { alias, connection, expressionMap } = rows;
  const table = expressionMap.mainAlias?.metadata.tableName ?? '';
  if (connection.options.type !== 'better-sqlite3') return;
  if (!columns.every((column) => trigramColumns[table]?.includes(column.replace(`${alias}.`, '')))) return;
  const trigrams = texts.map(trigramsOf);
  if (trigrams.includes(null)) return;
  const name = `${table}_trigrams`;
  rows.andWhere(`${alias}.id IN (SELECT rowid FROM ${name} WHERE ${name} MATCH :trigrams)`, {
    trigrams: trigrams.map((each) => `(${each})`).join(' OR '),
  });
}

/**
 * Keeps the rows that contain the search text in one of the columns ('family.email'), or all rows if there is no search text.
 * A phone number, or its beginning, is found in any notation.
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
  narrow(rows, phone === null ? [search] : [search, phone], columns);
}
