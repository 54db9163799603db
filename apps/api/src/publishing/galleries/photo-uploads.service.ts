import { Injectable } from '@nestjs/common';
import { ResumableService } from '../../platform/uploads/resumable/resumable.service.ts';
import type { Upload } from '../../platform/uploads/upload.entity.ts';
import { addressOf } from '../../platform/uploads/upload-name.ts';
import { notAccepted } from '../../platform/uploads/uploads.errors.ts';
import { type ReceivedFile, UploadsService } from '../../platform/uploads/uploads.service.ts';
import { inAnotherGallery } from './galleries.errors.ts';
import type { PhotoResponse, PhotoUploadRequest, ResumablePhotoRequest } from './gallery.dto.ts';
import { PhotosRepository } from './photos.repository.ts';
import { type NewPhoto, PhotosService } from './photos.service.ts';

/** Photos that come with their files, in one piece or in several. */
@Injectable()
export class PhotoUploadsService {
  constructor(
    private readonly photos: PhotosService,
    private readonly repository: PhotosRepository,
    private readonly uploads: UploadsService,
    private readonly resumable: ResumableService,
  ) {}

  /**
   * Adds a photo with its file; answers the photo it has become where the same upload came before.
   * @throws DomainError 404, 409 when the album is full, 413 or 415 when the file cannot be taken
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
      await this.uploads.remove(url);
      throw error;
    }
  }

  /**
   * Adds a photo that came as a resumable upload; asked again, answers the same photo. Where the album refuses it, the
   * file is not lost: it may be asked again, and goes as any other that nothing uses.
   * @throws DomainError 404, 409 when the album is full or not all has come, 413 or 415 when the file cannot be taken
   */
  async addResumable(galleryId: number, { caption, upload: id }: ResumablePhotoRequest): Promise<PhotoResponse> {
    const earlier = await this.photos.findEarlier(galleryId, id);
    if (earlier) return earlier;
    await this.photos.checkRoom(galleryId);
    const upload = await this.resumable.finish(id);
    if (upload.kind !== 'image') throw notAccepted('photo', 'image');
    // Removing the one for good would take the file from the other.
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
