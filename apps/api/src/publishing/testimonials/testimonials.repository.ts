import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
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
    const rows = this.table.matching(query, ['name', 'testimony']);
    return this.table.page(rows, query, () =>
      query.sort === 'waiting'
        ? rows.orderBy('item.isActive', 'ASC').addOrderBy('item.date', 'DESC').addOrderBy('item.id', 'DESC')
        : sortBy(rows, query.sort),
    );
  }
}
