import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { boolean, id, index, instant, integer, unique, varchar } from '../platform/database/columns.ts';

/** Devices that take notifications, and what they are notified of. */
export class PushNotifications1700000064000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'push_subscriptions',
        columns: [
          id(),
          varchar('endpointHash', 64),
          varchar('endpoint', 1000),
          varchar('p256dh', 90),
          varchar('auth', 24),
          boolean('wantsLive'),
          boolean('wantsSermons'),
          instant('createdAt'),
        ],
        indices: [unique('uq_push_subscriptions_endpoint', ['endpointHash'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'topic_notifications',
        columns: [
          id(),
          varchar('occasion', 60),
          varchar('topic', 10),
          varchar('title', 200),
          varchar('body', 300),
          varchar('path', 300),
          instant('sendAt'),
          instant('expiresAt'),
          integer('lastSubscriptionId'),
          integer('sentCount'),
          instant('finishedAt', { isNullable: true }),
          instant('createdAt'),
        ],
        indices: [
          unique('uq_topic_notifications_occasion', ['occasion']),
          index('ix_topic_notifications_due', ['finishedAt', 'sendAt']),
        ],
      }),
    );
    await runner.query('ALTER TABLE event_registrations ADD COLUMN deviceId integer');
    await runner.query('ALTER TABLE prayer_requests ADD COLUMN deviceId integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prayer_requests DROP COLUMN deviceId');
    await runner.query('ALTER TABLE event_registrations DROP COLUMN deviceId');
    await runner.dropTable('topic_notifications');
    await runner.dropTable('push_subscriptions');
  }
}
