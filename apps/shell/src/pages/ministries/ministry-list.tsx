import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useMinistries, useMinistry } from '../../features/ministries/api/use-ministries.ts';
import { MinistriesLoading } from '../../features/ministries/components/ministries-loading.tsx';
import { MinistryCard } from '../../features/ministries/components/ministry-card.tsx';
import { ministryCopy } from '../../features/ministries/ministries.copy.ts';
import type { MinistryFacts } from '../../features/ministries/ministry.ts';
import { pageCopy as copy } from './ministries-page.copy.ts';
import { usePageView } from './use-page-view.ts';
import css from './ministries.module.css';

/** The list, or the six built-in ministries, with a notice when the request failed. */
export function MinistryList({ lead }: { lead: string | undefined }) {
  const { ministries, error, retry } = useMinistries();
  return (
    <section id="ministries" className={`wrap section ${css.first}`} aria-labelledby="ministries-heading">
      <h2 id="ministries-heading">{copy.ours}</h2>
      <p className={css.lead}>{lead}</p>
      {error && ministries ? (
        <div className={css.notice} role="alert">
          <p>{ministries.length > 0 ? ministryCopy.standIn : ministryCopy.failed}</p>
          <button type="button" className="btn btn-quiet" onClick={retry}>
            {ministryCopy.tryAgain}
          </button>
        </div>
      ) : null}
      {ministries ? <Cards ministries={ministries} /> : <MinistriesLoading label={ministryCopy.pageLoading} />}
      {ministries?.length === 0 && !error ? <p>{ministryCopy.none}</p> : null}
    </section>
  );
}

function Cards({ ministries }: { ministries: readonly MinistryFacts[] }) {
  const { readId, show } = usePageView();
  const { data: read } = useMinistry(readId);
  const { hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // A link to one ministry may be opened before its card is rendered.
  useEffect(() => {
    if (hash && !isBack) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isBack]);
  return (
    <div className={css.ministries}>
      {ministries.map((ministry) => (
        <MinistryCard
          key={ministry.id}
          ministry={ministry}
          whole={read?.id === ministry.id ? read.content : undefined}
          onReadMore={(event) => show(event, { ministry: String(ministry.id) })}
        />
      ))}
    </div>
  );
}
