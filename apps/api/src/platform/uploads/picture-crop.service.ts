import { Injectable } from '@nestjs/common';
import {
  type CropFrame,
  croppedFocus,
  cropProblems,
  type PictureSize,
  turnedFocus,
  turnedSize,
} from '@ministry/domain';
import { DomainError, invalid } from '../errors/domain-error.ts';
import type { Sentence } from '../texts/sentence.ts';
import { labelOf } from '../validation/explained.ts';
import type { MediaCropRequest } from './media-library.dto.ts';
import { MediaReplacementService } from './media-replacement.service.ts';
import { crop } from './picture.ts';
import type { Upload } from './upload.entity.ts';
import { addressOf } from './upload-name.ts';
import { UploadRemoval } from './upload-removal.ts';
import { uploadTexts } from './uploads.copy.ts';
import { noOriginal, noPicture, uploadNotFound } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

const cropTexts = {
  outside: uploadTexts.cropOutside,
  tooSmall: uploadTexts.cropTooSmall,
  tooLarge: uploadTexts.cropTooLarge,
};

/** What is wrong with a crop frame, by field. */
const sentencesOn = (frame: CropFrame, size: PictureSize): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries(cropProblems(frame, size)).map(([field, { code, limit }]) => [
      field,
      cropTexts[code]({ label: labelOf(field), limit }),
    ]),
  );

/** Replaces a picture by a part of it, and puts the uncropped original back (ADR 76). */
@Injectable()
export class PictureCropService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly files: UploadsService,
    private readonly replacement: MediaReplacementService,
    private readonly removal: UploadRemoval,
  ) {}

  /**
   * Returns the id of the cropped picture.
   * @throws DomainError 404, or 400 if the frame is too small or not within the picture, or the upload is not a picture
   */
  async crop(id: number, { quarterTurns, ...frame }: MediaCropRequest): Promise<number> {
    const old = await this.uploads.findReadyById(id);
    if (!old) throw uploadNotFound();
    if (old.kind !== 'image') throw noPicture();
    const size = turnedSize({ width: old.width ?? 0, height: old.height ?? 0 }, quarterTurns);
    const problems = sentencesOn(frame, size);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const whole = await this.files.readPicture(addressOf(old.name));
    if (!whole) throw uploadNotFound();
    const next = await this.files.addPicture(await crop(whole, { ...frame, quarterTurns }), old.fileName);
    const known = await this.findOriginal(old);
    const original = known ?? (await this.keep(old, whole));
    await this.uploads.update(next.id, { ...focusWithin(old, { ...frame, quarterTurns }), originalId: original.id });
    await this.replaceBy(id, next, known ? [next] : [next, original]);
    return next.id;
  }

  /** @param added pictures that are removed again if the replacement is refused, because somebody else was faster */
  private async replaceBy(id: number, next: Upload, added: readonly Upload[]): Promise<void> {
    try {
      await this.replacement.replace(id, next.id);
    } catch (error) {
      // After any other error the replacement may have been committed.
      if (error instanceof DomainError) for (const upload of added) await this.removal.removeNow(upload);
      throw error;
    }
  }

  /** Returns the id of the restored original. @throws DomainError 404, also if the original is no longer kept */
  async restore(id: number): Promise<number> {
    const cropped = await this.uploads.findReadyById(id);
    if (!cropped) throw uploadNotFound();
    const original = await this.findOriginal(cropped);
    if (!original) throw noOriginal();
    await this.uploads.update(original.id, { altText: cropped.altText, fileName: cropped.fileName });
    await this.replacement.replace(id, original.id);
    return original.id;
  }

  private async findOriginal({ originalId }: Upload): Promise<Upload | null> {
    return originalId === null ? null : this.uploads.findReadyById(originalId);
  }

  /** Stores the original under a new secret name, so that the parts that were cut away are not available at the old address. */
  private async keep(old: Upload, jpeg: Buffer): Promise<Upload> {
    const size = { width: old.width ?? 0, height: old.height ?? 0 };
    const { copies } = await crop(jpeg, { left: 0, top: 0, ...size, quarterTurns: 0 });
    const kept = await this.files.addPicture({ ...size, jpeg, copies }, old.fileName);
    await this.uploads.update(kept.id, { focusX: old.focusX, focusY: old.focusY });
    return kept;
  }
}

function focusWithin(
  { focusX: x, focusY: y, width, height }: Upload,
  { quarterTurns, ...frame }: MediaCropRequest,
): Pick<Upload, 'focusX' | 'focusY'> {
  if (x === null || y === null) return { focusX: null, focusY: null };
  const size = turnedSize({ width: width ?? 0, height: height ?? 0 }, quarterTurns);
  const focus = croppedFocus(turnedFocus({ x, y }, quarterTurns), frame, size);
  return { focusX: focus?.x ?? null, focusY: focus?.y ?? null };
}
