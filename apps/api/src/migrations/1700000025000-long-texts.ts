import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = { sermons: 'description', ministries: 'description', events: 'description', announcements: 'content' };

/** What is promised in characters shall fit: TEXT of MySQL and MariaDB ends at 65,535 bytes, a letter takes up to four. */
export class LongTexts1700000025000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return change(runner, 'mediumtext');
  }

  down(runner: QueryRunner): Promise<void> {
    return change(runner, 'text');
  }
}

/** By a statement of its own: for another type TypeORM would drop what is in the column. On SQLite every text may be long. */
async function change(runner: QueryRunner, type: 'text' | 'mediumtext'): Promise<void> {
  if (runner.connection.options.type === 'better-sqlite3') return;
  for (const [table, column] of Object.entries(columns))
    await runner.query(`ALTER TABLE ${table} MODIFY ${column} ${type} NOT NULL`);
}
