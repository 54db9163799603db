import type { MigrationInterface, QueryRunner } from 'typeorm';
import { varchar } from '../platform/database/columns.ts';

/** A newsletter goes as a mail or as a text message. */
export class CampaignChannel1700000070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('campaigns', varchar('channel', 5, { default: "'email'" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('campaigns', 'channel');
  }
}
