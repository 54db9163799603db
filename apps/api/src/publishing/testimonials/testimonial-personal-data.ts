import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditPersonalData } from '../../platform/audit/audit-personal-data.ts';
import { excerpt } from '../../platform/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { ContentHistory } from '../content/content-history.ts';
import { TestimonialEntity } from './testimonial.entity.ts';
import { testimonialKind } from './testimonial-kind.ts';

/** Testimonies, and their versions in the audit log. */
@Injectable()
export class TestimonialPersonalData implements PersonalData {
  readonly kind = 'testimonial';
  readonly title = 'Testimonies';
  private readonly table: PersonalTable<TestimonialEntity>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(TestimonialEntity) testimonials: Repository<TestimonialEntity>,
    private readonly audit: AuditPersonalData,
    private readonly history: ContentHistory,
  ) {
    this.table = new PersonalTable(testimonials, { name: ['name'], text: ['testimony'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.name,
      detail: excerpt(row.testimony, query),
      at: row.createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ name, testimony, date, isActive, createdAt }) => ({
      Name: name,
      Testimony: testimony,
      Date: date,
      Verified: isActive,
      Written: createdAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    const count = await this.table.delete(ids);
    await this.audit.redactOf(testimonialKind.name, ids);
    if (count > 0) this.history.refreshReads(testimonialKind.plural);
    return { count };
  }
}
