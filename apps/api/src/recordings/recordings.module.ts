import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { MediaServerModule } from '../media-server/media-server.module.ts';
import { SermonsModule } from '../sermons/sermons.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { Recorder } from './recorder.ts';
import { RecordingFiles } from './recording-files.ts';
import { RecordingFolders } from './recording-folders.ts';
import { RecordingPreparation } from './recording-preparation.ts';
import { RecordingRemoval } from './recording-removal.ts';
import { RecordingRoom } from './recording-room.ts';
import { RecordingSermons } from './recording-sermons.ts';
import { RecordingSweep } from './recording-sweep.ts';
import { RecordingTakes } from './recording-takes.ts';
import { RecordingsController } from './recordings.controller.ts';
import { RecordingsRepository } from './recordings.repository.ts';
import { RecordingsService } from './recordings.service.ts';

@Module({
  imports: [AuditModule, LiveModule, MediaServerModule, SermonsModule, UploadsModule],
  controllers: [RecordingsController],
  providers: [
    RecordingsRepository,
    RecordingFolders,
    RecordingFiles,
    RecordingRoom,
    RecordingPreparation,
    RecordingTakes,
    Recorder,
    RecordingSermons,
    RecordingRemoval,
    RecordingSweep,
    RecordingsService,
  ],
})
export class RecordingsModule {}
