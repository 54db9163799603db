import { Injectable } from '@nestjs/common';
import { currentActor, type Staff } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { csvPieces } from '../../platform/http/csv.ts';
import type { Page } from '../../platform/http/paged.ts';
import type { SeededItem } from '../../platform/seed/first-content.ts';
import { TranslationsService } from '../../platform/translations/translations.service.ts';
import { seesUnpublished } from '../content/content-kind.ts';
import { checkMaySee, galleriesNotFound, galleryChanged, galleryNotFound } from './galleries.errors.ts';
import { GalleriesRepository } from './galleries.repository.ts';
import {
  type GalleryBulkRequest,
  type GalleryBulkResponse,
  type GalleryExportQuery,
  type GalleryListQuery,
  type GalleryRequest,
  type GalleryResponse,
  maxListedPhotos,
  toGalleryResponse,
} from './gallery.dto.ts';
import { GalleryHistory } from './gallery-history.ts';
import type { PhotoGallery } from './photo-gallery.entity.ts';
import { type AlbumSummary, PhotosRepository } from './photos.repository.ts';
import { toShownAlbum, translatedAlbums, translatedInAlbums, withPhotos } from './translated-albums.ts';

/** Number of albums that an export reads at a time. */
const exportedAtOnce = 250;
const csvColumns = ['title', 'eventDate', 'photos', 'description', 'updatedAt'];

/** Albums: everyone may read them, admins may change them. */
@Injectable()
export class GalleriesService {
  constructor(
    private readonly galleries: GalleriesRepository,
    private readonly photos: PhotosRepository,
    private readonly history: GalleryHistory,
    private readonly database: Database,
    private readonly translations: TranslationsService,
  ) {
    translations.kinds.add(translatedAlbums(galleries, photos));
  }

  /** @throws DomainError 401 or 403 for albums that the caller may not see */
  async list(query: GalleryListQuery, staff: Staff | undefined): Promise<Page<GalleryResponse>> {
    checkMaySee(query.status, staff);
    const { items, total } = await this.galleries.list(query);
    const summaries = await this.photos.summarise(items.map(({ id }) => id));
    const complete = query.view === 'full' ? shownCompletely(items, summaries) : [];
    const firsts = [...summaries].flatMap(([id, { first }]) => (complete.includes(id) ? [] : (first ?? [])));
    const photos = complete.length > 0 ? [...(await this.photos.findOf(complete)), ...firsts] : firsts;
    const shown = await this.translations.ofItems('galleries', translatedInAlbums, withPhotos(items, photos));
    const answers = shown.map((album) =>
      toShownAlbum(album, summaries.get(album.item.id)?.count ?? 0, seesUnpublished(staff)),
    );
    return { items: answers, total };
  }

  /** @throws DomainError 404; visitors get it for a deleted album too */
  async get(id: number, staff: Staff | undefined): Promise<GalleryResponse> {
    const gallery = await this.getKnown(id);
    if (gallery.deletedAt && !seesUnpublished(staff)) throw galleryNotFound();
    const photos = await this.photos.findOf([id]);
    const shown = await this.translations.ofItem('galleries', translatedInAlbums, { ...gallery, photos });
    return toShownAlbum(shown, photos.length, seesUnpublished(staff));
  }

  /** First content that nobody has changed. */
  async listSeeded(moments: readonly Date[]): Promise<SeededItem[]> {
    return (await this.galleries.findSeeded(moments)).map(({ id, title }) => ({ id, title }));
  }

  create({ title, description, eventDate }: GalleryRequest): Promise<GalleryResponse> {
    return this.database.transaction(async () => {
      const now = new Date();
      const gallery = await this.galleries.insert({
        title,
        description: description ?? '',
        eventDate,
        createdAt: now,
        updatedAt: now,
        updatedBy: currentActor(),
        deletedAt: null,
        version: 1,
      });
      await this.record('created', null, gallery);
      return this.respond(gallery);
    });
  }

