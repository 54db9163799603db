import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Recording } from './recording.entity.ts';
import { RecordingFiles } from './recording-files.ts';
import { type RecordedPart, RecordingFolders } from './recording-folders.ts';
import { RecordingQuota } from './recording-quota.ts';
import { RecordingsRepository } from './recordings.repository.ts';
import { runRemux } from './remux/remux-process.ts';

/** Milliseconds between two checks for recordings that wait for disk space, for their parts or for the end of another process. */
const pollInterval = 15_000;
/** Milliseconds for which a claim on a recording is valid, and between two renewals of it. */
const claimMs = 30_000;
const claimRenewalMs = 10_000;
/** Milliseconds for which a part must be unchanged before it counts as complete. */
const settleMs = 1_000;
/** Milliseconds after the end during which an external server may still hand over files. */
const handoverTimeoutMs = 6 * 3_600_000;
/** Milliseconds on the air below which an empty recording is deleted without a message: encoders send a key frame only every few seconds. */
const minWantedMs = 60_000;
/** Number of attempts to prepare a recording. */
const maxFailures = 3;

/** Makes playable files from the parts of each ended recording, one recording at a time. Work that a stop of the server interrupted starts again. */
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

  /** Checks now instead of at the next interval; resolves when nothing is left that this process may prepare. */
  wake(): Promise<void> {
    this.isWanted = true;
    return (this.round ??= this.work().finally(() => (this.round = undefined)));
  }

  /** Aborts the preparation of a recording, as before it is deleted; resolves once nothing is written any more. */
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
    const recording = await this.recordings.claim(id, this.self, new Date(), this.claimEnd());
    if (!recording) return;
    const stop = new AbortController();
    const done = this.prepare(recording, stop.signal);
    this.underWay = { id, stop, done };
    const renewing = setInterval(() => void this.renew(id, stop), claimRenewalMs);
    await done.finally(() => {
      clearInterval(renewing);
      this.underWay = undefined;
    });
  }

  /** Never throws: a failure is counted, reported to staff, or retried at the next check. */
  private async prepare(recording: Recording, signal: AbortSignal): Promise<void> {
    const { id } = recording;
    try {
      const parts = await this.settledParts(id);
      if (parts.length === 0) return await this.settleWithout(recording);
      if (await this.quota.lacks(sum(parts))) return await this.release(id);
      await this.join(recording, parts, signal);
    } catch (error) {
      // Only this attempt has failed; the parts are still there.
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
          `Nothing of this recording can be played. Delete it, or ask the person who looks after the server to try to recover the files in ${this.folders.of(id)}.`,
        );
      if (answer.kind === 'split') {
        await this.files.split(recording, parts, answer.at, this.claimEnd());
        this.isWanted = true;
        return await this.release(id);
      }
      signal.throwIfAborted();
      const lost = answer.unreadable > 0 ? 'A part of it could not be read and is missing.' : null;
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

  /** Returns the parts once nobody writes them any more: a media server closes its files shortly after it is told to stop. */
  private async settledParts(id: number): Promise<RecordedPart[]> {
    if ((await this.folders.parts(id)).length === 0) await pause(settleMs);
    for (let before: number | undefined; ;) {
      const parts = await this.folders.parts(id);
      const youngest = Math.max(0, ...parts.map(({ changedAt }) => changedAt.getTime()));
      const left = youngest + settleMs - Date.now();
      // A file with a time in the future was written before the clock was set back. If its time stays the same, the file is complete.
      if (left <= 0 || youngest === before || this.isStopping) return parts;
      before = youngest;
      await pause(settleMs);
    }
  }

  /** Nothing was written: the parts may still arrive, the broadcast was too short to matter, or the recording failed. */
  private async settleWithout({ id, startedAt, endedAt, problem }: Recording): Promise<void> {
    const end = endedAt?.getTime() ?? Date.now();
    if (this.files.areHandedOver && Date.now() - end <= handoverTimeoutMs) return this.release(id);
    if (!this.files.areHandedOver && problem === null && end - startedAt.getTime() < minWantedMs)
      return this.forget(id);
    await this.fail(id, problem ?? 'Nothing arrived from the encoder while this was recorded. It can be deleted.');
  }

  private async forget(id: number): Promise<void> {
    if (await this.recordings.deleteClaimed(id, this.self)) await this.files.removeParts(id);
  }

  private async fail(id: number, problem: string): Promise<void> {
    await this.recordings.settle(id, this.self, { state: 'failed', problem });
  }

  /** Leaves the recording for a later check. */
  private async release(id: number): Promise<void> {
    await this.recordings.settle(id, this.self, {});
  }

  /** If the database is unavailable, the work continues; the claim is checked when the result is stored. */
  private async renew(id: number, stop: AbortController): Promise<void> {
    const isOurs = await this.recordings
      .updateClaimed(id, this.self, { claimedUntil: this.claimEnd() })
      .catch(() => true);
    if (!isOurs) stop.abort();
  }

  private claimEnd(): Date {
    return new Date(Date.now() + claimMs);
  }
}

const sum = (parts: readonly RecordedPart[]): number => parts.reduce((total, { bytes }) => total + bytes, 0);
