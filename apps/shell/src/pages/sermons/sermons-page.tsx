import { useSearchParams } from 'react-router-dom';
import { basePath, interfaceLanguage } from '@ministry/messages';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useSettings } from '../../app/site.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { useRecentSermons, useSermonFacets } from '../../features/sermons/api/use-sermons.ts';
import { AllSermons, RecentSermons } from '../../features/sermons/components/browse-panel.tsx';
import { LatestSermon } from '../../features/sermons/components/latest-sermon.tsx';
import { SearchPanel } from '../../features/sermons/components/search-panel.tsx';
import { SeriesCards } from '../../features/sermons/components/series-cards.tsx';
import { SidePanel } from '../../features/sermons/components/side-panel.tsx';
import { sermonCopy as copy } from '../../features/sermons/sermons.copy.ts';
import { allPath, facetsPath, recentPath, viewOf } from '../../features/sermons/sermons-view.ts';
import { usePlayer } from '../../features/sermons/use-player.tsx';
import { Banner } from '../../layout/banner.tsx';
import css from './sermons.module.css';

const feed = { path: '/feeds/sermons.xml', type: 'application/rss+xml', title: copy.heading } as const;

function SermonsPage() {
  usePageHead({ title: copy.heading, description: copy.description, path: '/sermons', feed });
  const facets = useSermonFacets();
  const { savesOffline } = useSettings();
  return (
    <>
      <Banner title={copy.heading} lead={copy.lead}>
        <p>
          <a href={feed.path + (basePath && `?language=${interfaceLanguage}`)} className={css.feed}>
            {copy.onPhone}
          </a>
          {savesOffline ? (
            <>
              {' '}
              {/* A plain link, because the service worker renders this page as a whole document. */}
              <a href={`${basePath}/offline`} className={css.feed}>
                {copy.saved}
              </a>{' '}
              <a href={`${basePath}/notifications`} className={css.feed}>
                {copy.notified}
              </a>
            </>
          ) : null}
        </p>
      </Banner>
      <div className={`wrap ${css.page}`}>
        <Sermons />
      </div>
      <SeriesCards counts={facets?.series} />
    </>
  );
}

/** SER-01, SER-02, SER-20: the latest sermon beside the panel. */
function Sermons() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const facets = useSermonFacets();
  const { latest, recent, isSample, hasFailed, retry } = useRecentSermons();
  const [player, dialog] = usePlayer();

  if (hasFailed) {
    return (
      <div className={css.notice} role="alert">
        <p>{copy.failed}</p>
        <button type="button" className="btn btn-nile" onClick={retry}>
          {copy.tryAgain}
        </button>
      </div>
    );
  }
  if (latest === undefined) return <Loading label={copy.loading} />;
  if (latest === null) {
    return (
      <div className={css.notice}>
        <h2>{copy.none}</h2>
        <p>{copy.noneText}</p>
      </div>
    );
  }
  return (
    <div className={css.columns}>
      <LatestSermon sermon={latest} player={player} isSample={isSample} />
      <SidePanel view={view}>
        {view.tab === 'search' ? (
          <SearchPanel view={view} player={player} />
        ) : view.isAll ? (
          <AllSermons view={view} facets={facets} player={player} />
        ) : (
          <RecentSermons sermons={recent} isSample={isSample} total={facets?.total} player={player} />
        )}
      </SidePanel>
      {dialog}
    </div>
  );
}

export const page: PageModule = {
  Component: SermonsPage,
  // Hydrated on idle to rank search results in the browser.
  hydrateOnIdle: ({ search }) => (search.has('q') ? '' : null),
  query: ['tab', 'view', 'speaker', 'series', 'search', 'page', 'q'],
  reads: ({ search }) => {
    const view = viewOf(search);
    return [recentPath, facetsPath, ...(view.tab === 'browse' && view.isAll ? [allPath(view)] : [])];
  },
};
