import { Injectable } from '@nestjs/common';
import { isOutcomeUnknown } from '../../platform/database/errors.ts';
import { ResumableService } from '../../platform/uploads/resumable/resumable.service.ts';
import type { Upload } from '../../platform/uploads/upload.entity.ts';
import { addressOf } from '../../platform/uploads/upload-name.ts';
import { notAccepted } from '../../platform/uploads/uploads.errors.ts';
import { type ReceivedFile, UploadsService } from '../../platform/uploads/uploads.service.ts';
import { inAnotherGallery } from './galleries.errors.ts';
import type { PhotoResponse, PhotoUploadRequest, ResumablePhotoRequest } from './gallery.dto.ts';
import { PhotosRepository } from './photos.repository.ts';
import { type NewPhoto, PhotosService } from './photos.service.ts';

/** Adds photos together with their files, which are sent in one request or as a resumable upload. */
@Injectable()
export class PhotoUploadsService {
  constructor(
    private readonly photos: PhotosService,
    private readonly repository: PhotosRepository,
    private readonly uploads: UploadsService,
    private readonly resumable: ResumableService,
  ) {}

  /**
   * Adds a photo with its file. Returns the existing photo if the same upload was received before.
   * @throws DomainError 404, 409 if the album is full, 413 or 415 if the file is not accepted
   */
  async addUpload(
    galleryId: number,
    file: ReceivedFile,
    { caption, uploadKey: sentKey }: PhotoUploadRequest,
  ): Promise<PhotoResponse> {
    const uploadKey = sentKey || null;
    const earlier = await this.photos.findEarlier(galleryId, uploadKey);
    if (earlier) return earlier;
    await this.photos.checkRoom(galleryId);
    const upload = await this.uploads.takeImage(file);
    const url = addressOf(upload.name);
    try {
      const photo = await this.photos.add(newPhoto(galleryId, upload, caption, uploadKey));
      if (photo.url !== url) await this.uploads.remove(url);
      return photo;
    } catch (error) {
      // The photo may be stored. If it is not, its file is removed later like any unused upload.
      if (!isOutcomeUnknown(error)) await this.uploads.remove(url);
      throw error;
    }
  }

  /**
   * Adds a photo whose file was sent as a resumable upload; a repeated request returns the same photo. If the album refuses the photo, the file is
   * kept: the request can be repeated, or the file is removed later like any unused upload.
   * @throws DomainError 404, 409 if the album is full or the upload is incomplete, 413 or 415 if the file is not accepted
   */
  async addResumable(galleryId: number, { caption, upload: id }: ResumablePhotoRequest): Promise<PhotoResponse> {
    const earlier = await this.photos.findEarlier(galleryId, id);
    if (earlier) return earlier;
    await this.photos.checkRoom(galleryId);
    const upload = await this.resumable.finish(id);
    if (upload.kind !== 'image') throw notAccepted('photo', 'image');
    // If two albums shared a file, removing the photo of one for good would delete the file of the other.
    if (await this.repository.isElsewhere(galleryId, addressOf(upload.name))) throw inAnotherGallery();
    return this.photos.add(newPhoto(galleryId, upload, caption, id));
  }
}

const newPhoto = (
  galleryId: number,
  { name, width, height, bytes }: Upload,
  caption: string | null | undefined,
  uploadKey: string | null,
): NewPhoto => ({
  galleryId,
  url: addressOf(name),
  caption: caption || null,
  filename: name,
  width,
  height,
  bytes,
  uploadKey,
});
