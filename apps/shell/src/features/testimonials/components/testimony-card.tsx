import { formatDate } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { testimonialCopy as copy } from '../testimonials.copy.ts';
import { partsOf, type Testimony } from '../testimony.ts';
import css from './testimony-card.module.css';

/** One testimony: first the text, then its author (COM-04). */
export function TestimonyCard({ testimony: { name, testimony, date } }: { testimony: Testimony }) {
  const { shown, rest } = partsOf(testimony);
  return (
    <figure className={css.card}>
      <Coil size={32} rings={3} className={css.mark} />
      <blockquote>
        <p>{shown}</p>
        {rest === '' ? null : (
          <details>
            <summary>
              {copy.more}
              <span className="unseen">: {copy.storyBy({ name })}</span>
            </summary>
            <p>{rest}</p>
          </details>
        )}
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <time dateTime={date}>{formatDate(new Date(date))}</time>
      </figcaption>
    </figure>
  );
}
