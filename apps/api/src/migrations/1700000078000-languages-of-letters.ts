import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['orders', 'contact_messages', 'newsletter_subscribers', 'families', 'push_subscriptions'];

/** In which language a buyer, writer, subscriber, family or device is written to; null: the original one. */
export class LanguagesOfLetters1700000078000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD COLUMN language varchar(3) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
}
