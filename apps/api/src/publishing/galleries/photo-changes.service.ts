import { Injectable } from '@nestjs/common';
import { galleryLimits } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { galleryFull, galleryNotFound, photoNotFound, photosNotFound } from './galleries.errors.ts';
import { GalleriesRepository } from './galleries.repository.ts';
import {
  type DeletedPhotoResponse,
  type PhotoBulkAction,
  type PhotoBulkResponse,
  type PhotoOrderRequest,
  type PhotoResponse,
  toDeletedPhotoResponse,
  toPhotoResponse,
} from './gallery.dto.ts';
import { GalleryHistory } from './gallery-history.ts';
import type { Photo } from './photo.entity.ts';
import { PhotoRemoval } from './photo-removal.ts';
import { PhotosRepository } from './photos.repository.ts';

/** The changes that an admin makes to the photos of an album. */
@Injectable()
export class PhotoChangesService {
  constructor(
    private readonly galleries: GalleriesRepository,
    private readonly photos: PhotosRepository,
    private readonly removal: PhotoRemoval,
    private readonly history: GalleryHistory,
    private readonly database: Database,
  ) {}

  /** The photos that were deleted from an album and can be restored. @throws DomainError 404 */
  async listDeleted(galleryId: number): Promise<DeletedPhotoResponse[]> {
    if (!(await this.galleries.findById(galleryId))) throw galleryNotFound();
    return (await this.photos.findDeletedOf(galleryId)).map(toDeletedPhotoResponse);
  }

  /** @param wanted blank removes the caption; undefined leaves it unchanged. @throws DomainError 404 */
  async setCaption(id: number, wanted: string | null | undefined): Promise<PhotoResponse> {
    return this.holding(
      [id],
      (one) => !one.deletedAt,
      async ([photo]) => {
        if (!photo) throw photoNotFound();
        if (wanted === undefined) return toPhotoResponse(photo);
        const caption = wanted || null;
        const [before, after] = [toPhotoResponse(photo), toPhotoResponse({ ...photo, caption })];
        await this.photos.update([id], { caption });
        await this.history.record({
          action: 'updated',
          entity: 'photo',
          id,
          title: caption ?? photo.filename,
          before,
          after,
        });
        return after;
      },
    );
  }

  /** Puts the photos of an album in order; the first is its cover. @throws DomainError 404 that lists ids that are not photos of the album */
  setOrder(galleryId: number, { photos: wanted }: PhotoOrderRequest): Promise<PhotoResponse[]> {
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(galleryId);
      const gallery = await this.galleries.findById(galleryId);
      if (!gallery || gallery.deletedAt) throw galleryNotFound();
      const all = await this.photos.findAllOf(galleryId);
      const shown = all.filter(({ deletedAt }) => !deletedAt);
      const byId = new Map(shown.map((photo) => [photo.id, photo]));
      const unknown = wanted.filter((id) => !byId.has(id));
      if (unknown.length > 0) throw photosNotFound(unknown);
      const ordered = [...new Set([...wanted, ...byId.keys()])].flatMap((id) => byId.get(id) ?? []);
      const inTurn = ordered.values();
      // A deleted photo keeps its position, so that it returns there when it is restored.
      await this.photos.place(all.map((photo) => (photo.deletedAt ? photo.id : (inTurn.next().value ?? photo).id)));
      await this.history.record({
        action: 'reordered',
        entity: 'gallery',
        id: galleryId,
        title: gallery.title,
        before: { photos: [...byId.keys()] },
        after: { photos: ordered.map(({ id }) => id) },
      });
      return ordered.map(toPhotoResponse);
    });
  }

  /** Removes a photo from the site; it can be restored for thirty days. @throws DomainError 404 */
  delete(id: number): Promise<PhotoResponse> {
    return this.one('delete', id);
  }

  /** Undoes a deletion. @throws DomainError 404, 409 if the album is full by now */
  async restore(id: number): Promise<PhotoResponse> {
    return this.one('restore', id);
  }

  /** Applies one action to several photos: to all of them, or to none. @throws DomainError 404 that lists ids to which it cannot be applied, 409 */
  async bulk(action: PhotoBulkAction, ids: readonly number[]): Promise<PhotoBulkResponse> {
    return { processed: (await this.run(action, ids, photosNotFound)).length };
  }

  private async one(action: PhotoBulkAction, id: number): Promise<PhotoResponse> {
    const [photo] = await this.run(action, [id], photoNotFound);
    if (!photo) throw photoNotFound();
    return toPhotoResponse(photo);
  }

  private run(
    action: PhotoBulkAction,
    ids: readonly number[],
    refusal: (missing: readonly number[]) => Error,
  ): Promise<Photo[]> {
    return this.holding(
      ids,
      ({ deletedAt }) => (action === 'delete') === !deletedAt,
      async (photos) => {
        const missing = ids.filter((id) => !photos.some((photo) => photo.id === id));
        if (missing.length > 0) throw refusal(missing);
        if (action === 'purge') await this.removal.purge(photos);
        else await this.photos.update(ids, { deletedAt: action === 'delete' ? new Date() : null });
        if (action === 'restore') await this.checkRoom(photos);
        for (const photo of photos) await this.record(action, photo);
        return photos;
      },
    );
  }

  /**
   * Runs `work` in a transaction that locks the albums, with the photos that match `isWanted`; of a deleted album only with photos that were deleted
   * individually.
   */
  private async holding<Result>(
    ids: readonly number[],
    isWanted: (photo: Photo) => boolean,
    work: (photos: Photo[]) => Promise<Result>,
  ): Promise<Result> {
    // The photos are read again below, under the locks. Their albums can be read before, because a photo never moves to another album.
    const albumIds = (await this.photos.findByIds(ids)).map(({ galleryId }) => galleryId);
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(...albumIds);
      const onSite = new Set(
        (await this.galleries.findByIds(albumIds)).flatMap(({ id, deletedAt }) => (deletedAt ? [] : id)),
      );
      const photos = await this.photos.findByIds(ids);
      return work(photos.filter((photo) => isWanted(photo) && (photo.deletedAt || onSite.has(photo.galleryId))));
    });
  }

  private async checkRoom(photos: readonly Photo[]): Promise<void> {
    for (const galleryId of new Set(photos.map((photo) => photo.galleryId))) {
      if ((await this.photos.count(galleryId)) > galleryLimits.photos) throw galleryFull();
    }
  }

  private record(action: PhotoBulkAction, photo: Photo): Promise<void> {
    const [before, done] = [
      toPhotoResponse(photo),
      { delete: 'deleted', restore: 'restored', purge: 'removed for good' }[action],
    ];
    return this.history.record({
      action: done,
      entity: 'photo',
      id: photo.id,
      title: photo.caption ?? photo.filename,
      before: action === 'restore' ? null : before,
      after: action === 'restore' ? before : null,
    });
  }
}
