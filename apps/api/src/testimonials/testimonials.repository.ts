import { Injectable } from '@nestjs/common';
import type { Page } from '../common/http/paged.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import { Database } from '../database/database.ts';
import type { TestimonialListQuery } from './testimonial.dto.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

@Injectable()
export class TestimonialsRepository {
  readonly table: ContentTable<TestimonialEntity>;

  constructor(database: Database) {
    this.table = new ContentTable(database, TestimonialEntity);
  }

  /** One page of the testimonies that match, and how many match. */
  list(query: TestimonialListQuery): Promise<Page<TestimonialEntity>> {
    const rows = this.table.matching(query, ['name', 'testimony']);
    return this.table.page(rows, query, () =>
      query.sort === 'waiting'
        ? rows.orderBy('item.isActive', 'ASC').addOrderBy('item.date', 'DESC').addOrderBy('item.id', 'DESC')
        : sortBy(rows, query.sort),
    );
  }
}
