import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { UploadsModule } from '../../platform/uploads/uploads.module.ts';
import { ArchiveController } from './archive.controller.ts';
import { ArchiveCheckService } from './archive-check.service.ts';
import { ArchiveContentService } from './archive-content.service.ts';
import { ArchiveExportService } from './archive-export.service.ts';
import { ArchiveFiles } from './archive-files.ts';
import { ArchiveImportService } from './archive-import.service.ts';
import { ArchivedSettingsService } from './archived-settings.service.ts';
import { ImportLease } from './import-lease.ts';
import { PreviousSite } from './previous-site.ts';
import { SiteArchiveService } from './site-archive.service.ts';
import { SiteImportService } from './site-import.service.ts';
import { SiteReplacementService } from './site-replacement.service.ts';

/** The whole site as one archive: exported, checked and imported. */
@Module({
  imports: [AuditModule, UploadsModule],
  controllers: [ArchiveController],
  providers: [
    ArchivedSettingsService,
    ArchiveContentService,
    ArchiveExportService,
    ArchiveCheckService,
    SiteReplacementService,
    ArchiveImportService,
    PreviousSite,
    ArchiveFiles,
    ImportLease,
    SiteArchiveService,
    SiteImportService,
  ],
})
export class ArchiveModule {
  constructor(retention: Retention, previous: PreviousSite) {
    retention.add({
      records: 'Archives of the site before an import',
      after: 'previousSite',
      outcome: 'removed',
      apply: (before) => previous.removeBefore(before),
    });
  }
}
