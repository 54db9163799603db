import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { boolean, instant, varchar } from '../platform/database/columns.ts';

const none = { isNullable: true };

/** Where streams are sent and watched; and of what is on the air: who approved it and put it there, and when it was last seen. */
export class StreamConfigs1700000023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'stream_configs',
        columns: [
          varchar('type', 20, { isPrimary: true }),
          varchar('ingestUrl', 500, none),
          varchar('sealedKey', 500, none),
          varchar('watchUrl', 2048, none),
          instant('updatedAt', none),
          varchar('updatedBy', 40, none),
        ],
      }),
    );
    await runner.query("INSERT INTO stream_configs (type) VALUES ('youtube'), ('rtmp')");
    await runner.addColumns('live_state', [
      varchar('approvedBy', 40, none),
      instant('approvedAt', none),
      varchar('wentLiveBy', 40, none),
      boolean('youtubeIsConfirmed', { default: '0' }),
      instant('youtubeAskedAt', none),
      instant('rtmpSeenAt', none),
    ]);
    // The media server says itself why it does not run: no row has to remember it.
    await runner.dropColumn('live_state', 'rtmpError');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('live_state', varchar('rtmpError', 500, none));
    await runner.dropColumns('live_state', [
      'approvedBy',
      'approvedAt',
      'wentLiveBy',
      'youtubeIsConfirmed',
      'youtubeAskedAt',
      'rtmpSeenAt',
    ]);
    await runner.dropTable('stream_configs');
  }
}
