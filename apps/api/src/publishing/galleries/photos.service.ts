import { Injectable } from '@nestjs/common';
import { galleryLimits } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { galleryFull, galleryNotFound } from './galleries.errors.ts';
import { GalleriesRepository } from './galleries.repository.ts';
import { type PhotoRequest, type PhotoResponse, toPhotoResponse } from './gallery.dto.ts';
import { GalleryHistory } from './gallery-history.ts';
import type { Photo } from './photo.entity.ts';
import { PhotosRepository } from './photos.repository.ts';

export type NewPhoto = Pick<
  Photo,
  'galleryId' | 'url' | 'caption' | 'filename' | 'width' | 'height' | 'bytes' | 'uploadKey'
>;

/** Adds photos to albums. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly galleries: GalleriesRepository,
    private readonly photos: PhotosRepository,
    private readonly history: GalleryHistory,
    private readonly database: Database,
  ) {}

  /** Adds a photo that is stored on another site; nothing is fetched. @throws DomainError 404, 409 if the album is full */
  addByAddress(galleryId: number, { url, caption }: PhotoRequest): Promise<PhotoResponse> {
    return this.add({
      galleryId,
      url,
      caption: caption || null,
      filename: fileNameIn(url),
      width: null,
      height: null,
      bytes: null,
      uploadKey: null,
    });
  }

  /** Returns the photo that was added before under the same `uploadKey`, if any. @throws DomainError 404, 409 if the album is full */
  add(photo: NewPhoto): Promise<PhotoResponse> {
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(photo.galleryId);
      const earlier = await this.findEarlier(photo.galleryId, photo.uploadKey);
      if (earlier) return earlier;
      await this.checkRoom(photo.galleryId);
      const position = await this.photos.nextPosition(photo.galleryId);
      const after = toPhotoResponse(
        await this.photos.insert({ ...photo, position, createdAt: new Date(), deletedAt: null }),
      );
      await this.history.record({
        action: 'added',
        entity: 'photo',
        id: after.id,
        title: after.caption ?? after.filename,
        before: null,
        after,
      });
      return after;
    });
  }

  async findEarlier(galleryId: number, uploadKey: string | null): Promise<PhotoResponse | null> {
    const photo = uploadKey === null ? null : await this.photos.findByUploadKey(galleryId, uploadKey);
    return photo && toPhotoResponse(photo);
  }

  /** @throws DomainError 404, 409 when the album is full */
  async checkRoom(galleryId: number): Promise<void> {
    const gallery = await this.galleries.findById(galleryId);
    if (!gallery || gallery.deletedAt) throw galleryNotFound();
    if ((await this.photos.count(galleryId)) >= galleryLimits.photos) throw galleryFull();
  }
}

/** The last part of an address, by which people recognise the photo. */
function fileNameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return last.replace(/[^\w.-]+/g, '-').slice(0, 100) || 'photo';
}
