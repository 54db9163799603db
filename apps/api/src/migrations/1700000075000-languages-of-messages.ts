import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['event_registrations', 'waiting_list_entries'];

/** In which language somebody is written to; null: the original one. */
export class LanguagesOfMessages1700000075000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD COLUMN language varchar(3) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
}
