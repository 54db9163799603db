import { Injectable } from '@nestjs/common';
import { In, LessThan, type SelectQueryBuilder } from 'typeorm';
import { searchIn } from '../common/search.ts';
import { Database } from '../database/database.ts';
import type { GalleryListQuery } from './gallery.dto.ts';
import { PhotoGallery } from './photo-gallery.entity.ts';
import { Photo } from './photo.entity.ts';

/** Albums. */
@Injectable()
export class GalleriesRepository {
  constructor(private readonly database: Database) {}

  /** One page of the albums, the latest event first unless asked otherwise, and how many there are. */
  async list({
    limit,
    offset,
    status,
    search,
    sort,
  }: GalleryListQuery): Promise<{ items: PhotoGallery[]; total: number }> {
    const albums = this.database.repository(PhotoGallery).createQueryBuilder('gallery');
    albums.where(status === 'deleted' ? 'gallery.deletedAt IS NOT NULL' : 'gallery.deletedAt IS NULL');
    if (status === 'empty') albums.andWhere(hasNoPhotos(albums));
    searchIn(albums, search, ['gallery.title', 'gallery.description']);
    const total = await albums.getCount();
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    albums.orderBy(`gallery.${sort.replace('-', '')}`, direction).addOrderBy('gallery.id', direction);
    return { items: await albums.offset(offset).limit(limit).getMany(), total };
  }

  findById(id: number): Promise<PhotoGallery | null> {
    return this.database.repository(PhotoGallery).findOneBy({ id });
  }

  findDeletedBefore(moment: Date): Promise<PhotoGallery[]> {
    return this.database.repository(PhotoGallery).findBy({ deletedAt: LessThan(moment) });
  }

  /** Holds these albums, those that there are, until the transaction under way ends: a write takes the row on every database. Comes before any read. */
  async hold(...ids: readonly number[]): Promise<void> {
    // One after the other in the same order everywhere: two that want the same albums wait instead of blocking each other.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      await this.database
        .repository(PhotoGallery)
        .createQueryBuilder()
        .update()
        .set({ id })
        .where('id = :id', { id })
        .execute();
    }
  }

  async insert(columns: Omit<PhotoGallery, 'id'>): Promise<PhotoGallery> {
    const { identifiers } = await this.database.repository(PhotoGallery).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** @param version that the album must have; any, if left out. False when it has another. */
  async update(id: number, columns: Partial<PhotoGallery>, version?: number): Promise<boolean> {
    return (
      (
        await this.database
          .repository(PhotoGallery)
          .update({ id, ...(version === undefined ? {} : { version }) }, columns)
      ).affected === 1
    );
  }

  /** For good; its photos go with it. */
  async delete(id: number): Promise<void> {
    await this.database.repository(PhotoGallery).delete({ id });
  }

  findByIds(ids: readonly number[]): Promise<PhotoGallery[]> {
    return this.database.repository(PhotoGallery).findBy({ id: In([...ids]) });
  }
}

function hasNoPhotos(albums: SelectQueryBuilder<PhotoGallery>): string {
  const photos = albums
    .subQuery()
    .select('1')
    .from(Photo, 'photo')
    .where('photo.galleryId = gallery.id AND photo.deletedAt IS NULL');
  return `NOT EXISTS ${photos.getQuery()}`;
}
