import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { formatLongDay } from '@ministry/domain';
import { pageQuery } from '../../reads.ts';
import { type Testimonial, testimonialsPath } from './testimonial.ts';
import { testimonialsCopy as copy } from './testimonials.copy.ts';
import { useTestimonials } from './use-testimonials.ts';
import layout from '../../components/layout.module.css';

/** Characters that can be read quickly on the dashboard. Longer testimonials are approved on their own page. */
const maxShown = 600;

const oldest = pageQuery(apiPath(testimonialsPath, { query: { status: 'draft', sort: 'date', limit: 1 } }));

/** The oldest waiting testimonial, to read and approve on the dashboard. Nothing is shown if none waits or it cannot be read. */
export default function OldestWaiting() {
  const queries = useQueryClient();
  const actions = useTestimonials();
  // The approved text must be the current one.
  const { data } = useQuery({ ...oldest, refetchOnMount: 'always', gcTime: 0 });
  const testimonial = data?.items[0];
  if (!testimonial) return null;

  async function approve(read: Testimonial) {
    if (await actions.verify(read, true)) queries.setQueryData(oldest.queryKey, { items: [], total: 0 });
  }

  const { id, name, testimony, date } = testimonial;
  const isLong = testimony.length > maxShown;
  return (
    <section
      className={`${layout.card} ${layout.padded} ${layout.stack} ${layout.spaceAbove}`}
      aria-labelledby="oldest-testimonial"
    >
      <h3 id="oldest-testimonial">{copy.review.oldest}</h3>
      <p>
        <strong>{name}</strong>{' '}
        <span className={layout.muted}>
          {copy.review.toldOn} <time dateTime={date}>{formatLongDay(new Date(`${date}T12:00:00+03:00`))}</time>
        </span>
      </p>
      <p className={layout.prose}>{isLong ? `${testimony.slice(0, maxShown / 2)}…` : testimony}</p>
      <div className={layout.row}>
        {isLong ? null : (
          <Button type="primary" disabled={actions.isBusy} onClick={() => void approve(testimonial)}>
            {copy.approve}
          </Button>
        )}
        <Link to={`/community/testimonials?read=${id}`}>{isLong ? copy.review.readAll : copy.review.open}</Link>
      </div>
    </section>
  );
}
