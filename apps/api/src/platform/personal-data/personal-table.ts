import { type FindOptionsOrder, type FindOptionsWhere, In, type Repository } from 'typeorm';
import { matchesOf, phoneEnd, phoneFillers } from './person-match.ts';
import type { PersonMatch, PersonQuery } from './personal-data.ts';

/** The columns of a table that can tell who a row is about. */
export interface PersonColumns<Row> {
  email?: (keyof Row & string)[];
  phone?: (keyof Row & string)[];
  /** Searched together, as first and last name are. */
  name?: (keyof Row & string)[];
  text?: (keyof Row & string)[];
}

/** A row that was found, and by what. */
export interface PersonalMatch<Row> {
  row: Row;
  matched: PersonMatch[];
}

/** Rows that one query looks through, unless a table says fewer: however many there are, no query takes seconds. */
const maxAtOnce = 2_000;

const pattern = (terms: string): string => `%${terms.replace(/[!%_]/g, '!$&')}%`;
const like = (column: string, parameter: string): string => `${column} LIKE :${parameter} ESCAPE '!'`;
/** Also in JSON, in which MySQL tells capitals from small letters. */
const within = (column: string, parameter: string): string => like(`LOWER(${column})`, parameter);
/** SQLite knows capitals of a to z alone: 'ŋaŋ' and 'Ŋaŋ' are two words to it. */
function spellingsOf(word: string): string[] {
  if (/^[\x20-\x7e]*$/.test(word)) return [word];
  const [first = '', ...rest] = word.toLowerCase();
  return [...new Set([word, word.toLowerCase(), word.toUpperCase(), first.toUpperCase() + rest.join('')])];
}
/** Without what people put between the digits of a number. */
const bare = (column: string): string =>
  phoneFillers.reduce((rest, filler) => `REPLACE(${rest}, '${filler}', '')`, column);

/** The queries that every table with personal data is asked for the sake of one person. */
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

  /** The ids of the next rows to be looked through, those before an id; null at the end. */
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

  /** Those rows that exist, in the order of their ids. */
  rows(ids: readonly number[]): Promise<Row[]> {
    const where = { id: In([...ids]) } as FindOptionsWhere<Row>;
    return this.repository.find({ where, order: { id: 'ASC' } as FindOptionsOrder<Row> });
  }

  /** Answers how many there were. */
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
    // Six replacements in a long text take their time; where the digits do not even follow each other there is no need of them.
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
