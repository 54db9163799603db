import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.ts';
import { Config } from '../config/config.ts';
import { Retention } from '../retention/retention.ts';
import { DiskStorage } from './disk-storage.ts';
import { FileStorage } from './file-storage.ts';
import { IncomingFiles } from './incoming-files.ts';
import { MediaLibraryController } from './media-library.controller.ts';
import { MediaLibraryService } from './media-library.service.ts';
import { MediaReplacementService } from './media-replacement.service.ts';
import { PictureCopies } from './picture-copies.ts';
import { PictureCropService } from './picture-crop.service.ts';
import { PictureFocusService } from './picture-focus.service.ts';
import { ResumableController } from './resumable/resumable.controller.ts';
import { ResumableService } from './resumable/resumable.service.ts';
import { ResumableFiles } from './resumable/resumable-files.ts';
import { SeedFileStorage } from './seed-file-storage.ts';
import { Upload } from './upload.entity.ts';
import { UploadDiskUse } from './upload-disk-use.ts';
import { UploadFiles } from './upload-files.ts';
import { UploadInventory } from './upload-inventory.ts';
import { UploadOrphans } from './upload-orphans.ts';
import { UploadReferences } from './upload-references.ts';
import { UploadRegistration } from './upload-registration.ts';
import { UploadRemoval } from './upload-removal.ts';
import { UploadReplacement } from './upload-replacement.entity.ts';
import { UploadTransfer } from './upload-transfer.ts';
import { UploadUsage } from './upload-usage.ts';
import { UploadsController } from './uploads.controller.ts';
import { UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

// Not in the decorator: TypeScript does not rewrite the extension `.ts` of a dynamic import there, so the built server would not find the file.
async function openStorage({ objectStore, dataDir }: Config, incoming: IncomingFiles): Promise<FileStorage> {
  if (!objectStore) return new DiskStorage(join(dataDir, 'uploads'), incoming.folder);
  // Imported on demand: the S3 client takes a quarter of a second to load, and most sites never need it.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(objectStore);
}

@Module({
  imports: [TypeOrmModule.forFeature([Upload, UploadReplacement]), AuditModule],
  controllers: [UploadsController, MediaLibraryController, ResumableController],
  providers: [
    {
      provide: FileStorage,
      inject: [Config, IncomingFiles],
      useFactory: openStorage,
    },
    IncomingFiles,
    UploadsRepository,
    UploadsService,
    PictureCopies,
    SeedFileStorage,
    UploadRemoval,
    UploadRegistration,
    UploadReferences,
    UploadOrphans,
    UploadInventory,
    UploadDiskUse,
    UploadFiles,
    UploadUsage,
    UploadTransfer,
    MediaLibraryService,
    MediaReplacementService,
    PictureFocusService,
    PictureCropService,
    ResumableFiles,
    ResumableService,
  ],
  // IncomingFiles: for routes of other domains that accept a file.
  exports: [UploadsService, ResumableService, IncomingFiles, SeedFileStorage, UploadInventory, UploadTransfer],
})
export class UploadsModule {
  constructor(retention: Retention, orphans: UploadOrphans, removal: UploadRemoval, resumable: ResumableFiles) {
    retention.add(
      {
        records: 'Files that nothing uses',
        after: 'unusedFile',
        outcome: 'removed',
        apply: (before, now) => orphans.removeDaily(before, now),
      },
      {
        records: 'Uploads that were never finished, and removed files',
        after: 'unfinishedUpload',
        outcome: 'removed',
        apply: (before) => removal.removeFiles(before),
      },
      {
        records: 'Incoming files that were cut off',
        after: 'incomingFile',
        outcome: 'removed',
        apply: (before) => removal.removeIncoming(before),
      },
      {
        records: 'Resumable uploads that nobody continued',
        after: 'resumableUpload',
        outcome: 'removed',
        apply: (before) => resumable.removeAbandoned(before),
      },
    );
  }
}
