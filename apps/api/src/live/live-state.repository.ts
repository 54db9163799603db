import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { LiveState } from './live-state.entity.ts';

/** The columns that may be changed. */
export type LiveColumns = Omit<LiveState, 'id'>;

const id = 1;

@Injectable()
export class LiveStateRepository {
  constructor(private readonly database: Database) {}

  get(): Promise<LiveState> {
    return this.database.repository(LiveState).findOneByOrFail({ id });
  }

  /** The state, for the transaction under way alone until it ends: a write takes the row on every database. */
  async getForChange(): Promise<LiveState> {
    await this.database.repository(LiveState).createQueryBuilder().update().set({ id }).where('id = :id', { id }).execute();
    return this.get();
  }

  async update(columns: Partial<LiveColumns>): Promise<void> {
    await this.database.repository(LiveState).update({ id }, columns);
  }
}
