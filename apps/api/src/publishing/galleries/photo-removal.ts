import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { TranslationsService } from '../../platform/translations/translations.service.ts';
import { UploadsService } from '../../platform/uploads/uploads.service.ts';
import { GalleriesRepository } from './galleries.repository.ts';
import type { Photo } from './photo.entity.ts';
import { PhotoGallery } from './photo-gallery.entity.ts';
import { PhotosRepository } from './photos.repository.ts';

/** Number of photos removed in one transaction; their files are deleted after it. */
const atOnce = 100;

/** Removes photos and their files for good: those that were deleted long enough ago, and those that an admin purges. */
@Injectable()
export class PhotoRemoval {
  constructor(
    private readonly galleries: GalleriesRepository,
    private readonly photos: PhotosRepository,
    private readonly uploads: UploadsService,
    private readonly translations: TranslationsService,
    private readonly database: Database,
  ) {}

  /** Runs in the current transaction. */
  async purge(photos: readonly Photo[]): Promise<void> {
    await this.photos.delete(photos.map(({ id }) => id));
    await this.uploads.removeUnnamed(photos.map(({ url }) => url));
  }

  /** Returns the number of albums and photos removed. */
  async removeDeletedBefore(moment: Date): Promise<number> {
    let removed = 0;
    for (const { id } of await this.galleries.findDeletedBefore(moment))
      removed += (await this.removeAlbum(id, moment)) ? 1 : 0;
    for (;;) {
      const photos = await this.purgeSome(moment);
      removed += photos;
      if (photos < atOnce) return removed;
    }
  }

  /** Returns false if the album was restored in the meantime. */
  private removeAlbum(id: number, moment: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(id);
      const gallery = await this.galleries.findById(id);
      if (!gallery?.deletedAt || gallery.deletedAt >= moment) return false;
      await this.purge(await this.photos.findAllOf(id));
      await this.galleries.delete(id);
      await this.translations.removeOfGone('galleries', PhotoGallery);
      return true;
    });
  }

  private async purgeSome(moment: Date): Promise<number> {
    const albumIds = (await this.photos.findDeletedBefore(moment, atOnce)).map(({ galleryId }) => galleryId);
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(...albumIds);
      // Read again while the albums are locked, so that a concurrent restore happens either before or after this.
      const photos = await this.photos.findDeletedBefore(moment, atOnce);
      await this.purge(photos);
      return photos.length;
    });
  }
}
