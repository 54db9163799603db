import { Loading } from '../../../drawings/loading.tsx';
import { Pager } from '../../../drawings/pager.tsx';
import { useTestimonials } from '../api/use-testimonials.ts';
import { testimonialCopy as copy } from '../testimonials.copy.ts';
import { TestimonyCard } from './testimony-card.tsx';
import css from './testimony-list.module.css';

/** Loading, failed, empty or the cards. */
export function TestimonyList({ page }: { page: number }) {
  const { testimonials, hasMore, error, retry, isFetching } = useTestimonials(page);
  if (testimonials === undefined && (isFetching || !error)) return <Loading label={copy.loading} />;
  if (testimonials === undefined) {
    return (
      <div className={css.notice} role="alert">
        <h3>{copy.failed}</h3>
        <p>{copy.failedText}</p>
        <button type="button" className="btn btn-nile" onClick={retry}>
          {copy.tryAgain}
        </button>
      </div>
    );
  }
  // Beyond the last page there is only the link back.
  if (testimonials.length === 0 && page === 1) {
    return (
      <div className={css.notice}>
        <h3>{copy.none}</h3>
        <p>{copy.noneText}</p>
      </div>
    );
  }
  return (
    <>
      {testimonials.map((testimony) => (
        <TestimonyCard key={testimony.id} testimony={testimony} />
      ))}
      <Pager page={page} hasMore={hasMore} />
    </>
  );
}
