import { Link, useNavigate } from 'react-router-dom';
import { sermonTopics } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { useRead } from '../../../app/reads.ts';
import { Icon } from '../../../drawings/icon.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { searchSermons } from '../sermon-search.ts';
import { panelCopy, searchCopy as terms, sermonCopy } from '../sermons.copy.ts';
import { addressOfView, searchedPath, type SermonsView } from '../sermons-view.ts';
import type { Player } from '../use-player.tsx';
import { SermonRow } from './sermon-row.tsx';
import css from './panel.module.css';

/** The AI search: ranks the list in the browser, without another request (SER-32, SER-40). */
export function SearchPanel({ view, player }: { view: SermonsView; player: Player }) {
  return (
    <>
      <h2 id="panel-heading" className={css.heading} tabIndex={-1}>
        {panelCopy.search}
      </h2>
      <noscript>
        {/* Nothing is being loaded without a script. */}
        <style>{'#browse .loading{display:none}'}</style>
        <p className={css.note}>
          {terms.needsScript}{' '}
          {view.query ? (
            <a href={basePath + addressOfView({ isAll: true, search: view.query })}>{terms.byServer}</a>
          ) : null}
        </p>
      </noscript>
      <SearchForm query={view.query} />
      {view.query === '' ? null : <Results query={view.query} player={player} />}
      <h3 className={css.topicsHeading}>{terms.topics}</h3>
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

function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      className={css.filter}
      action={`${basePath}/sermons#browse`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        void navigate(addressOfView({ tab: 'search', query: typeof typed === 'string' ? typed.trim() : '' }), {
          replace: query !== '',
        });
      }}
    >
      <input type="hidden" name="tab" value="search" />
      <label htmlFor="sermon-query">{terms.label}</label>
      <div className={css.fields}>
        <input
          key={query}
          id="sermon-query"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={100}
          placeholder={terms.hint}
          autoComplete="off"
        />
        <button className="btn btn-nile">
          <Icon name="search" />
          {terms.send}
        </button>
      </div>
    </form>
  );
}

/** Finds nothing if the list could not be loaded (SER-41). */
function Results({ query, player }: { query: string; player: Player }) {
  const { data, error } = useRead(searchedPath);
  if (!data && !error) return <Loading label={terms.loading} />;
  const found = searchSermons(data ?? [], query);
  return (
    <div className={css.results}>
      {found.length === 0 ? (
        <div className={css.empty} role="status">
          <h3>{sermonCopy.noneFound}</h3>
          <p>{terms.emptyText}</p>
        </div>
      ) : (
        <p role="status" className={css.note}>
          {terms.found({ count: found.length, query })}
        </p>
      )}
      {found.map(({ sermon, percent }) => (
        <SermonRow key={sermon.id} sermon={sermon} player={player} match={percent} />
      ))}
      <p className={css.reset}>
        <Link to={addressOfView({ tab: 'search' })} className="btn btn-quiet">
          <Icon name="close" />
          {panelCopy.reset}
        </Link>
      </p>
    </div>
  );
}
