import { Injectable } from '@nestjs/common';
import type { Page } from '../common/http/paged.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import { Database } from '../database/database.ts';
import type { AnnouncementListQuery } from './announcement.dto.ts';
import { AnnouncementEntity } from './announcement.entity.ts';

@Injectable()
export class AnnouncementsRepository {
  readonly table: ContentTable<AnnouncementEntity>;

  constructor(database: Database) {
    this.table = new ContentTable(database, AnnouncementEntity);
  }

  /** One page of the announcements that match, and how many match. @param today `YYYY-MM-DD`; what was valid until an earlier day is not public any more */
  list(query: AnnouncementListQuery, today: string): Promise<Page<AnnouncementEntity>> {
    const rows = this.table.matching(query, ['title', 'content']);
    const { validity = query.status === 'published' ? 'running' : 'any' } = query;
    if (validity === 'running') rows.andWhere('(item.validUntil IS NULL OR item.validUntil >= :today)', { today });
    if (validity === 'ended') rows.andWhere('item.validUntil < :today', { today });
    if (query.priority) rows.andWhere('item.priority = :priority', { priority: query.priority });
    return this.table.page(rows, query, () => sortBy(rows, query.sort));
  }
}
