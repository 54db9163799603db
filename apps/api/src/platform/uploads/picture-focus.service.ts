import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { Database } from '../database/database.ts';
import { invalid } from '../errors/domain-error.ts';
import type { MediaFocusRequest } from './media-library.dto.ts';
import { UploadReferences } from './upload-references.ts';
import { uploadTexts } from './uploads.copy.ts';
import { noPicture, uploadNotFound } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Percent. Pictures without a focal point are cropped around the middle. */
const middle = 50;

/** Sets the focal point of a picture, in the library and in all its addresses in content (ADR 70). */
@Injectable()
export class PictureFocusService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly references: UploadReferences,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 404, or 400 if only one number is given or the upload is not a picture */
  async set(id: number, { focusX = null, focusY = null }: MediaFocusRequest): Promise<void> {
    if ((focusX === null) !== (focusY === null))
      throw invalid(focusX === null ? { focusX: uploadTexts.focusXNeeded } : { focusY: uploadTexts.focusYNeeded });
    const before = await this.uploads.findReadyById(id);
    if (!before) throw uploadNotFound();
    if (before.kind !== 'image') throw noPicture();
    const focus = focusX === middle && focusY === middle ? { focusX: null, focusY: null } : { focusX, focusY };
    const places = await this.references.places({ name: before.name, isCurrent: true });
    await this.database.transaction(async () => {
      await this.uploads.update(id, focus);
      for (const place of places) await this.references.rewrite(place, before, { ...before, ...focus });
      await this.audit.record({
        action: 'updated',
        entity: 'upload',
        entityId: id,
        summary: `Set the focal point of image: ${before.fileName ?? before.name}`,
        before: { focusX: before.focusX, focusY: before.focusY },
        after: focus,
      });
    });
  }
}
