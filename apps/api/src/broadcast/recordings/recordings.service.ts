import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { DiskUsage, type DiskUse } from '../../platform/disk/disk-usage.ts';
import { textNow } from '../../platform/texts/sentence.ts';
import { bytesOf, type RecordingListResponse, toRecordingResponse } from './recording.dto.ts';
import type { Recording } from './recording.entity.ts';
import { RecordingQuota } from './recording-quota.ts';
import { recordingTexts } from './recordings.copy.ts';
import { RecordingsRepository } from './recordings.repository.ts';

/** The recordings as staff see them. */
@Injectable()
export class RecordingsService {
  constructor(
    private readonly recordings: RecordingsRepository,
    private readonly quota: RecordingQuota,
    usage: DiskUsage,
    { objectStore }: Config,
  ) {
    usage.add(() => this.diskUse(objectStore === undefined));
  }

  async list(): Promise<RecordingListResponse> {
    const [now, recordings] = [new Date(), await this.recordings.list()];
    const waiting = await this.findWithoutRoom(recordings);
    const noRoom = textNow(recordingTexts.noRoom);
    return {
      items: recordings.map((recording) => toRecordingResponse(recording, now, waiting.has(recording) ? noRoom : null)),
      usedBytes: await this.quota.usedBytes(),
      limitBytes: this.quota.limitBytes,
      problem: await this.quota.problem(),
    };
  }

  /** Number of recordings that wait for somebody to make a sermon of them or to delete them. */
  countUndecided(): Promise<number> {
    return this.recordings.countUndecided();
  }

  /** Recordings that cannot be prepared until the disk has more room. */
  private async findWithoutRoom(recordings: readonly Recording[]): Promise<Set<Recording>> {
    const found = new Set<Recording>();
    // While one is being prepared, its parts and its new files are both on the disk; the others wait for their turn.
    if (recordings.some(({ claimedBy }) => claimedBy !== null)) return found;
    for (const recording of recordings)
      if (recording.state === 'preparing' && (await this.quota.lacks(recording.partBytes))) found.add(recording);
    return found;
  }

  /** Disk use of the recordings without a sermon. Ready recordings are uploads, so their bytes are subtracted there to count them only once. */
  private async diskUse(areUploadsOnDisk: boolean): Promise<DiskUse> {
    const bytes = await this.recordings.bytesWithoutSermon();
    return areUploadsOnDisk
      ? { recordings: bytesOf(bytes), video: -bytes.videoBytes, audio: -bytes.audioBytes }
      : { recordings: bytes.partBytes };
  }
}
