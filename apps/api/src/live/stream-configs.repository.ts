import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../database/database.ts';
import type { LiveSource } from './live-standing.ts';
import { StreamConfig } from './stream-config.entity.ts';

@Injectable()
export class StreamConfigsRepository {
  constructor(private readonly database: Database) {}

  get(type: LiveSource): Promise<StreamConfig> {
    return this.database.repository(StreamConfig).findOneByOrFail({ type });
  }

  /** The row, for the transaction under way alone until it ends. */
  async getForChange(type: LiveSource): Promise<StreamConfig> {
    await this.database
      .repository(StreamConfig)
      .createQueryBuilder()
      .update()
      .set({ type })
      .where('type = :type', { type })
      .execute();
    return this.get(type);
  }

  async update(type: LiveSource, columns: Partial<Omit<StreamConfig, 'type'>>): Promise<void> {
    await this.database.repository(StreamConfig).update({ type }, columns);
  }

  /** Of processes that start together, one gives the first key. */
  async giveFirstKey(type: LiveSource, sealedKey: string): Promise<void> {
    await this.database.repository(StreamConfig).update({ type, sealedKey: IsNull() }, { sealedKey });
  }
}
