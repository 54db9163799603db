import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useMinistries, useMinistry } from '../../features/ministries/api/use-ministries.ts';
import { MinistriesLoading } from '../../features/ministries/components/ministries-loading.tsx';
import { MinistryCard } from '../../features/ministries/components/ministry-card.tsx';
import { ministryWords } from '../../features/ministries/ministries.content.ts';
import type { MinistryFacts } from '../../features/ministries/ministry.ts';
import css from './ministries.module.css';
import { pageWords as words } from './ministries-page.content.ts';
import { usePageView } from './use-page-view.ts';

/** Loading, the list, or the six that stand in, with a word when that is because the call failed. */
export function MinistryList() {
  const { ministries, error, retry } = useMinistries();
  return (
    <section id="ministries" className={`wrap section ${css.first}`} aria-labelledby="ministries-heading">
      <h2 id="ministries-heading">{words.ours}</h2>
      <p className={css.lead}>{words.oursLead}</p>
      {error && ministries ? (
        <div className={css.notice} role="alert">
          <p>{ministryWords.standIn}</p>
          <button type="button" className="btn btn-quiet" onClick={retry}>
            {ministryWords.tryAgain}
          </button>
        </div>
      ) : null}
      {ministries ? <Cards ministries={ministries} /> : <MinistriesLoading label={ministryWords.pageLoading} />}
    </section>
  );
}

function Cards({ ministries }: { ministries: readonly MinistryFacts[] }) {
  const { readId, show } = usePageView();
  const { data: read } = useMinistry(readId);
  const { hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // Whoever comes from a link to one ministry arrives before its card does.
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
