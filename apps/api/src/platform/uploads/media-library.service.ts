import { Injectable } from '@nestjs/common';
import { uploadGraceHours } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor, type Staff } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import type { Page } from '../http/paged.ts';
import {
  type MediaDetailsResponse,
  type MediaListQuery,
  type MediaRemoveResponse,
  type MediaRequest,
  type MediaResponse,
  toMediaResponse,
} from './media-library.dto.ts';
import type { Upload } from './upload.entity.ts';
import { addressOf, stemOf } from './upload-name.ts';
import { UploadRemoval } from './upload-removal.ts';
import { UploadUsage } from './upload-usage.ts';
import { uploadNotFound } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Finds and describes uploads, and removes those that nothing uses. */
@Injectable()
export class MediaLibraryService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly usage: UploadUsage,
    private readonly removal: UploadRemoval,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list({ usage, limit, offset, ...filter }: MediaListQuery): Promise<Page<MediaResponse>> {
    const used = await this.usage.stems();
    const isUsed = ({ name }: Pick<Upload, 'name'>) => used.has(stemOf(name));
    const found = (await this.uploads.findStored(filter)).filter(
      (upload) => usage === 'all' || isUsed(upload) === (usage === 'used'),
    );
    const page = found.slice(offset, offset + limit).map(({ id }) => id);
    const rows = new Map((await this.uploads.findReadyByIds(page)).map((upload) => [upload.id, upload]));
    const items = page.flatMap((id) => rows.get(id) ?? []);
    return { items: items.map((upload) => toMediaResponse(upload, isUsed(upload))), total: found.length };
  }

  /** @throws DomainError 404 */
  async get(id: number, staff: Staff | undefined): Promise<MediaDetailsResponse> {
    const upload = await this.find(id);
    const places = await this.usage.placesOf(upload.name, staff);
    const original = upload.originalId === null ? null : await this.uploads.findReadyById(upload.originalId);
    return { ...toMediaResponse(upload, places.length > 0), hasOriginal: original !== null, places };
  }

  /** @throws DomainError 404 */
  async update(
    id: number,
    { altText, fileName }: MediaRequest,
    staff: Staff | undefined,
  ): Promise<MediaDetailsResponse> {
    await this.database.transaction(async () => {
      const before = await this.find(id);
      const change = {
        ...(altText === undefined ? {} : { altText: altText || null }),
        ...(fileName === undefined ? {} : { fileName: fileName || null }),
      };
      await this.uploads.update(id, change);
      await this.audit.record({
        action: 'updated',
        entity: 'upload',
        entityId: id,
        summary: `Described ${before.kind}: ${before.fileName ?? before.name}`,
        before: { altText: before.altText, fileName: before.fileName },
        after: { altText: before.altText, fileName: before.fileName, ...change },
      });
    });
    return this.get(id, staff);
  }

  /**
   * Permanently removes uploads that nothing uses, with their files. Searches all tables again first, because an upload may have
   * been used since the library was shown. Recent uploads of other people stay: the text that uses them may not be saved yet.
   */
  async remove(ids: readonly number[]): Promise<MediaRemoveResponse> {
    const uploads = await this.uploads.findReadyByIds(ids);
    const named = await this.usage.lookAgain();
    const graceEnds = Date.now() - uploadGraceHours * 3_600_000;
    const isUsed = ({ name }: Upload) => named.has(stemOf(name));
    const isRecent = ({ createdAt, createdBy }: Upload) =>
      createdBy !== currentActor() && createdAt.getTime() > graceEnds;
    const removed = uploads.filter((upload) => !isUsed(upload) && !isRecent(upload));
    await this.database.transaction(async () => {
      for (const upload of removed) await this.removeOne(upload);
    });
    return {
      removed: idsOf(removed),
      used: idsOf(uploads.filter(isUsed)),
      recent: idsOf(uploads.filter((upload) => !isUsed(upload) && isRecent(upload))),
    };
  }

  private async removeOne({ id, name, kind, fileName }: Upload): Promise<void> {
    await this.removal.remove(addressOf(name));
    await this.audit.record({
      action: 'removed',
      entity: 'upload',
      entityId: id,
      summary: `Removed ${kind} that nothing uses: ${fileName ?? name}`,
    });
  }

  private async find(id: number): Promise<Upload> {
    const upload = await this.uploads.findReadyById(id);
    if (!upload) throw uploadNotFound();
    return upload;
  }
}

const idsOf = (uploads: readonly Upload[]): number[] => uploads.map(({ id }) => id);
