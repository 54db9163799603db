import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { DiskUsage, folderBytes } from '../disk/disk-usage.ts';
import { IncomingFiles } from './incoming-files.ts';
import { ResumableFiles } from './resumable/resumable-files.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Reports how much disk space the uploads use on this machine. */
@Injectable()
export class UploadDiskUse {
  constructor(
    usage: DiskUsage,
    uploads: UploadsRepository,
    incoming: IncomingFiles,
    resumable: ResumableFiles,
    { objectStore }: Config,
  ) {
    if (!objectStore) usage.add(() => uploads.bytesByKind());
    usage.add(async () => ({
      unfinished: (await folderBytes(incoming.folder)) + (await folderBytes(resumable.directory)),
    }));
  }
}
