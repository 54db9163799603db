import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import type { Page } from '../../platform/http/paged.ts';
import { addressOf } from '../../platform/uploads/upload-name.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import type { SermonListQuery } from './sermon.dto.ts';
import { SermonEntity } from './sermon.entity.ts';
import type { SermonFacet } from './sermon-facets.dto.ts';

@Injectable()
export class SermonsRepository {
  readonly table: ContentTable<SermonEntity>;

  constructor(@InjectRepository(SermonEntity) private readonly sermons: Repository<SermonEntity>) {
    this.table = new ContentTable(sermons);
  }

  /** One page of the sermons that match, and how many match. */
  list(query: SermonListQuery): Promise<Page<SermonEntity>> {
    return this.table.page(this.matching(query), query, (rows) => sortBy(rows, query.sort));
  }

  listIds(query: SermonListQuery): Promise<number[]> {
    return this.table.idsInOrder(this.matching(query), (rows) => sortBy(rows, query.sort));
  }

  /** Title and date of all sermons that are not deleted. */
  listTitles(): Promise<Pick<SermonEntity, 'id' | 'title' | 'date'>[]> {
    return this.sermons.find({
      select: { id: true, title: true, date: true },
      where: { deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  findByIds(ids: readonly number[]): Promise<SermonEntity[]> {
    return this.sermons.findBy({ id: In([...ids]) });
  }

  /** The sermons that have one of these recordings, whatever their status. */
  listByRecording(urls: readonly string[]): Promise<Pick<SermonEntity, 'id' | 'title' | 'audioUrl' | 'videoUrl'>[]> {
    return this.sermons.find({
      select: { id: true, title: true, audioUrl: true, videoUrl: true },
      where: [{ audioUrl: In([...urls]) }, { videoUrl: In([...urls]) }],
      order: { id: 'ASC' },
    });
  }

  /** Published sermons that were preached after `moment`, latest first. */
  listPublishedSince(moment: Date, limit: number): Promise<Pick<SermonEntity, 'id' | 'title' | 'speaker'>[]> {
    const rows = this.published().andWhere('item.date > :moment', { moment }).limit(limit);
    sortBy(rows, '-date');
    return rows.select(['item.id', 'item.title', 'item.speaker']).getMany();
  }

  /** The latest published sermons with a recording at one of this site's addresses. */
  async listStored(limit: number): Promise<SermonEntity[]> {
    const isStored = '(item.audioUrl LIKE :here OR item.videoUrl LIKE :here)';
    const rows = this.published()
      .andWhere(isStored, { here: addressOf('%') })
      .limit(limit);
    return this.table.findInOrder(await this.table.idsInOrder(rows, (found) => sortBy(found, '-date')));
  }

  countPublished(): Promise<number> {
    return this.published().getCount();
  }

  /** Every speaker or series of the published sermons with its number of sermons, by name; sermons without one are left out. */
  async countBy(column: 'speaker' | 'series'): Promise<SermonFacet[]> {
    const rows = await this.published()
      .andWhere(`item.${column} <> ''`)
      .select(`item.${column}`, 'name')
      .addSelect('COUNT(*)', 'count')
      .groupBy(`item.${column}`)
      .orderBy(`item.${column}`)
      .getRawMany<{ name: string; count: number | string }>();
    return rows.map(({ name, count }) => ({ name, count: Number(count) }));
  }

  private matching(query: SermonListQuery) {
    const rows = this.table.matching(query, ['title', 'description', 'speaker', 'series', 'tags']);
    for (const column of ['category', 'speaker', 'series'] as const) {
      if (query[column]) rows.andWhere(`item.${column} = :${column}`, { [column]: query[column] });
    }
    return rows;
  }

  private published() {
    return this.table.matching({ status: 'published' }, []);
  }
}
