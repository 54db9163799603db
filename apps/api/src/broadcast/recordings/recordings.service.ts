import { Injectable } from '@nestjs/common';
import { type RecordingListResponse, toRecordingResponse } from './recording.dto.ts';
import { RecordingQuota } from './recording-quota.ts';
import { RecordingsRepository } from './recordings.repository.ts';

/** The recordings as staff see them. */
@Injectable()
export class RecordingsService {
  constructor(
    private readonly recordings: RecordingsRepository,
    private readonly quota: RecordingQuota,
  ) {}

  async list(): Promise<RecordingListResponse> {
    const [now, recordings] = [new Date(), await this.recordings.list()];
    return {
      items: recordings.map((recording) => toRecordingResponse(recording, now)),
      usedBytes: await this.quota.usedBytes(recordings),
      limitBytes: this.quota.limitBytes,
      problem: await this.quota.problem(recordings),
    };
  }
}
