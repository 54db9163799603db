import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { boolean, instant, integer, varchar } from '../platform/database/columns.ts';

const none = { isNullable: true };

export class Live1700000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'live_state',
        columns: [
          integer('id', { isPrimary: true }),
          varchar('youtubeUrl', 2048, none),
          boolean('youtubeIsLive'),
          varchar('hlsUrl', 2048, none),
          varchar('audioUrl', 2048, none),
          boolean('rtmpApproved'),
          boolean('rtmpActivated'),
          boolean('rtmpStreaming'),
          varchar('rtmpError', 500, none),
          instant('wentLiveAt', none),
          instant('droppedAt', none),
        ],
      }),
    );
    // The one row there ever is: anyone who changes the state only updates, so no two callers can make a second.
    await runner.query(
      'INSERT INTO live_state (id, youtubeIsLive, rtmpApproved, rtmpActivated, rtmpStreaming) VALUES (1, 0, 0, 0, 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('live_state');
  }
}
