import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { textNow } from '../../platform/texts/sentence.ts';
import { type ArchiveContentsResponse, toKinds } from './archive.dto.ts';
import { ArchiveContentService } from './archive-content.service.ts';
import { ArchiveExportService } from './archive-export.service.ts';
import { importEntity } from './archive-import.service.ts';
import { ContentScan } from './content-scan.ts';
import { PreviousSite } from './previous-site.ts';

/** Exports this site, and the archive from before the last import. */
@Injectable()
export class SiteArchiveService {
  constructor(
    private readonly content: ArchiveContentService,
    private readonly exporter: ArchiveExportService,
    private readonly previousSite: PreviousSite,
    private readonly settings: SiteSettingsService,
    private readonly audit: AuditService,
  ) {}

  /** The name that must be typed in the console to confirm an import. */
  get siteName(): string {
    return this.settings.current.identity.shortName;
  }

  async contents(): Promise<ArchiveContentsResponse> {
    const scan = new ContentScan();
    await this.content.scan(scan);
    const { uploads, missing } = await this.content.mentioned(scan);
    const files = uploads.flatMap((upload) => upload.files);
    const [last] = (await this.audit.list({ entity: importEntity, limit: 1, offset: 0, sort: '-at' })).items;
    const previous = await this.previousSite.latest();
    return {
      siteName: this.siteName,
      kinds: toKinds(scan.counts),
      settings: this.content.settingsHeadings.map(textNow),
      files: uploads.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      missing: missing.length,
      ...(last && { lastImport: { at: last.at, by: last.actor, summary: last.summary } }),
      ...(previous && { previous: { createdAt: previous.createdAt.toISOString(), bytes: previous.bytes } }),
    };
  }

  /** Items on this site, by kind. */
  async counts(): Promise<Record<string, number>> {
    const scan = new ContentScan();
    await this.content.scan(scan);
    return scan.counts;
  }

  async export(): Promise<Readable> {
    const archive = await this.exporter.stream();
    await this.audit.record({ action: 'exported', entity: 'site export', summary: 'Whole site exported' });
    return archive;
  }

  /** @throws DomainError 404 */
  previous(): Promise<Readable> {
    return this.previousSite.open();
  }
}
