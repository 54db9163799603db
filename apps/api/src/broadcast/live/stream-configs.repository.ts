import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { LiveSource } from './broadcast-status.ts';
import { StreamConfig } from './stream-config.entity.ts';

@Injectable()
export class StreamConfigsRepository {
  constructor(@InjectRepository(StreamConfig) private readonly configs: Repository<StreamConfig>) {}

  get(type: LiveSource): Promise<StreamConfig> {
    return this.configs.findOneByOrFail({ type });
  }

  /** Locks the row for the current transaction and returns it. */
  async lockForUpdate(type: LiveSource): Promise<StreamConfig> {
    await this.configs.createQueryBuilder().update().set({ type }).where('type = :type', { type }).execute();
    return this.get(type);
  }

  async update(type: LiveSource, columns: Partial<Omit<StreamConfig, 'type'>>): Promise<void> {
    await this.configs.update({ type }, columns);
  }

  /** Stores the first key; if several processes start together, only one succeeds. */
  async giveFirstKey(type: LiveSource, sealedKey: string): Promise<void> {
    await this.configs.update({ type, sealedKey: IsNull() }, { sealedKey });
  }
}
