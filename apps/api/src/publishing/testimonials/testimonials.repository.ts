import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { Repository } from 'typeorm';
import type { Page } from '../../platform/http/paged.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import type { TestimonialListQuery } from './testimonial.dto.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

@Injectable()
export class TestimonialsRepository {
  readonly table: ContentTable<TestimonialEntity>;

  constructor(@InjectRepository(TestimonialEntity) testimonials: Repository<TestimonialEntity>) {
    this.table = new ContentTable(testimonials);
  }

  /** One page of the testimonies that match, and how many match. */
  list(query: TestimonialListQuery): Promise<Page<TestimonialEntity>> {
    return this.table.page(this.matching(query), query, (rows) => inOrder(rows, query.sort));
  }

  listIds(query: TestimonialListQuery): Promise<number[]> {
    return this.table.idsInOrder(this.matching(query), (rows) => inOrder(rows, query.sort));
  }

  private matching(query: TestimonialListQuery) {
    return this.table.matching(query, ['name', 'testimony']);
  }
}

function inOrder(rows: SelectQueryBuilder<TestimonialEntity>, sort: TestimonialListQuery['sort']): void {
  if (sort !== 'waiting') return sortBy(rows, sort);
  rows.orderBy('item.isActive', 'ASC').addOrderBy('item.date', 'DESC').addOrderBy('item.id', 'DESC');
}
