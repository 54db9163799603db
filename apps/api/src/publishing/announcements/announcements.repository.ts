import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { kampalaDay } from '@ministry/domain';
import type { Page } from '../../platform/http/paged.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import type { AnnouncementListQuery } from './announcement.dto.ts';
import { AnnouncementEntity } from './announcement.entity.ts';

@Injectable()
export class AnnouncementsRepository {
  readonly table: ContentTable<AnnouncementEntity>;

  constructor(@InjectRepository(AnnouncementEntity) announcements: Repository<AnnouncementEntity>) {
    this.table = new ContentTable(announcements);
  }

  /** One page of the announcements that match, and the total. An announcement is no longer public after `validUntil`, a day in Kampala. */
  list(query: AnnouncementListQuery, now: Date): Promise<Page<AnnouncementEntity>> {
    return this.table.page(this.matching(query, now), query, (rows) => sortBy(rows, query.sort));
  }

  listIds(query: AnnouncementListQuery, now: Date): Promise<number[]> {
    return this.table.idsInOrder(this.matching(query, now), (rows) => sortBy(rows, query.sort));
  }

  private matching(query: AnnouncementListQuery, now: Date) {
    const rows = this.table.matching(query, ['title', 'content']);
    const today = kampalaDay(now);
    const { validity = query.status === 'published' ? 'running' : 'any' } = query;
    if (validity === 'running') rows.andWhere('(item.validUntil IS NULL OR item.validUntil >= :today)', { today });
    if (validity === 'ended') rows.andWhere('item.validUntil < :today', { today });
    if (query.priority) rows.andWhere('item.priority = :priority', { priority: query.priority });
    return rows;
  }
}
