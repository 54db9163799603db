import { testimonialLimits } from '@ministry/domain';
import type { ContentKind } from '../content/content-kind.ts';
import { statusOf } from '../content/standings.ts';
import { type TestimonialResponse, toTestimonialResponse } from './testimonial.dto.ts';
import type { TestimonialEntity } from './testimonial.entity.ts';

/** What is particular to testimonies among all that the site publishes. */
export const testimonialKind: ContentKind<TestimonialEntity, TestimonialResponse> = {
  name: 'testimonial',
  plural: 'testimonials',
  title: { column: 'name', longest: testimonialLimits.name },
  toResponse: toTestimonialResponse,
  exported: {
    id: (testimonial) => testimonial.id,
    name: (testimonial) => testimonial.name,
    status: statusOf,
    date: (testimonial) => testimonial.date,
    verified: (testimonial) => testimonial.isActive,
    testimony: (testimonial) => testimonial.testimony,
    createdAt: (testimonial) => testimonial.createdAt.toISOString(),
    updatedAt: (testimonial) => testimonial.updatedAt.toISOString(),
  },
};
