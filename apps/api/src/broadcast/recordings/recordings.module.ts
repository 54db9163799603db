import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { UploadsModule } from '../../platform/uploads/uploads.module.ts';
import { SermonsModule } from '../../publishing/sermons/sermons.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { MediaServerModule } from '../media-server/media-server.module.ts';
import { Recorder } from './recorder.ts';
import { Recording } from './recording.entity.ts';
import { RecordingFiles } from './recording-files.ts';
import { RecordingFolders } from './recording-folders.ts';
import { RecordingPreparation } from './recording-preparation.ts';
import { RecordingQuota } from './recording-quota.ts';
import { RecordingRemoval } from './recording-removal.ts';
import { RecordingSermons } from './recording-sermons.ts';
import { RecordingSession } from './recording-session.ts';
import { RecordingsController } from './recordings.controller.ts';
import { RecordingsRepository } from './recordings.repository.ts';
import { RecordingsService } from './recordings.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([Recording]),
    AuditModule,
    LiveModule,
    MediaServerModule,
    SermonsModule,
    UploadsModule,
  ],
  controllers: [RecordingsController],
  providers: [
    RecordingsRepository,
    RecordingFolders,
    RecordingFiles,
    RecordingQuota,
    RecordingPreparation,
    RecordingSession,
    Recorder,
    RecordingSermons,
    RecordingRemoval,
    RecordingsService,
  ],
  exports: [RecordingsService],
})
export class RecordingsModule {
  constructor(retention: Retention, files: RecordingFiles) {
    retention.add(
      // Recordings have no retention rule: only somebody who has watched a recording can decide that it is not needed.
      {
        records: 'Parts of recordings that are ready or deleted',
        after: 'none',
        outcome: 'removed',
        apply: () => files.removeUnneededParts(),
      },
    );
  }
}
