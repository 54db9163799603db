import { useNavigate, Link } from 'react-router-dom';
import type { SermonResponse } from '@ministry/api-client';
import { sermonTopics } from '@ministry/domain';
import { useRead } from '../../../app/reads.ts';
import { Icon } from '../../../drawings/icon.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { searchSermons } from '../sermon-search.ts';
import { addressOfView, searchedPath, type SermonsView } from '../sermons-view.ts';
import { panelWords, searchWords as words, sermonWords } from '../sermons.content.ts';
import type { Player } from '../use-player.tsx';
import { SermonRow } from './sermon-row.tsx';
import css from './panel.module.css';

/** The AI search: scored in the browser over the list, with no further call (SER-32, SER-40). */
export function SearchPanel({ view, player }: { view: SermonsView; player: Player }) {
  const navigate = useNavigate();
  return (
    <>
      <h2 id="panel-heading" className={css.heading} tabIndex={-1}>
        {panelWords.search}
      </h2>
      <noscript>
        {/* Nothing is on its way. */}
        <style>{'#browse .loading{display:none}'}</style>
        <p className={css.note}>
          {words.needsScript}{' '}
          {view.query ? <a href={addressOfView({ isAll: true, search: view.query })}>{words.byServer}</a> : null}
        </p>
      </noscript>
      <form
        role="search"
        className={css.filter}
        action="/sermons#browse"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get('q');
          void navigate(addressOfView({ tab: 'search', query: typeof query === 'string' ? query.trim() : '' }), {
            replace: view.query !== '',
          });
        }}
      >
        <input type="hidden" name="tab" value="search" />
        <label htmlFor="sermon-query">{words.label}</label>
        <div className={css.fields}>
          <input
            key={view.query}
            id="sermon-query"
            name="q"
            type="search"
            defaultValue={view.query}
            maxLength={100}
            placeholder={words.hint}
            autoComplete="off"
          />
          <button className="btn btn-nile">
            <Icon name="search" />
            {words.send}
          </button>
        </div>
      </form>
      {view.query === '' ? null : <Results query={view.query} player={player} />}
      <h3 className={css.topicsHeading}>{words.topics}</h3>
      <ul className={css.topics}>
        {sermonTopics.map((topic) => (
          <li key={topic}>
            <Link
              to={addressOfView({ tab: 'search', query: topic })}
              aria-current={topic === view.query ? 'true' : undefined}
            >
              {topic}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A list that cannot be had leaves nothing to be found (SER-41). */
function Results({ query, player }: { query: string; player: Player }) {
  const { data, error } = useRead<SermonResponse[]>(searchedPath);
  if (!data && !error) return <Loading label={words.loading} />;
  const found = searchSermons(data ?? [], query);
  return (
    <div className={css.results}>
      {found.length === 0 ? (
        <div className={css.empty} role="status">
          <h3>{sermonWords.noneFound}</h3>
          <p>{words.emptyText}</p>
        </div>
      ) : (
        <p role="status" className={css.note}>
          {words.found(found.length, query)}
        </p>
      )}
      {found.map(({ sermon, percent }) => (
        <SermonRow key={sermon.id} sermon={sermon} player={player} match={percent} />
      ))}
      <p className={css.reset}>
        <Link to={addressOfView({ tab: 'search' })} className="btn btn-quiet">
          <Icon name="close" />
          {panelWords.reset}
        </Link>
      </p>
    </div>
  );
}
