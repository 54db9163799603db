import { type FindOptionsOrder, type FindOptionsWhere, In, type Repository } from 'typeorm';
import { matchesOf, phoneEnd, phoneFillers } from './person-match.ts';
import type { PersonMatch, PersonQuery } from './personal-data.ts';

/** The columns of a table that can identify the person of a row. */
export interface PersonColumns<Row> {
  email?: (keyof Row & string)[];
  phone?: (keyof Row & string)[];
  /** Searched together, as first and last name are. */
  name?: (keyof Row & string)[];
  text?: (keyof Row & string)[];
}

/** A row that was found, and the criteria that it matched. */
export interface PersonalMatch<Row> {
  row: Row;
  matched: PersonMatch[];
}

/** Rows that one query searches, unless a table sets a smaller number, so that no query on a large table takes seconds. */
const maxAtOnce = 2_000;

const pattern = (terms: string): string => `%${terms.replace(/[!%_]/g, '!$&')}%`;
const like = (column: string, parameter: string): string => `${column} LIKE :${parameter} ESCAPE '!'`;
/** Ignores case in JSON columns too, where MySQL distinguishes it. */
const within = (column: string, parameter: string): string => like(`LOWER(${column})`, parameter);
/** SQLite ignores case only from a to z: to SQLite, 'ŋaŋ' and 'Ŋaŋ' are two different words. */
function spellingsOf(word: string): string[] {
  if (/^[\x20-\x7e]*$/.test(word)) return [word];
  const [first = '', ...rest] = word.toLowerCase();
  return [...new Set([word, word.toLowerCase(), word.toUpperCase(), first.toUpperCase() + rest.join('')])];
}
/** Removes the characters that people put between the digits of a number. */
const bare = (column: string): string =>
  phoneFillers.reduce((rest, filler) => `REPLACE(${rest}, '${filler}', '')`, column);

/** The queries that every table with personal data needs to find, export and erase the data of one person. */
export class PersonalTable<Row extends { id: number }> {
  constructor(
    private readonly repository: Repository<Row>,
    private readonly columns: PersonColumns<Row>,
    private readonly atOnce = maxAtOnce,
  ) {}

  /** The latest rows about a person, deleted ones too. */
  async find(query: PersonQuery, limit: number): Promise<PersonalMatch<Row>[]> {
    const { conditions, parameters } = conditionsOf(query, this.columns);
    if (conditions.length === 0) return [];
    const condition = `(${conditions.join(' OR ')})`;
    const found: Row[] = [];
    for (let some = await this.before(); some && found.length < limit; some = await this.before(some.from)) {
      const rows = this.repository
        .createQueryBuilder('item')
        .where(condition, parameters)
        .andWhere('item.id BETWEEN :from AND :to', some);
      found.push(
        ...(await rows
          .orderBy('item.id', 'DESC')
          .limit(limit - found.length)
          .getMany()),
      );
    }
    return found.map((row) => ({ row, matched: matchesOf(query, valuesOf(row, this.columns)) }));
  }

  /** The range of ids to search next, below the given id; null at the end. */
  private async before(id?: number): Promise<{ from: number; to: number } | null> {
    const rows = this.repository
      .createQueryBuilder('item')
      .select('item.id', 'id')
      .orderBy('item.id', 'DESC')
      .limit(this.atOnce);
    const ids = await (id === undefined ? rows : rows.where('item.id < :id', { id })).getRawMany<{ id: number }>();
    const [first, last] = [ids[0], ids.at(-1)];
    return first && last ? { from: Number(last.id), to: Number(first.id) } : null;
  }

  /** The rows that exist, sorted by id. */
  rows(ids: readonly number[]): Promise<Row[]> {
    const where = { id: In([...ids]) } as FindOptionsWhere<Row>;
    return this.repository.find({ where, order: { id: 'ASC' } as FindOptionsOrder<Row> });
  }

  /** Returns how many rows were deleted. */
  async delete(ids: readonly number[]): Promise<number> {
    return (await this.repository.delete({ id: In([...ids]) } as FindOptionsWhere<Row>)).affected ?? 0;
  }
}

function conditionsOf<Row>(
  { email, phone, name }: PersonQuery,
  columns: PersonColumns<Row>,
): { conditions: string[]; parameters: Record<string, string> } {
  const of = (kind: keyof PersonColumns<Row>): string[] => (columns[kind] ?? []).map((column) => `item.${column}`);
  const conditions: string[] = [];
  const parameters: Record<string, string> = {};
  if (email !== undefined) {
    Object.assign(parameters, { email: email.toLowerCase(), emailWithin: pattern(email.toLowerCase()) });
    conditions.push(
      ...of('email').map((column) => `LOWER(${column}) = :email`),
      ...of('text').map((column) => within(column, 'emailWithin')),
    );
  }
  if (phone !== undefined) {
    const digits = phoneEnd(phone);
    Object.assign(parameters, { phone: pattern(digits), phoneDigits: `%${[...digits].join('%')}%` });
    // Six REPLACE calls on a long text are slow, so a cheaper condition first checks that the digits occur in this order.
    conditions.push(
      ...[...of('phone'), ...of('text')].map(
        (column) => `(${like(column, 'phoneDigits')} AND ${like(bare(column), 'phone')})`,
      ),
    );
  }
  if (name !== undefined) {
    Object.assign(parameters, { fullName: pattern(name), fullNameSmall: pattern(name.toLowerCase()) });
    const terms = name
      .split(/\s+/)
      .filter(Boolean)
      .map((word, at) => {
        const spellings = spellingsOf(word).map((spelling, nth) => ({ parameter: `word${at}x${nth}`, spelling }));
        for (const { parameter, spelling } of spellings) parameters[parameter] = pattern(spelling);
        return `(${spellings.flatMap(({ parameter }) => of('name').map((column) => like(column, parameter))).join(' OR ')})`;
      });
    if (of('name').length > 0 && terms.length > 0) conditions.push(`(${terms.join(' AND ')})`);
    conditions.push(...of('text').flatMap((column) => [like(column, 'fullName'), within(column, 'fullNameSmall')]));
  }
  return { conditions, parameters };
}

function valuesOf<Row>(row: Row, columns: PersonColumns<Row>): Record<'email' | 'phone' | 'name', (string | null)[]> {
  const of = (names: (keyof Row & string)[] = []): (string | null)[] =>
    names.map((column) => (typeof row[column] === 'string' ? row[column] : null));
  return { email: of(columns.email), phone: of(columns.phone), name: of(columns.name) };
}
