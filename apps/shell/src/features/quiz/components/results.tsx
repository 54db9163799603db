import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { MinistryIconName } from '@ministry/domain';
import type { Match, MatchableMinistry, MatchLevel, ResultTexts } from '@ministry/domain/quiz';
import { fillIn } from '@ministry/domain/text-variables';
import { quizCopy as copy } from '../quiz.copy.ts';
import css from './quiz.module.css';

interface ResultsProps {
  heading: RefObject<HTMLHeadingElement | null>;
  matches: readonly Match[];
  texts: ResultTexts;
  joinHref(ministry: MatchableMinistry): string;
  mark(icon: MinistryIconName): ReactNode;
  onRetake(): void;
}

const badge: Readonly<Record<MatchLevel, string>> = {
  excellent: 'badge badge-sun',
  good: 'badge badge-nile',
  potential: 'badge',
  limited: 'badge',
};

const shownAtOnce = 3;

const leadOf = (count: number, { none, one, several }: ResultTexts): string =>
  count === 0 ? none : count === 1 ? one : fillIn(several, { count: String(count) });

/** The matches: the closest three are open, the others folded. Each leads to the message form. */
export function Results({ heading, matches, texts, joinHref, mark, onRetake }: ResultsProps) {
  const further = matches.slice(shownAtOnce);
  const list = (shown: readonly Match[]) => (
    <ol className={css.matches}>
      {shown.map((match) => (
        <MatchCard key={match.ministry.id} match={match} joinHref={joinHref} mark={mark} />
      ))}
    </ol>
  );
  return (
    <div className={css.results}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h3>
      <p>{leadOf(matches.length, texts)}</p>
      {list(matches.slice(0, shownAtOnce))}
      {further.length > 0 ? (
        <details>
          <summary>{copy.more({ count: further.length })}</summary>
          {list(further)}
        </details>
      ) : null}
      <p className="actions">
        <button type="button" className="btn btn-quiet" onClick={onRetake}>
          {copy.retake}
        </button>
        {matches.length === 0 ? (
          <Link className="btn btn-nile" to="/contact#message">
            {copy.write}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

function MatchCard({
  match,
  joinHref,
  mark,
}: {
  match: Match;
  joinHref: ResultsProps['joinHref'];
  mark: ResultsProps['mark'];
}) {
  const { ministry, matchScore, level, compatibility, reasons, nextSteps } = match;
  return (
    <li>
      <div className={css.matchHead}>
        {mark(ministry.icon)}
        <div>
          <h4>{ministry.name}</h4>
          <p>
            <span className={badge[level]}>{compatibility}</span>{' '}
            <span className={css.points}>{copy.points({ score: matchScore })}</span>
          </p>
        </div>
      </div>
      <p>{ministry.description}</p>
      <div className={css.why}>
        <div>
          <h5>{copy.reasons}</h5>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
        <div>
          <h5>{copy.nextSteps}</h5>
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <Link className="btn btn-nile" to={joinHref(ministry)}>
        {copy.join}
        <span className="unseen">: {ministry.name}</span>
      </Link>
    </li>
  );
}
