import { Injectable } from '@nestjs/common';
import { kampalaDay } from '@ministry/domain';
import { may, type Staff } from '../../platform/auth/access.ts';
import { ContentService } from '../content/content.service.ts';
import { ContentRegistry } from '../content/content-registry.ts';
import { newDraftState } from '../content/lifecycle.ts';
import {
  type TestimonialListQuery,
  type TestimonialRequest,
  type TestimonialResponse,
  toTestimonialResponse,
} from './testimonial.dto.ts';
import type { TestimonialEntity } from './testimonial.entity.ts';
import { testimonialKind } from './testimonial-kind.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';

/** Testimonies: anyone may send one in; it is shown once the office has verified it. */
@Injectable()
export class TestimonialsService extends ContentService<
  TestimonialEntity,
  TestimonialListQuery,
  TestimonialRequest,
  TestimonialResponse
> {
  constructor(
    private readonly testimonials: TestimonialsRepository,
    registry: ContentRegistry,
  ) {
    super(testimonialKind, testimonials, registry);
  }

  /** A testimony from the office is stored as sent and recorded in the audit log. Any other waits for the office, whatever state it asks for (TST-01). */
  override async create(request: TestimonialRequest, staff?: Staff): Promise<TestimonialResponse> {
    if (may(staff, 'testimonials.manage')) return super.create(request);
    const { name, testimony } = request;
    const sent = { ...newDraftState(), name, testimony, date: kampalaDay(new Date()) };
    return toTestimonialResponse(await this.testimonials.table.insert(sent), false);
  }
}
