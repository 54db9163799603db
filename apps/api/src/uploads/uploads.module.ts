import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { Config } from '../config/config.ts';
import { DiskStorage } from './disk-storage.ts';
import { FileStorage } from './file-storage.ts';
import { IncomingFiles } from './incoming-files.ts';
import { PictureCopies } from './picture-copies.ts';
import { PlantedFiles } from './planted-files.ts';
import { ResumableController } from './resumable/resumable.controller.ts';
import { ResumableFiles } from './resumable/resumable-files.ts';
import { ResumableService } from './resumable/resumable.service.ts';
import { UploadFiles } from './upload-files.ts';
import { UploadMentions } from './upload-mentions.ts';
import { UploadOrphans } from './upload-orphans.ts';
import { UploadRemoval } from './upload-removal.ts';
import { UploadsController } from './uploads.controller.ts';
import { UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

@Module({
  imports: [AuditModule],
  controllers: [UploadsController, ResumableController],
  providers: [
    {
      provide: FileStorage,
      inject: [Config, IncomingFiles],
      // The bucket's client takes a quarter of a second to load; most sites never need it.
      useFactory: async ({ objectStore, dataDir }: Config, incoming: IncomingFiles): Promise<FileStorage> =>
        objectStore
          ? new (await import('./s3-storage.ts')).S3Storage(objectStore)
          : new DiskStorage(join(dataDir, 'uploads'), incoming.folder),
    },
    IncomingFiles,
    UploadsRepository,
    UploadsService,
    PictureCopies,
    PlantedFiles,
    UploadRemoval,
    UploadMentions,
    UploadOrphans,
    UploadFiles,
    ResumableFiles,
    ResumableService,
  ],
  // IncomingFiles: for routes of other domains that take a file.
  exports: [UploadsService, IncomingFiles, PlantedFiles],
})
export class UploadsModule {}
