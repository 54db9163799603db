import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { bytesOf } from './recording.dto.ts';
import { RecordingFiles } from './recording-files.ts';
import { RecordingPreparation } from './recording-preparation.ts';
import { recordingInUse, recordingNotFound, recordingRunning } from './recordings.errors.ts';
import { RecordingsRepository } from './recordings.repository.ts';

/** Deletes recordings. */
@Injectable()
export class RecordingRemoval {
  constructor(
    private readonly recordings: RecordingsRepository,
    private readonly files: RecordingFiles,
    private readonly preparation: RecordingPreparation,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 404, 409 RECORDING_RUNNING or RECORDING_IN_USE */
  async delete(id: number): Promise<void> {
    await this.preparation.leave(id);
    await this.database.transaction(async () => {
      const recording = await this.recordings.lockForUpdate(id);
      if (!recording) throw recordingNotFound();
      if (recording.state === 'recording') throw recordingRunning();
      if (recording.sermonId !== null) throw recordingInUse();
      await this.recordings.delete(id);
      await this.files.removeStored(recording);
      const { title, startedAt, endedAt, seconds } = recording;
      await this.audit.record({
        action: 'deleted',
        entity: 'recording',
        entityId: id,
        summary: `Deleted the recording: ${title}`,
        before: { title, startedAt, endedAt, seconds, bytes: bytesOf(recording) },
      });
    });
    await this.files.removeParts(id);
    // Recordings that wait for disk space may fit now.
    void this.preparation.wake();
  }
}
