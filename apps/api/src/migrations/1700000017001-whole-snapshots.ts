import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['before', 'after'];

/** A snapshot shall hold the longest text there is; TEXT of MySQL and MariaDB ends at 65,535 bytes. */
export class WholeSnapshots1700000017001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What MariaDB calls JSON is a LONGTEXT that tells capitals apart; without the alias it is searched as all other text is.
    const type = runner.connection.options.type === 'mariadb' ? 'longtext' : 'json';
    for (const column of columns) await change(runner, column, type, `\`${column}Old\``);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of columns)
      await change(runner, column, 'text', `CASE WHEN LENGTH(\`${column}Old\`) < 65536 THEN \`${column}Old\` END`);
  }
}

/** A new column in place of the old one; a changed type would have TypeORM drop what was in it. */
async function change(runner: QueryRunner, column: string, type: string, value: string): Promise<void> {
  await runner.query(`ALTER TABLE audit_log RENAME COLUMN \`${column}\` TO \`${column}Old\``);
  await runner.query(`ALTER TABLE audit_log ADD COLUMN \`${column}\` ${type} NULL`);
  await runner.query(`UPDATE audit_log SET \`${column}\` = ${value}`);
  await runner.query(`ALTER TABLE audit_log DROP COLUMN \`${column}Old\``);
}
