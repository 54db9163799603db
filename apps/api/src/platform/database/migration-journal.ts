import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records what a migration has done so far, for servers on which DDL commits implicitly. Empty while no migration is running. */
const createJournal = `CREATE TABLE IF NOT EXISTS migration_journal (
  migration varchar(190) NOT NULL,
  step integer NOT NULL,
  statement char(64) NOT NULL,
  tablesBefore char(64) NULL,
  answer longblob NULL,
  PRIMARY KEY (migration, step)
)`;

interface Step {
  /** SHA-256 of the statement. */
  statement: string;
  /** Hash of the tables before a DDL statement; null for other statements. */
  tablesBefore: string | null;
  answer: Buffer | null;
}

/** The migration cannot run or continue. The message is for the person who starts the server. */
export class JournalError extends Error {}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Query = (statement: string, parameters?: unknown[], useStructuredResult?: boolean) => Promise<unknown>;

/** Whether a rollback undoes the statement. */
const isTransactional = (statement: string): boolean =>
  /^\s*(SELECT|SHOW|INSERT|UPDATE|DELETE|REPLACE)\b/i.test(statement);
/** Whether this is a DDL statement whose effect `tablesLike` can detect. */
const changesTables = (statement: string): boolean =>
  /^\s*((CREATE|ALTER|DROP|RENAME)\s+TABLE|(CREATE|DROP)\s+((UNIQUE|FULLTEXT|SPATIAL)\s+)?INDEX)\b/i.test(statement);

/** Returns a hash of the names of all tables and of the definitions of the tables that the statement names. */
async function tablesLike(statement: string, query: Query): Promise<string> {
  const rows = (await query('SHOW TABLES')) as Record<string, string>[];
  const names = rows.flatMap((row) => Object.values(row)).sort();
  const made: unknown[] = [names];
  for (const name of names.filter((table) => statement.includes(table))) {
    const [table] = (await query(`SHOW CREATE TABLE \`${name}\``)) as { 'Create Table': string }[];
    // The next id depends on the rows, which other processes may be writing.
    made.push(table?.['Create Table'].replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  return sha256(JSON.stringify(made));
}

/** Runs one migration statement by statement. */
class Run {
  private step = 0;
  /** Steps to write before the next DDL statement. If none follows, the COMMIT of the migration stores all of its changes or none. */
  private readonly unwritten: Step[] = [];

  constructor(
    private readonly migration: string,
    private readonly query: Query,
    private readonly earlier: readonly Step[],
  ) {}

  async execute(...[statement, parameters, useStructuredResult]: Parameters<Query>): Promise<unknown> {
    const known = this.earlier[this.step];
    this.step += 1;
    if (known && known.statement !== sha256(statement))
      throw new JournalError(
        'Another release was stopped while it changed the tables of the database; start that release once more and let it finish, or restore the last backup.',
      );
    if (changesTables(statement)) return this.changeTables(statement, parameters, known);
    if (known) return known.answer && deserialize(known.answer);
    if (!isTransactional(statement))
      throw new JournalError(`A migration cannot be made safe against being killed with this statement: ${statement}`);
    const answer = await this.query(statement, parameters, useStructuredResult);
    this.unwritten.push({ statement: sha256(statement), tablesBefore: null, answer: serialize(answer) });
    return answer;
  }

  async end(): Promise<void> {
    if (this.step < this.earlier.length) throw new JournalError(`${this.migration} no longer does what it has done`);
    await this.query('DELETE FROM migration_journal WHERE migration = ?', [this.migration]);
  }

  /** If the process was killed during this change, the change may or may not have been made; comparing the tables tells which. */
  private async changeTables(statement: string, parameters: unknown[] | undefined, known?: Step): Promise<void> {
    if (known && this.step < this.earlier.length) return;
    const tablesBefore = await tablesLike(statement, this.query);
    if (known && known.tablesBefore !== tablesBefore) return;
    if (!known) await this.write({ statement: sha256(statement), tablesBefore, answer: null });
    await this.query('COMMIT');
    await this.query(statement, parameters);
    await this.query('START TRANSACTION');
  }

  private async write(last: Step): Promise<void> {
    const steps = [...this.unwritten.splice(0), last];
    for (const [at, { statement, tablesBefore, answer }] of steps.entries())
      await this.query('INSERT INTO migration_journal VALUES (?, ?, ?, ?, ?)', [
        this.migration,
        this.step - steps.length + at,
        statement,
        tablesBefore,
        answer,
      ]);
  }
}

/**
 * Lets a migration continue where a killed process stopped. MySQL and MariaDB commit at each DDL statement, so no transaction can
 * undo half a migration. The journal records each statement and its result. On the next run, recorded statements return their
 * stored results and only the remaining ones are executed. ADR 23.
 */
export function keepJournal(migration: MigrationInterface): void {
  const name = migration.constructor.name;
  const up = migration.up.bind(migration);
  migration.up = async (runner: QueryRunner) => {
    const query: Query = runner.query.bind(runner);
    if (!runner.isTransactionActive) throw new JournalError(`${name} must run in a transaction`);
    await query(createJournal); // DDL commits implicitly, which ends the transaction that TypeORM has begun.
    await query('START TRANSACTION');
    const earlier = await query(
      'SELECT statement, tablesBefore, answer FROM migration_journal WHERE migration = ? ORDER BY step',
      [name],
    );
    const run = new Run(name, query, earlier as Step[]);
    // TypeORM caches table definitions across migrations. A process that continues after a killed one has not run the earlier
    // migrations, so its cache would differ. Each migration starts with an empty cache and therefore sends the same statements.
    Object.assign(runner, { query: run.execute.bind(run), loadedTables: [], loadedViews: [] });
    try {
      await up(runner);
    } finally {
      Object.assign(runner, { query });
    }
    await run.end();
  };
}
