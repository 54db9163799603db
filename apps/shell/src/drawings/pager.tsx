import { Link, useLocation } from 'react-router-dom';
import { pagerCopy as copy } from './pager.copy.ts';

/** Links to the previous and next page of a list; nothing where there is only one page. */
export function Pager({ page, hasMore }: { page: number; hasMore: boolean }) {
  const { pathname, search } = useLocation();
  if (page === 1 && !hasMore) return null;
  const to = (target: number) => {
    const query = new URLSearchParams(search);
    if (target === 1) query.delete('page');
    else query.set('page', String(target));
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <nav className="actions" aria-label={copy.label}>
      {page > 1 ? (
        <Link to={to(page - 1)} className="btn btn-quiet" rel="prev">
          {copy.newer}
        </Link>
      ) : null}
      {hasMore ? (
        <Link to={to(page + 1)} className="btn btn-quiet" rel="next">
          {copy.older}
        </Link>
      ) : null}
    </nav>
  );
}
