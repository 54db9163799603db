import { Injectable } from '@nestjs/common';
import { kampalaDay } from '@ministry/domain';
import type { Staff } from '../common/auth/access.ts';
import type { Page } from '../common/http/paged.ts';
import { type ContentBulkRequest, type ContentBulkResponse, given } from '../content/content.dto.ts';
import { ContentDesk } from '../content/content-desk.ts';
import type { ContentItems } from '../content/content-items.ts';
import { checkMaySee, isAdmin } from '../content/content-kind.ts';
import { blankStanding } from '../content/standings.ts';
import {
  type TestimonialListQuery,
  type TestimonialRequest,
  type TestimonialResponse,
  toTestimonialColumns,
  toTestimonialResponse,
  toTestimonialSummary,
} from './testimonial.dto.ts';
import type { TestimonialEntity } from './testimonial.entity.ts';
import { testimonialKind } from './testimonial-kind.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';

/** Testimonies: told by anyone, shown once the office has verified them. */
@Injectable()
export class TestimonialsService {
  private readonly items: ContentItems<TestimonialEntity, TestimonialResponse>;

  constructor(
    private readonly testimonials: TestimonialsRepository,
    desk: ContentDesk,
  ) {
    this.items = desk.open(testimonialKind, testimonials.table);
  }

  /** @throws DomainError 401 or 403 when anything but verified testimonies is asked for by anyone but an admin */
  async list(query: TestimonialListQuery, staff: Staff | undefined): Promise<Page<TestimonialResponse>> {
    checkMaySee(testimonialKind, query.status, staff);
    const { items, total } = await this.testimonials.list(query);
    const toResponse = query.view === 'summary' ? toTestimonialSummary : toTestimonialResponse;
    return { items: items.map((testimonial) => toResponse(testimonial, isAdmin(staff))), total };
  }

  /** @throws DomainError 404, also for what the caller may not see */
  async get(id: number, staff: Staff | undefined): Promise<TestimonialResponse> {
    return toTestimonialResponse(await this.items.getVisible(id, staff), isAdmin(staff));
  }

  /** An admin's is kept as it is told, and in the audit log; anyone else's waits for the office, whatever it says of itself (TST-01). */
  async create(request: TestimonialRequest, staff: Staff | undefined): Promise<TestimonialResponse> {
    const { name, testimony } = request;
    const today = kampalaDay(new Date());
    if (isAdmin(staff))
      return this.items.create({ date: today, ...given(toTestimonialColumns(request)), name, testimony });
    return toTestimonialResponse(
      await this.testimonials.table.insert({ ...blankStanding(), name, testimony, date: today }),
      false,
    );
  }

  /** @throws DomainError 404, 409 VERSION_CONFLICT */
  update(id: number, request: TestimonialRequest): Promise<TestimonialResponse> {
    return this.items.update(id, toTestimonialColumns(request), request.version);
  }

  /** @throws DomainError 404 */
  remove(id: number): Promise<TestimonialResponse> {
    return this.items.setStanding('delete', id);
  }

  /** @throws DomainError 404 */
  restore(id: number): Promise<TestimonialResponse> {
    return this.items.setStanding('restore', id);
  }

  /** @throws DomainError 404 */
  duplicate(id: number): Promise<TestimonialResponse> {
    return this.items.duplicate(id);
  }

  /** @throws DomainError 404 */
  bulk(request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.items.bulk(request);
  }
}