  /** @throws DomainError 404, 409 when someone else has changed it since */
  update(id: number, { title, description, eventDate, version }: GalleryRequest): Promise<GalleryResponse> {
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(id);
      const before = await this.getKnown(id);
      if (before.deletedAt) throw galleryNotFound();
      const changes = { title, description: description ?? before.description, eventDate, version: before.version + 1 };
      return this.change(before, 'updated', changes, version ?? undefined);
    });
  }

  /** Removes an album from the site with its photos; it can be restored for thirty days. @throws DomainError 404 */
  delete(id: number): Promise<GalleryResponse> {
    return this.setDeleted(id, 'deleted', new Date());
  }

  /** Undoes a deletion. @throws DomainError 404 */
  restore(id: number): Promise<GalleryResponse> {
    return this.setDeleted(id, 'restored', null);
  }

  /** @throws DomainError 404 that lists the ids that do not exist, or are deleted already; in that case nothing is changed */
  bulk({ action, items: ids }: GalleryBulkRequest): Promise<GalleryBulkResponse> {
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(...ids);
      const albums = await this.galleries.findByIds(ids);
      const missing = ids.filter(
        (id) => !albums.some((album) => album.id === id && (action === 'restore' || !album.deletedAt)),
      );
      if (missing.length > 0) throw galleriesNotFound(missing);
      for (const { id } of albums) await (action === 'delete' ? this.delete(id) : this.restore(id));
      return { processed: albums.length };
    });
  }

  /** All albums that match, in the order of the list, as the pieces of a CSV file. */
  exportCsv(query: GalleryExportQuery): AsyncGenerator<string> {
    return csvPieces(csvColumns, this.rowsOf(query), (row) => row);
  }

  private async *rowsOf(query: GalleryExportQuery): AsyncGenerator<(string | number | null)[][]> {
    // Listed once, so that each album appears exactly once even if albums are added or change during the export.
    const ids = await this.galleries.listIds(query);
    for (let from = 0; from < ids.length; from += exportedAtOnce) {
      const albums = await this.galleries.findInOrder(ids.slice(from, from + exportedAtOnce));
      const summaries = await this.photos.summarise(albums.map(({ id }) => id));
      yield albums.map(({ id, title, eventDate, description, updatedAt }) => [
        title,
        eventDate,
        summaries.get(id)?.count ?? 0,
        description,
        updatedAt.toISOString(),
      ]);
    }
  }

  private setDeleted(id: number, action: string, deletedAt: Date | null): Promise<GalleryResponse> {
    return this.database.transaction(async () => {
      await this.galleries.lockForUpdate(id);
      const before = await this.getKnown(id);
      // Restoring twice is the same as once; a deleted album cannot be deleted again.
      if (deletedAt && before.deletedAt) throw galleryNotFound();
      return this.change(before, action, { deletedAt });
    });
  }

  private async change(
    before: PhotoGallery,
    action: string,
    changes: Partial<PhotoGallery>,
    version?: number,
  ): Promise<GalleryResponse> {
    const after = { ...before, ...changes, updatedAt: new Date(), updatedBy: currentActor() };
    const { id, ...columns } = after;
    if (!(await this.galleries.update(id, columns, version))) throw galleryChanged(before);
    await this.record(action, before, after);
    return this.respond(after);
  }

  /** The snapshots leave out the photos, which have their own history. */
  private async record(action: string, before: PhotoGallery | null, after: PhotoGallery): Promise<void> {
    const photoCount = await this.photos.count(after.id);
    const snapshot = (gallery: PhotoGallery): object => {
      const { photos: _photos, ...facts } = toGalleryResponse({ gallery, photos: [], photoCount }, true);
      return facts;
    };
    await this.history.record({
      action,
      entity: 'gallery',
      id: after.id,
      title: after.title,
      before: before && snapshot(before),
      after: snapshot(after),
    });
  }

  private async getKnown(id: number): Promise<PhotoGallery> {
    const gallery = await this.galleries.findById(id);
    if (!gallery) throw galleryNotFound();
    return gallery;
  }

  private async respond(gallery: PhotoGallery): Promise<GalleryResponse> {
    const photos = await this.photos.findOf([gallery.id]);
    return toGalleryResponse({ gallery, photos, photoCount: photos.length }, true);
  }
}

/** The ids of the albums whose photos are all in the list, in its order, until they would be too many. */
function shownCompletely(albums: readonly PhotoGallery[], summaries: ReadonlyMap<number, AlbumSummary>): number[] {
  let photos = 0;
  return albums.flatMap(({ id }) => {
    photos += summaries.get(id)?.count ?? 0;
    return photos <= maxListedPhotos ? id : [];
  });
}
