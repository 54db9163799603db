import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const name = 'ix_event_registrations_order';

/** An event's registrations in the order they came: without it each page sorts all of them. */
export class RegistrationsInOrder1700000030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('event_registrations', index(name, ['eventId', 'id']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('event_registrations', name);
  }
}
