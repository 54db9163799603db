import { basePath } from '@ministry/messages';
import { Icon } from '../../drawings/icon.tsx';
import { matcherCopy } from '../../features/quiz/matcher.copy.ts';
import { Matcher } from './matcher.tsx';
import { pageCopy as copy, parts } from './ministries-page.copy.ts';
import { usePageView } from './use-page-view.ts';
import css from './ministries.module.css';

/** MIN-06, MIN-07, and links to the sections of the page. */
export function MatchToggle() {
  const { isMatching, show } = usePageView();
  return (
    <div className="wrap">
      <form
        className={css.toggle}
        action={`${basePath}/ministries`}
        onSubmit={(event) => show(event, { view: isMatching ? null : 'match' })}
      >
        {isMatching ? null : <input type="hidden" name="view" value="match" />}
        <button className="btn btn-sun" aria-expanded={isMatching} aria-controls="match" data-hold="">
          <Icon name={isMatching ? 'close' : 'people'} />
          {isMatching ? copy.closeMatch : copy.findMatch}
        </button>
      </form>
      <section
        id="match"
        className={isMatching ? css.match : undefined}
        aria-label={isMatching ? matcherCopy.heading : undefined}
      >
        {isMatching ? (
          <>
            <h2>{matcherCopy.heading}</h2>
            <Matcher />
          </>
        ) : null}
      </section>
      <nav className={css.parts} aria-label={copy.onThisPage}>
        {Object.entries(parts).map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
