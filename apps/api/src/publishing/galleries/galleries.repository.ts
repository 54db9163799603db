import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Repository, type SelectQueryBuilder } from 'typeorm';
import { searchIn } from '../../platform/database/search.ts';
import type { GalleryExportQuery, GalleryListQuery } from './gallery.dto.ts';
import { Photo } from './photo.entity.ts';
import { PhotoGallery } from './photo-gallery.entity.ts';

@Injectable()
export class GalleriesRepository {
  constructor(@InjectRepository(PhotoGallery) private readonly galleries: Repository<PhotoGallery>) {}

  /** One page of the albums, the latest event first unless the query says otherwise, and the total. */
  async list({ limit, offset, ...filter }: GalleryListQuery): Promise<{ items: PhotoGallery[]; total: number }> {
    const albums = this.matching(filter);
    return { total: await albums.getCount(), items: await albums.offset(offset).limit(limit).getMany() };
  }

  /** The ids of all albums that match, in the order of the list. */
  async listIds(filter: GalleryExportQuery): Promise<number[]> {
    const ids = await this.matching(filter).select('gallery.id', 'id').getRawMany<{ id: number }>();
    return ids.map(({ id }) => id);
  }

  findById(id: number): Promise<PhotoGallery | null> {
    return this.galleries.findOneBy({ id });
  }

  /** The albums with ids above `after` that are not deleted, by id. */
  listAfter(after: number, limit: number): Promise<PhotoGallery[]> {
    return this.galleries.find({
      where: { id: MoreThan(after), deletedAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** The albums that were created at one of the given times and are unchanged since, including their photos. */
  async findSeeded(moments: readonly Date[]): Promise<PhotoGallery[]> {
    const at = In([...moments]);
    const albums = await this.galleries.findBy({
      createdAt: at,
      updatedAt: at,
      version: 1,
      updatedBy: IsNull(),
      deletedAt: IsNull(),
    });
    const times = moments.map((moment) => moment.getTime());
    const photos = this.galleries.manager.getRepository(Photo);
    const changed = (await photos.findBy({ galleryId: In(albums.map(({ id }) => id)) })).filter(
      ({ createdAt, deletedAt }) => deletedAt !== null || !times.includes(createdAt.getTime()),
    );
    return albums.filter(({ id }) => !changed.some(({ galleryId }) => galleryId === id));
  }

  findDeletedBefore(moment: Date): Promise<PhotoGallery[]> {
    return this.galleries.findBy({ deletedAt: LessThan(moment) });
  }

  /**
   * Locks those of these albums that exist until the current transaction ends. It writes to the rows, which locks them on every database. What a change
   * depends on must be read after this: another transaction may change what was read before.
   */
  async lockForUpdate(...ids: readonly number[]): Promise<void> {
    // The rows are locked in the same order everywhere: two transactions that need the same albums wait instead of blocking each other.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) await this.galleries.increment({ id }, 'lockCount', 1);
  }

  async insert(columns: Omit<PhotoGallery, 'id'>): Promise<PhotoGallery> {
    const { identifiers } = await this.galleries.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** @param version that the album must have; any version, if left out. Returns false if the album has another version. */
  async update(id: number, columns: Partial<PhotoGallery>, version?: number): Promise<boolean> {
    return (await this.galleries.update({ id, ...(version === undefined ? {} : { version }) }, columns)).affected === 1;
  }

  /** Deletes the album and its photos for good. */
  async delete(id: number): Promise<void> {
    await this.galleries.delete({ id });
  }

  findByIds(ids: readonly number[]): Promise<PhotoGallery[]> {
    return this.galleries.findBy({ id: In([...ids]) });
  }

  /** The albums of those ids that exist, in the order of the ids. */
  async findInOrder(ids: readonly number[]): Promise<PhotoGallery[]> {
    const byId = new Map((await this.findByIds(ids)).map((gallery) => [gallery.id, gallery]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private matching({ status, search, sort }: GalleryExportQuery): SelectQueryBuilder<PhotoGallery> {
    const albums = this.galleries.createQueryBuilder('gallery');
    albums.where(status === 'deleted' ? 'gallery.deletedAt IS NOT NULL' : 'gallery.deletedAt IS NULL');
    if (status === 'empty') albums.andWhere(hasNoPhotos(albums));
    searchIn(albums, search, ['gallery.title', 'gallery.description']);
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    return albums.orderBy(`gallery.${sort.replace('-', '')}`, direction).addOrderBy('gallery.id', direction);
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
