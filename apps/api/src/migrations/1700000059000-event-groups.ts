import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who came to an event together, and how often a ticket was passed on. */
export class EventGroups1700000059000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations ADD COLUMN groupId integer');
    await runner.query('ALTER TABLE event_registrations ADD COLUMN transfers integer');
    await runner.query('CREATE INDEX ix_event_registrations_group ON event_registrations (groupId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX ix_event_registrations_group${runner.connection.options.type === 'better-sqlite3' ? '' : ' ON event_registrations'}`,
    );
    await runner.query('ALTER TABLE event_registrations DROP COLUMN transfers');
    await runner.query('ALTER TABLE event_registrations DROP COLUMN groupId');
  }
}
