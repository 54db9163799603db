import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { SermonsService } from '../../publishing/sermons/sermons.service.ts';
import { recordingNotFound, recordingNotReady } from './recordings.errors.ts';
import { RecordingsRepository } from './recordings.repository.ts';

export interface SermonOutcome {
  sermonId: number;
  /** False if the sermon existed already. */
  isNew: boolean;
}

/** Makes draft sermons of recordings. */
@Injectable()
export class RecordingSermons {
  constructor(
    private readonly recordings: RecordingsRepository,
    private readonly sermons: SermonsService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Each recording becomes one sermon only, however often this is called. @throws DomainError 404, 409 RECORDING_NOT_READY */
  draft(id: number): Promise<SermonOutcome> {
    return this.database.transaction(async () => {
      const recording = await this.recordings.lockForUpdate(id);
      if (!recording) throw recordingNotFound();
      if (recording.sermonId !== null) return { sermonId: recording.sermonId, isNew: false };
      if (recording.state !== 'ready') throw recordingNotReady();
      const { title, startedAt, videoUrl, audioUrl } = recording;
      const sermon = await this.sermons.create({ title, date: startedAt.toISOString(), videoUrl, audioUrl });
      await this.recordings.update(id, { sermonId: sermon.id });
      await this.audit.record({
        action: 'drafted',
        entity: 'recording',
        entityId: id,
        summary: `Made a draft sermon of the recording: ${title}`,
        after: { sermonId: sermon.id },
      });
      return { sermonId: sermon.id, isNew: true };
    });
  }
}
