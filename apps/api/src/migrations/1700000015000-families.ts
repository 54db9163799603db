import { type MigrationInterface, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { day, id, index, instant, integer, varchar } from '../platform/database/columns.ts';

export class Families1700000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'families',
        columns: [
          id(),
          varchar('familyName', 100),
          varchar('headOfFamily', 100),
          varchar('email', 254),
          // Rows from elsewhere may lack one (FAM-19).
          varchar('phone', 40, { isNullable: true }),
          varchar('address', 500),
          varchar('latitude', 24, { isNullable: true }),
          varchar('longitude', 24, { isNullable: true }),
          varchar('status', 10),
          instant('registeredAt'),
          instant('deletedAt', { isNullable: true }),
        ],
        indices: [index('ix_families_registered', ['registeredAt']), index('ix_families_status', ['status'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'family_members',
        columns: [
          id(),
          integer('familyId'),
          varchar('title', 50),
          varchar('firstName', 80),
          varchar('lastName', 80),
          day('dateOfBirth'),
        ],
        indices: [index('ix_family_members_family', ['familyId'])],
        foreignKeys: [
          new TableForeignKey({
            name: 'fk_family_members_family',
            columnNames: ['familyId'],
            referencedTableName: 'families',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('family_members');
    await runner.dropTable('families');
  }
}
