import { Injectable } from '@nestjs/common';
import { croppedFocus, cropProblems, turnedFocus, turnedSize } from '@ministry/domain';
import { invalid } from '../errors/domain-error.ts';
import type { MediaCropRequest } from './media-library.dto.ts';
import { MediaReplacementService } from './media-replacement.service.ts';
import { crop } from './picture.ts';
import type { Upload } from './upload.entity.ts';
import { addressOf } from './upload-name.ts';
import { noPicture, uploadNotFound } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

/** Puts a part of a picture in the place of the whole. */
@Injectable()
export class PictureCropService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly files: UploadsService,
    private readonly replacement: MediaReplacementService,
  ) {}

  /**
   * Answers the id of the picture that has taken the place.
   * @throws DomainError 404, or 400 where the frame is too small or leaves the picture, or the upload is no picture
   */
  async crop(id: number, { quarterTurns, ...frame }: MediaCropRequest): Promise<number> {
    const old = await this.uploads.findReadyById(id);
    if (!old) throw uploadNotFound();
    if (old.kind !== 'image') throw noPicture();
    const size = turnedSize({ width: old.width ?? 0, height: old.height ?? 0 }, quarterTurns);
    const problems = cropProblems(frame, size);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const whole = await this.files.readPicture(addressOf(old.name));
    if (!whole) throw uploadNotFound();
    const next = await this.files.addPicture(await crop(whole, { ...frame, quarterTurns }), old.fileName);
    await this.uploads.update(next.id, focusWithin(old, { ...frame, quarterTurns }));
    await this.replacement.replace(id, next.id);
    return next.id;
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
