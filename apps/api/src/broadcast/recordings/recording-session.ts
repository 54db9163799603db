import { copyFile, rename, rm, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { formatTime } from '@ministry/domain';
import { codeOf } from '../../platform/database/errors.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import type { Recording } from './recording.entity.ts';
import { RecordingFolders } from './recording-folders.ts';
import { RecordingPreparation } from './recording-preparation.ts';
import { RecordingQuota } from './recording-quota.ts';
import { recordingTitle } from './recording-title.ts';
import { RecordingsRepository } from './recordings.repository.ts';

/** Starts, measures and ends the running recording. */
@Injectable()
export class RecordingSession {
  constructor(
    private readonly recordings: RecordingsRepository,
    private readonly folders: RecordingFolders,
    private readonly quota: RecordingQuota,
    private readonly preparation: RecordingPreparation,
    private readonly settings: SiteSettingsService,
  ) {}

  findRunning(): Promise<Recording | null> {
    return this.recordings.findRunning();
  }

  /** Null if recording is turned off, there is no room, or another process records. @param startedAt later than the broadcast for a further recording of it */
  async start(broadcast: Date, startedAt = broadcast): Promise<Recording | null> {
    if (this.quota.limitBytes === 0 || (await this.quota.problem()) !== null) return null;
    const title = recordingTitle(this.settings.current.programme, broadcast);
    return this.recordings.insertRunning({ title, startedAt });
  }

  /** Folder for the parts of a recording. */
  folderFor({ id }: Recording): Promise<string> {
    return this.folders.make(id);
  }

  /** Stores the current size. Returns why the recording must stop, as a sentence; null while it may go on. */
  async measure({ id }: Recording): Promise<string | null> {
    const partBytes = await this.folders.bytes(id);
    await this.recordings.update(id, { partBytes });
    // Preparing a recording needs its own size once more.
    const problem = await this.quota.problem(partBytes);
    return problem && `Recording stopped at ${formatTime(new Date())}. ${problem}`;
  }

  /** Ends the recording and starts its preparation. @param problem why it ended early */
  async end({ id }: Recording, problem: string | null = null): Promise<void> {
    const parts = await this.folders.parts(id);
    // After a stop of the server, the end is the time of the last part, not the current time.
    const endedAt = parts.at(-1)?.changedAt ?? new Date();
    const partBytes = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    if (await this.recordings.end(id, { state: 'preparing', endedAt, partBytes, problem }))
      void this.preparation.wake();
  }

  /** Moves in a finished file of an external media server. False if nothing was on the air while the file was written. */
  async takeFile(file: string): Promise<boolean> {
    const { birthtimeMs, mtimeMs, size } = await stat(file);
    const [began, ended] = [new Date(birthtimeMs), new Date(mtimeMs)];
    const recording = await this.recordings.findDuring(began, ended);
    if (!recording) return false;
    const taker =
      recording.state === 'ready' || recording.state === 'failed'
        ? await this.recordings.insert({ title: recording.title, startedAt: began, endedAt: ended, state: 'preparing' })
        : recording;
    await move(file, await this.folders.nextPart(taker.id, 'mp4'));
    await this.recordings.update(taker.id, { partBytes: taker.partBytes + size });
    void this.preparation.wake();
    return true;
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
}
