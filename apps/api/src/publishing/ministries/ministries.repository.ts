import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Page } from '../../platform/http/paged.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import type { MinistryListQuery } from './ministry.dto.ts';
import { MinistryEntity } from './ministry.entity.ts';

@Injectable()
export class MinistriesRepository {
  readonly table: ContentTable<MinistryEntity>;

  constructor(@InjectRepository(MinistryEntity) ministries: Repository<MinistryEntity>) {
    this.table = new ContentTable(ministries);
  }

  /** One page of the ministries that match, and how many match. */
  list(query: MinistryListQuery): Promise<Page<MinistryEntity>> {
    return this.table.page(this.matching(query), query, (rows) => sortBy(rows, query.sort));
  }

  listIds(query: MinistryListQuery): Promise<number[]> {
    return this.table.idsInOrder(this.matching(query), (rows) => sortBy(rows, query.sort));
  }

  private matching(query: MinistryListQuery) {
    const rows = this.table.matching(query, ['name', 'description', 'impact', 'tags']);
    if (query.category) rows.andWhere('item.category = :category', { category: query.category });
    return rows;
  }
}
