import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Like, Not, Repository } from 'typeorm';
import { Photo } from './photo.entity.ts';

const inOrder = { position: 'ASC', id: 'ASC' } as const;

export interface AlbumSummary {
  count: number;
  first: Photo | undefined;
}

/** Photos of albums. Deleted photos are left out unless a name or a comment says otherwise. */
@Injectable()
export class PhotosRepository {
  constructor(@InjectRepository(Photo) private readonly photos: Repository<Photo>) {}

  /** The photos of these albums, in their order. */
  findOf(galleryIds: readonly number[]): Promise<Photo[]> {
    return this.photos.find({ where: { galleryId: In([...galleryIds]), deletedAt: IsNull() }, order: inOrder });
  }

  /** The photos of an album in their order, including the deleted ones at their positions. */
  findAllOf(galleryId: number): Promise<Photo[]> {
    return this.photos.find({ where: { galleryId }, order: inOrder });
  }

  /** The photos that were deleted from an album, the latest first. */
  findDeletedOf(galleryId: number): Promise<Photo[]> {
    return this.photos.find({
      where: { galleryId, deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
  }

  findDeletedBefore(moment: Date, most: number): Promise<Photo[]> {
    return this.photos.find({ where: { deletedAt: LessThan(moment) }, order: { id: 'ASC' }, take: most });
  }

  /** Includes deleted photos. */
  findByIds(ids: readonly number[]): Promise<Photo[]> {
    return this.photos.find({ where: { id: In([...ids]) }, order: inOrder });
  }

  /** Includes deleted photos. */
  findByUploadKey(galleryId: number, uploadKey: string): Promise<Photo | null> {
    return this.photos.findOneBy({ galleryId, uploadKey });
  }

  /** Whether another album has this file, also in a deleted photo. */
  isElsewhere(galleryId: number, url: string): Promise<boolean> {
    // The stored address may have a focal point after it.
    return this.photos.existsBy({ url: Like(`${url}%`), galleryId: Not(galleryId) });
  }

  /** The first photo of each of these albums, and the number of its photos; albums without photos are left out. */
  async summarise(galleryIds: readonly number[]): Promise<Map<number, AlbumSummary>> {
    if (galleryIds.length === 0) return new Map();
    const rows = await this.photos
      .createQueryBuilder('photo')
      .select('photo.galleryId', 'gallery')
      .addSelect('COUNT(*)', 'count')
      .addSelect('MIN(photo.position)', 'first')
      .where({ galleryId: In([...galleryIds]), deletedAt: IsNull() })
      .groupBy('photo.galleryId')
      .getRawMany<{ gallery: number; count: string | number; first: number }>();
    if (rows.length === 0) return new Map();
    const where = rows.map(({ gallery, first }) => ({
      galleryId: Number(gallery),
      position: Number(first),
      deletedAt: IsNull(),
    }));
    const firsts = await this.photos.find({ where, order: inOrder });
    return new Map(
      rows.map(({ gallery, count }) => [
        Number(gallery),
        { count: Number(count), first: firsts.find(({ galleryId }) => galleryId === Number(gallery)) },
      ]),
    );
  }

  count(galleryId: number): Promise<number> {
    return this.photos.countBy({ galleryId, deletedAt: IsNull() });
  }

  /** The position after the last photo of an album, including deleted ones. */
  async nextPosition(galleryId: number): Promise<number> {
    return ((await this.photos.maximum('position', { galleryId })) ?? 0) + 1;
  }

  async insert(columns: Omit<Photo, 'id' | 'gallery'>): Promise<Photo> {
    const { identifiers } = await this.photos.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async update(ids: readonly number[], columns: Pick<Photo, 'caption'> | Pick<Photo, 'deletedAt'>): Promise<void> {
    await this.photos.update({ id: In([...ids]) }, columns);
  }

  /** Sets the positions of these photos to 1, 2, 3 … */
  async place(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const places = ids.map((id, index) => `WHEN ${Number(id)} THEN ${index + 1}`).join(' ');
    await this.photos
      .createQueryBuilder()
      .update()
      .set({ position: () => `CASE id ${places} END` })
      .where({ id: In([...ids]) })
      .execute();
  }

  /** Deletes the rows for good. */
  async delete(ids: readonly number[]): Promise<void> {
    await this.photos.delete({ id: In([...ids]) });
  }
}
