import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { DiskUsage, type DiskUse } from '../../platform/disk/disk-usage.ts';
import { bytesOf, type RecordingListResponse, toRecordingResponse } from './recording.dto.ts';
import type { Recording } from './recording.entity.ts';
import { RecordingQuota } from './recording-quota.ts';
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
    return {
      items: recordings.map((recording) => toRecordingResponse(recording, now)),
      usedBytes: await this.quota.usedBytes(recordings),
      limitBytes: this.quota.limitBytes,
      problem: await this.quota.problem(recordings),
    };
  }

  /** Number of recordings that wait for somebody to make a sermon of them or to delete them. */
  countUndecided(): Promise<number> {
    return this.recordings.countUndecided();
  }

  /** Disk use of the recordings without a sermon. Ready recordings are uploads, so their bytes are subtracted there to count them only once. */
  private async diskUse(areUploadsOnDisk: boolean): Promise<DiskUse> {
    const own = (await this.recordings.list()).filter(({ sermonId }) => sermonId === null);
    const sumOf = (bytes: (recording: Recording) => number): number =>
      own.reduce((sum, recording) => sum + bytes(recording), 0);
    return areUploadsOnDisk
      ? {
          recordings: sumOf(bytesOf),
          video: -sumOf(({ videoBytes }) => videoBytes ?? 0),
          audio: -sumOf(({ audioBytes }) => audioBytes ?? 0),
        }
      : { recordings: sumOf(({ partBytes }) => partBytes) };
  }
}
