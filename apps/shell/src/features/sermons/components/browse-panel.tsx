import { Link, useNavigate } from 'react-router-dom';
import type { SermonFacetsResponse, SermonResponse } from '@ministry/api-client';
import { basePath } from '@ministry/messages';
import { Icon } from '../../../drawings/icon.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { Pager } from '../../../drawings/pager.tsx';
import { useAllSermons } from '../api/use-sermons.ts';
import { panelCopy as copy, sermonCopy } from '../sermons.copy.ts';
import { addressOfView, isFiltered, type SermonsView, viewOf } from '../sermons-view.ts';
import type { Player } from '../use-player.tsx';
import { SermonRow } from './sermon-row.tsx';
import css from './panel.module.css';

interface RecentProps {
  sermons: SermonResponse[];
  isSample: boolean;
  total: number | undefined;
  player: Player;
}

/** The recent view: the sermons before the latest one (SER-10, SER-11). */
export function RecentSermons({ sermons, isSample, total, player }: RecentProps) {
  return (
    <>
      <div className={css.bar}>
        <h2 id="panel-heading" className={css.heading} tabIndex={-1}>
          {copy.recent}
        </h2>
        {isSample ? null : (
          <Link to={addressOfView({ isAll: true })} className="btn btn-quiet">
            {total === undefined ? copy.viewAll : copy.viewAllOf({ count: total })}
          </Link>
        )}
      </div>
      {sermons.length === 0 ? (
        <p className={css.note}>{sermonCopy.onlyLatest}</p>
      ) : (
        sermons.map((sermon) => <SermonRow key={sermon.id} sermon={sermon} player={player} isSample={isSample} />)
      )}
    </>
  );
}

/** The all view: every sermon in pages, filtered by speaker, series or search text (SER-06 to SER-10, SER-21). */
export function AllSermons({
  view,
  facets,
  player,
}: {
  view: SermonsView;
  facets: SermonFacetsResponse | undefined;
  player: Player;
}) {
  const { page, hasFailed, retry } = useAllSermons(view);
  const filters = [
    view.series && `${copy.series}: ${view.series}`,
    view.search && `${copy.containing}: ${view.search}`,
  ].filter(Boolean);
  return (
    <>
      <div className={css.bar}>
        <h2 id="panel-heading" className={css.heading} tabIndex={-1}>
          {sermonCopy.allSermons}
          {view.page > 1 ? `, ${copy.page({ page: view.page }).toLowerCase()}` : ''}
        </h2>
        <Link to="/sermons#browse" className="btn btn-quiet">
          {copy.backToRecent}
        </Link>
      </div>
      <SpeakerFilter view={view} facets={facets} />
      {filters.length > 0 ? <p className={css.note}>{filters.join(' · ')}</p> : null}
      {isFiltered(view) && page?.shown.length !== 0 ? <ResetView /> : null}
      {hasFailed ? (
        <div className={css.note} role="alert">
          <p>{sermonCopy.failed}</p>
          <button type="button" className="btn btn-nile" onClick={retry}>
            {sermonCopy.tryAgain}
          </button>
        </div>
      ) : page === undefined ? (
        <Loading label={sermonCopy.loading} />
      ) : page.shown.length === 0 ? (
        <div className={css.empty}>
          <h3>{sermonCopy.noneFound}</h3>
          <p>{sermonCopy.noneFoundText}</p>
          <ResetView />
        </div>
      ) : (
        page.shown.map((sermon) => <SermonRow key={sermon.id} sermon={sermon} player={player} />)
      )}
      <div className={css.pager}>
        <Pager page={view.page} hasMore={page?.hasNext ?? false} />
      </div>
    </>
  );
}

const ResetView = () => (
  <p className={css.reset}>
    <Link to={addressOfView({ isAll: true })} className="btn btn-quiet">
      <Icon name="close" />
      {copy.reset}
    </Link>
  </p>
);

/** An ordinary form; its script only avoids the reload (SER-09). */
function SpeakerFilter({ view, facets }: { view: SermonsView; facets: SermonFacetsResponse | undefined }) {
  const navigate = useNavigate();
  const speakers = facets?.speakers ?? [];
  // A speaker from an old link stays selected, even without any sermons.
  const isKnown = view.speaker === '' || speakers.some(({ name }) => name === view.speaker);
  return (
    <form
      className={css.filter}
      action={`${basePath}/sermons#browse`}
      onSubmit={(event) => {
        event.preventDefault();
        const speaker = new FormData(event.currentTarget).get('speaker');
        void navigate(
          addressOfView({
            ...view,
            ...viewOf(
              new URLSearchParams({
                speaker: typeof speaker === 'string' ? speaker : '',
                view: 'all',
                series: view.series,
                search: view.search,
              }),
            ),
          }),
        );
      }}
    >
      <input type="hidden" name="view" value="all" />
      {view.series ? <input type="hidden" name="series" value={view.series} /> : null}
      {view.search ? <input type="hidden" name="search" value={view.search} /> : null}
      <label htmlFor="speaker">{copy.speaker}</label>
      <div className={css.fields}>
        <select key={view.speaker} id="speaker" name="speaker" defaultValue={view.speaker}>
          <option value="">{copy.everySpeaker}</option>
          {isKnown ? null : <option value={view.speaker}>{view.speaker}</option>}
          {speakers.map(({ name, count }) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </select>
        <button className="btn btn-nile">{copy.show}</button>
      </div>
    </form>
  );
}
