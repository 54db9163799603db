import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { filesOf } from '../../platform/uploads/upload-name.ts';
import { UploadTransfer } from '../../platform/uploads/upload-transfer.ts';
import { archiveInvalid, siteInUse } from './archive.errors.ts';
import { ArchiveCheckService } from './archive-check.service.ts';
import type { CheckedArchive } from './archive-findings.ts';
import { fileEntry } from './archive-format.ts';
import { ArchiveReader } from './archive-reader.ts';
import { SiteReplacementService } from './site-replacement.service.ts';

export const importEntity = 'site import';

/** Imports an archive: first the files, under their names, then all content that refers to them, in one transaction. */
@Injectable()
export class ArchiveImportService {
  constructor(
    private readonly checks: ArchiveCheckService,
    private readonly replacement: SiteReplacementService,
    private readonly uploads: UploadTransfer,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /**
   * @param path of the archive on this machine
   * @param keepPrevious called once it is sure that the archive can be imported
   * @throws DomainError 400 ARCHIVE_INVALID, 409 SITE_IN_USE
   */
  async apply(path: string, keepPrevious: () => Promise<void>): Promise<void> {
    const checked = await this.checks.check(path);
    if (checked.problems.length > 0) throw archiveInvalid(checked.problems);
    const reasons = await this.replacement.reasons();
    if (reasons.length > 0) throw siteInUse(reasons);
    await keepPrevious();
    const reader = await ArchiveReader.open(path);
    try {
      await this.storeFiles(reader, checked);
      await this.database.transaction(() => this.store(reader, checked));
    } finally {
      reader.close();
    }
  }

  /** Why the content of this site cannot be replaced, each as a sentence. */
  reasons(): Promise<AnyText[]> {
    return this.replacement.reasons();
  }

  private async storeFiles(reader: ArchiveReader, { uploads, manifest }: CheckedArchive): Promise<void> {
    const sizes = new Map((manifest?.files ?? []).map(({ path, bytes }) => [path, bytes]));
    for (const upload of uploads) {
      const files = filesOf(upload.name).filter((name) => sizes.has(fileEntry(name)));
      await this.uploads.receive(
        upload,
        files.map((name) => ({
          name,
          open: () => reader.open(fileEntry(name), sizes.get(fileEntry(name)) ?? 0),
        })),
      );
    }
  }

  private async store(reader: ArchiveReader, { uploads, settings, manifest }: CheckedArchive): Promise<void> {
    await this.uploads.settle(uploads);
    const counts = await this.replacement.replace(reader, settings);
    await this.audit.record({
      action: 'imported',
      entity: importEntity,
      summary: `Site imported from the archive of '${manifest?.site}' of ${manifest?.createdAt.slice(0, 10)}`,
      after: { ...counts, files: uploads.length },
    });
  }
}
