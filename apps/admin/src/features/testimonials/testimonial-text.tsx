import type { Ref } from 'react';
import { formatLongDay } from '@ministry/domain';
import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { statusOf, type Testimonial } from './testimonial.ts';
import { testimonialsCopy as copy } from './testimonials.copy.ts';
import layout from '../../components/layout.module.css';

interface TestimonialTextProps {
  testimonial: Testimonial;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Author, date, status and the whole text. */
export function TestimonialText({ testimonial, titleId, titleRef }: TestimonialTextProps) {
  const { name, testimony, date, updatedBy, updatedAt } = testimonial;
  const { label, tone } = statusOf(testimonial);
  return (
    <>
      <div className={layout.row}>
        <h3 id={titleId} ref={titleRef} tabIndex={-1} className={layout.title}>
          {name}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={layout.muted}>
        {copy.review.toldOn} <time dateTime={date}>{formatLongDay(new Date(`${date}T12:00:00+03:00`))}</time>
        {updatedBy && updatedAt
          ? ` · ${copy.review.changedBy({ name: updatedBy, moment: formatDateTime(updatedAt) })}`
          : ''}
      </p>
      <p className={layout.prose}>{testimony}</p>
    </>
  );
}
