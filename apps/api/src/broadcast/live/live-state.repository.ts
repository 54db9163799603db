import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, Repository } from 'typeorm';
import { withElapsedTime } from './broadcast-status.ts';
import { LiveState } from './live-state.entity.ts';

/** The columns that may be changed. */
export type LiveColumns = Omit<LiveState, 'id'>;

const id = 1;

@Injectable()
export class LiveStateRepository {
  constructor(@InjectRepository(LiveState) private readonly states: Repository<LiveState>) {}

  /** Returns the state with the elapsed time applied. */
  async get(): Promise<LiveState> {
    return withElapsedTime(await this.read(), new Date());
  }

  /**
   * Locks the row for the current transaction and returns the state; an UPDATE takes the lock on every database. Changes
   * that follow from elapsed time are stored.
   */
  async lockForUpdate(): Promise<LiveState> {
    await this.states.createQueryBuilder().update().set({ id }).where('id = :id', { id }).execute();
    const read = await this.read();
    const state = withElapsedTime(read, new Date());
    if (state !== read) await this.update(state);
    return state;
  }

  async update(columns: Partial<LiveColumns>): Promise<void> {
    await this.states.update({ id }, columns);
  }

  /** Records that our stream still arrives. Returns whether the stored state says so too. */
  async noteSeen(rtmpSeenAt: Date): Promise<boolean> {
    return (await this.states.update({ id, rtmpStreaming: true }, { rtmpSeenAt })).affected === 1;
  }

  /** Whether it is this process's turn to ask YouTube: of all processes, one may ask in `every` milliseconds. */
  async takeYoutubeTurn(every: number): Promise<boolean> {
    const now = new Date();
    const due = [
      { id, youtubeAskedAt: IsNull() },
      { id, youtubeAskedAt: LessThanOrEqual(new Date(now.getTime() - every)) },
    ];
    for (const where of due) if ((await this.states.update(where, { youtubeAskedAt: now })).affected === 1) return true;
    return false;
  }

  private read(): Promise<LiveState> {
    return this.states.findOneByOrFail({ id });
  }
}
