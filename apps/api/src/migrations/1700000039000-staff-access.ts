import { type MigrationInterface, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { id, integer, unique, varchar } from '../platform/database/columns.ts';

const columns = {
  email: 'varchar(254) NULL',
  lastSeenAt: 'datetime(3) NULL',
  sessionEpoch: 'integer NOT NULL DEFAULT 1',
  invitationKey: 'varchar(64) NULL',
  invitationExpiresAt: 'datetime(3) NULL',
  secondFactorSecret: 'varchar(255) NULL',
  secondFactorAt: 'datetime(3) NULL',
  secondFactorStep: 'integer NULL',
};

/** Invitations, the end of all sessions and one-time codes of staff accounts. Columns written out, as a builder rebuilds a table of SQLite. */
export class StaffAccess1700000039000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(columns))
      await runner.query(`ALTER TABLE staff_accounts ADD COLUMN ${name} ${type}`);
    await runner.createIndex('staff_accounts', unique('uq_staff_accounts_invitation', ['invitationKey']));
    await runner.createTable(
      new Table({
        name: 'staff_recovery_codes',
        columns: [id(), integer('accountId'), varchar('codeHash', 64)],
        indices: [unique('uq_staff_recovery_codes_hash', ['accountId', 'codeHash'])],
        foreignKeys: [
          new TableForeignKey({
            name: 'fk_staff_recovery_codes_account',
            columnNames: ['accountId'],
            referencedTableName: 'staff_accounts',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('staff_recovery_codes');
    await runner.dropIndex('staff_accounts', 'uq_staff_accounts_invitation');
    for (const name of Object.keys(columns)) await runner.query(`ALTER TABLE staff_accounts DROP COLUMN ${name}`);
  }
}
