import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Recording } from './recording.entity.ts';
import { RecordingFiles } from './recording-files.ts';
import { type RecordedPart, RecordingFolders } from './recording-folders.ts';
import { RecordingQuota } from './recording-quota.ts';
import { RecordingsRepository } from './recordings.repository.ts';
import { runRemux } from './remux/remux-process.ts';

/** Milliseconds between two looks for recordings that wait for room, for their parts or for another process' end. */
const pollInterval = 15_000;
/** Milliseconds for which a process holds what it prepares, and after which it says so again. */
const holding = 30_000;
const renewal = 10_000;
/** Milliseconds a part has stood still when nobody writes it any more. */
const stillness = 1_000;
/** Milliseconds after which a server elsewhere will not hand over anything more. */
const handover = 6 * 3_600_000;
/** Milliseconds on the air below which it is no loss when nothing was written: encoders begin a picture that can be shown every few seconds. */
const blink = 60_000;
/** Times that preparing may break off. */
const maxFailures = 3;

/** Makes of the parts of each recording that has ended what can be watched and heard, one at a time. What was begun when the server stopped is begun again. */
@Injectable()
export class RecordingPreparation implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Recordings');
  private readonly self = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWanted = false;
  private isStopping = false;
  private underWay: { id: number; stop: AbortController; done: Promise<void> } | undefined;

  constructor(
    private readonly recordings: RecordingsRepository,
    private readonly folders: RecordingFolders,
    private readonly files: RecordingFiles,
    private readonly quota: RecordingQuota,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.recordings.releaseStale();
    this.timer = setInterval(() => void this.wake(), pollInterval).unref();
    void this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    this.underWay?.stop.abort();
    await this.round;
  }

  /** Looks for something to prepare now instead of at the next interval; resolves when nothing is left that this process may prepare. */
  wake(): Promise<void> {
    this.isWanted = true;
    return (this.round ??= this.work().finally(() => (this.round = undefined)));
  }

  /** Leaves off a recording, as before it is deleted; resolves once nothing is written any more. */
  async leave(id: number): Promise<void> {
    if (this.underWay?.id !== id) return;
    this.underWay.stop.abort();
    await this.underWay.done;
  }

  private async work(): Promise<void> {
    while (this.isWanted && !this.isStopping) {
      this.isWanted = false;
      try {
        for (const { id } of await this.recordings.findUnclaimed(new Date())) if (!this.isStopping) await this.take(id);
      } catch {
        this.logger.warn('A round of preparing recordings failed and will be repeated');
      }
    }
  }

  private async take(id: number): Promise<void> {
    const recording = await this.recordings.claim(id, this.self, new Date(), this.holdingEnd());
    if (!recording) return;
    const stop = new AbortController();
    const done = this.prepare(recording, stop.signal);
    this.underWay = { id, stop, done };
    const renewing = setInterval(() => void this.renew(id, stop), renewal);
    await done.finally(() => {
      clearInterval(renewing);
      this.underWay = undefined;
    });
  }

  /** Never throws: what goes wrong is counted, told, or waits for the next look. */
  private async prepare(recording: Recording, signal: AbortSignal): Promise<void> {
    const { id } = recording;
    try {
      const parts = await this.settledParts(id);
      if (parts.length === 0) return await this.settleWithout(recording);
      if (await this.quota.lacks(sum(parts)))
        return await this.release(
          id,
          'The disk of the server is too full to prepare this recording. Delete recordings that nobody needs; it goes on by itself.',
        );
      await this.join(recording, parts, signal);
    } catch (error) {
      // Only the attempt is over: what is to be prepared still lies there.
      const failures = signal.aborted ? recording.failures : recording.failures + 1;
      if (!signal.aborted) this.logger.warn(`Preparing recording ${id} broke off: ${String(error)}`);
      if (failures < maxFailures) await this.recordings.settle(id, this.self, { failures }).catch(() => undefined);
      else
        await this.fail(
          id,
          `This recording could not be prepared; it was tried ${maxFailures} times. The person who looks after the server finds its parts in ${this.folders.of(id)}.`,
        ).catch(() => undefined);
    }
  }

  private async join(recording: Recording, parts: RecordedPart[], signal: AbortSignal): Promise<void> {
    const { id } = recording;
    const targets = await this.files.newTargets(randomUUID());
    try {
      const answer = await runRemux({ parts: parts.map(({ path }) => path), ...targets }, signal);
      if (answer.kind === 'broken') throw new Error(answer.reason);
      if (answer.kind === 'unreadable')
        return await this.fail(
          id,
          `Nothing of this recording can be played. Delete it, or ask the person who looks after the server to try what lies in ${this.folders.of(id)}.`,
        );
      if (answer.kind === 'split') {
        await this.files.split(recording, parts, answer.at, this.holdingEnd());
        this.isWanted = true;
        return await this.release(id, recording.problem);
      }
      signal.throwIfAborted();
      const lost = answer.unreadable > 0 ? 'A piece of it could not be read and is missing.' : null;
      await this.files.keep(
        recording,
        targets,
        answer,
        [recording.problem, lost].filter((sentence) => sentence !== null).join(' ') || null,
      );
    } finally {
      await this.files.discard(targets);
    }
  }

  /** The parts, once nobody writes them any more: a media server closes its files a moment after it is told. */
  private async settledParts(id: number): Promise<RecordedPart[]> {
    if ((await this.folders.parts(id)).length === 0) await pause(stillness);
    for (let before: number | undefined; ;) {
      const parts = await this.folders.parts(id);
      const youngest = Math.max(0, ...parts.map(({ changedAt }) => changedAt.getTime()));
      const left = youngest + stillness - Date.now();
      // A file from the future was written before the clock was set back: that it stays the same says that it is whole.
      if (left <= 0 || youngest === before || this.isStopping) return parts;
      before = youngest;
      await pause(stillness);
    }
  }

  /** Nothing was written: it may come yet, was too short to be missed, or is missing. */
  private async settleWithout({ id, startedAt, endedAt, problem }: Recording): Promise<void> {
    const end = endedAt?.getTime() ?? Date.now();
    if (this.files.areHandedOver && Date.now() - end <= handover) return this.release(id, problem);
    if (!this.files.areHandedOver && problem === null && end - startedAt.getTime() < blink) return this.forget(id);
    await this.fail(id, problem ?? 'Nothing arrived from the encoder while this was recorded. It can be deleted.');
  }

  private async forget(id: number): Promise<void> {
    if (await this.recordings.deleteClaimed(id, this.self)) await this.files.removeParts(id);
  }

  private async fail(id: number, problem: string): Promise<void> {
    await this.recordings.settle(id, this.self, { state: 'failed', problem });
  }

  private async release(id: number, problem: string | null): Promise<void> {
    await this.recordings.settle(id, this.self, { problem });
  }

  /** While the database is away the work goes on: its end is for who holds the claim then. */
  private async renew(id: number, stop: AbortController): Promise<void> {
    const isOurs = await this.recordings
      .updateClaimed(id, this.self, { claimedUntil: this.holdingEnd() })
      .catch(() => true);
    if (!isOurs) stop.abort();
  }

  private holdingEnd(): Date {
    return new Date(Date.now() + holding);
  }
}

const sum = (parts: readonly RecordedPart[]): number => parts.reduce((total, { bytes }) => total + bytes, 0);
