import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThanOrEqual, Not, Repository } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { Recording, type RecordingBytes, type RecordingState } from './recording.entity.ts';

/** Columns that are known when a recording begins. */
export type NewRecording = Pick<Recording, 'title' | 'startedAt' | 'endedAt' | 'state'>;
/** Which process prepares a recording, and until when. */
type Claim = Pick<Recording, 'claimedBy' | 'claimedUntil'>;

const unclaimed: Claim = { claimedBy: null, claimedUntil: null };

@Injectable()
export class RecordingsRepository {
  constructor(
    @InjectRepository(Recording) private readonly recordings: Repository<Recording>,
    private readonly database: Database,
  ) {}

  /** Latest first. */
  list(): Promise<Recording[]> {
    return this.recordings.find({ order: { startedAt: 'DESC', id: 'DESC' } });
  }

  /** Sums of the recordings without a sermon: files of a sermon count as the sermon's. */
  async bytesWithoutSermon(): Promise<Record<keyof RecordingBytes, number>> {
    const sums = await this.recordings
      .createQueryBuilder('recording')
      .select('SUM(recording.partBytes)', 'partBytes')
      .addSelect('SUM(recording.videoBytes)', 'videoBytes')
      .addSelect('SUM(recording.audioBytes)', 'audioBytes')
      .where('recording.sermonId IS NULL')
      .getRawOne<RecordingBytes>();
    return {
      partBytes: Number(sums?.partBytes),
      videoBytes: Number(sums?.videoBytes),
      audioBytes: Number(sums?.audioBytes),
    };
  }

  findById(id: number): Promise<Recording | null> {
    return this.recordings.findOneBy({ id });
  }

  /** Locks the row for the current transaction and returns it; an UPDATE takes the lock on every database. */
  async lockForUpdate(id: number): Promise<Recording | null> {
    await this.recordings.createQueryBuilder().update().set({ id }).where('id = :id', { id }).execute();
    return this.findById(id);
  }

  /** The recording that is being written now. */
  findRunning(): Promise<Recording | null> {
    return this.recordings.findOneBy({ isRunning: true });
  }

  /** The latest recording that was on the air at some time between two points in time. */
  findDuring(from: Date, to: Date): Promise<Recording | null> {
    const began = LessThanOrEqual(to);
    return this.recordings.findOne({
      where: [
        { startedAt: began, endedAt: IsNull() },
        { startedAt: began, endedAt: MoreThanOrEqual(from) },
      ],
      order: { startedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Recordings to be prepared that no process has claimed, oldest first. */
  findUnclaimed(now: Date): Promise<Recording[]> {
    const state: RecordingState = 'preparing';
    return this.recordings.find({
      where: [
        { state, claimedUntil: IsNull() },
        { state, claimedUntil: LessThan(now) },
      ],
      order: { id: 'ASC' },
    });
  }

  /** Number of finished recordings that have not been made into a sermon. */
  countUndecided(): Promise<number> {
    const done: RecordingState[] = ['ready', 'failed'];
    return this.recordings.countBy({ state: In(done), sermonId: IsNull() });
  }

  /** Those of the ids that are not ready yet, so that their parts are still needed. */
  async findUnready(ids: readonly number[]): Promise<Set<number>> {
    const state: RecordingState = 'ready';
    return new Set(
      (await this.recordings.find({ select: { id: true }, where: { id: In([...ids]), state: Not(state) } })).map(
        ({ id }) => id,
      ),
    );
  }

  /** SQLite is used by a single process, so claims that exist at the start belong to a process that has ended. */
  async releaseStale(): Promise<void> {
    if (!this.database.isMysql) await this.recordings.update({ claimedUntil: Not(IsNull()) }, unclaimed);
  }

  /** Null when this process or another one is recording already. */
  async insertRunning(columns: Omit<NewRecording, 'state' | 'endedAt'>): Promise<Recording | null> {
    try {
      return await this.insert({ ...columns, state: 'recording', endedAt: null }, true);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  async insert(columns: NewRecording & Partial<Claim>, isRunning: true | null = null): Promise<Recording> {
    const row = {
      ...unclaimed,
      ...columns,
      isRunning,
      problem: null,
      seconds: null,
      partBytes: 0,
      videoUrl: null,
      videoBytes: null,
      audioUrl: null,
      audioBytes: null,
      failures: 0,
      sermonId: null,
    };
    const { identifiers } = await this.recordings.insert(row);
    return { ...row, id: Number(identifiers[0]?.id) };
  }

  /** False when the recording does not exist any more. */
  async update(id: number, columns: Partial<Recording>): Promise<boolean> {
    return (await this.recordings.update({ id }, columns)).affected === 1;
  }

  /** Ends the recording. False when it had ended already. */
  async end(id: number, columns: Partial<Recording>): Promise<boolean> {
    return (await this.recordings.update({ id, isRunning: true }, { ...columns, isRunning: null })).affected === 1;
  }

  /** Claims a recording that waits to be prepared and returns its row. Null when it does not wait any more or another process was faster. */
  async claim(id: number, claimedBy: string, now: Date, claimedUntil: Date): Promise<Recording | null> {
    const state: RecordingState = 'preparing';
    const free = [
      { id, state, claimedUntil: IsNull() },
      { id, state, claimedUntil: LessThan(now) },
    ];
    for (const where of free)
      if ((await this.recordings.update(where, { claimedBy, claimedUntil })).affected === 1) return this.findById(id);
    return null;
  }

  /** Updates a recording that this process has claimed. False when the claim is lost, for example after the process was suspended for long. */
  async updateClaimed(id: number, claimedBy: string, columns: Partial<Recording>): Promise<boolean> {
    return (await this.recordings.update({ id, claimedBy }, columns)).affected === 1;
  }

  /** The last update, which also releases the claim. False when the claim is lost. */
  settle(id: number, claimedBy: string, columns: Partial<Recording>): Promise<boolean> {
    return this.updateClaimed(id, claimedBy, { ...columns, ...unclaimed });
  }

  /** Deletes a recording that this process has claimed. False when the claim is lost. */
  async deleteClaimed(id: number, claimedBy: string): Promise<boolean> {
    return (await this.recordings.delete({ id, claimedBy })).affected === 1;
  }

  async delete(id: number): Promise<void> {
    await this.recordings.delete({ id });
  }
}
