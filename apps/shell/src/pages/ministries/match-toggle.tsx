import { Icon } from '../../drawings/icon.tsx';
import { matcherWords } from '../../features/quiz/matcher.content.ts';
import { Matcher } from './matcher.tsx';
import css from './ministries.module.css';
import { pageWords as words, parts } from './ministries-page.content.ts';
import { usePageView } from './use-page-view.ts';

/** MIN-06, MIN-07, and the way to each part of a long page. */
export function MatchToggle() {
  const { isMatching, show } = usePageView();
  return (
    <div className="wrap">
      <form
        className={css.toggle}
        action="/ministries"
        onSubmit={(event) => show(event, { view: isMatching ? null : 'match' })}
      >
        {isMatching ? null : <input type="hidden" name="view" value="match" />}
        <button className="btn btn-sun" aria-expanded={isMatching} aria-controls="match" data-hold="">
          <Icon name={isMatching ? 'close' : 'people'} />
          {isMatching ? words.closeMatch : words.findMatch}
        </button>
      </form>
      <section
        id="match"
        className={isMatching ? css.match : undefined}
        aria-label={isMatching ? matcherWords.heading : undefined}
      >
        {isMatching ? (
          <>
            <h2>{matcherWords.heading}</h2>
            <Matcher />
          </>
        ) : null}
      </section>
      <nav className={css.parts} aria-label={words.onThisPage}>
        {parts.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
