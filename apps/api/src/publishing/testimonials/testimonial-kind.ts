import { testimonialLimits } from '@ministry/domain';
import { beginning } from '../content/beginning.ts';
import type { ContentKind } from '../content/content-kind.ts';
import { statusOf } from '../content/lifecycle.ts';
import {
  TestimonialListQuery,
  type TestimonialRequest,
  type TestimonialResponse,
  toTestimonialResponse,
  toTestimonialSummary,
} from './testimonial.dto.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

/** What is specific to testimonies among the kinds of content. */
export const testimonialKind: ContentKind<
  TestimonialEntity,
  TestimonialListQuery,
  TestimonialRequest,
  TestimonialResponse
> = {
  name: 'testimonial',
  plural: 'testimonials',
  entity: TestimonialEntity,
  listQuery: TestimonialListQuery,
  title: { column: 'name', longest: testimonialLimits.name },
  aliases: { verified: 'isActive' },
  // Testimonies are not translated: what people say about their own lives stays in their own words.
  translated: [],
  toResponse: toTestimonialResponse,
  toSummary: toTestimonialSummary,
  toSnapshot: (testimonial) => toTestimonialResponse(testimonial, true),
  toHit: ({ testimony, date }) => ({ detail: beginning(testimony), date: `${date}T00:00:00.000Z` }),
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
