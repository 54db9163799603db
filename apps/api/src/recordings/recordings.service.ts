import { Injectable } from '@nestjs/common';
import { type RecordingListResponse, toRecordingResponse } from './recording.dto.ts';
import { RecordingRoom } from './recording-room.ts';
import { RecordingsRepository } from './recordings.repository.ts';

/** The recordings as staff see them. */
@Injectable()
export class RecordingsService {
  constructor(
    private readonly recordings: RecordingsRepository,
    private readonly room: RecordingRoom,
  ) {}

  async list(): Promise<RecordingListResponse> {
    const [now, recordings] = [new Date(), await this.recordings.list()];
    return {
      items: recordings.map((recording) => toRecordingResponse(recording, now)),
      usedBytes: await this.room.usedBytes(recordings),
      limitBytes: this.room.limitBytes,
      problem: await this.room.problem(recordings),
    };
  }
}
