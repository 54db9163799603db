import { Injectable } from '@nestjs/common';
import { type ArchiveCheckResponse, type ArchiveContentsResponse, toCheck } from './archive.dto.ts';
import { wrongName } from './archive.errors.ts';
import { ArchiveCheckService } from './archive-check.service.ts';
import { ArchiveFiles } from './archive-files.ts';
import { ArchiveImportService } from './archive-import.service.ts';
import { ImportLease } from './import-lease.ts';
import { SiteArchiveService } from './site-archive.service.ts';

/** Imports an uploaded archive, or the archive from before the last import. */
@Injectable()
export class SiteImportService {
  constructor(
    private readonly files: ArchiveFiles,
    private readonly checks: ArchiveCheckService,
    private readonly imports: ArchiveImportService,
    private readonly site: SiteArchiveService,
    private readonly lease: ImportLease,
  ) {}

  /** Changes nothing. @throws DomainError 404, 409 */
  async check(id: string): Promise<ArchiveCheckResponse> {
    const checked = await this.checks.check(await this.files.path(id));
    return toCheck(checked, await this.site.counts(), await this.imports.reasons());
  }

  /** @throws DomainError 400, 404, 409 */
  async apply(id: string, siteName: string): Promise<ArchiveContentsResponse> {
    if (siteName !== this.site.siteName) throw wrongName(this.site.siteName);
    const path = await this.files.path(id);
    await this.lease.hold(() => this.imports.apply(path, () => this.files.keepPrevious()));
    await this.files.discard(id);
    return this.site.contents();
  }
}
