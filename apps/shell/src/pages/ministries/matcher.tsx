import { useEffect, useState, type ComponentType } from 'react';
import { useMinistries } from '../../features/ministries/api/use-ministries.ts';
import { MinistriesLoading } from '../../features/ministries/components/ministries-loading.tsx';
import { MinistryMark } from '../../features/ministries/components/ministry-mark.tsx';
import { inShort, joinLink } from '../../features/ministries/ministry.ts';
import { matcherWords as words } from '../../features/quiz/matcher.content.ts';
import type { QuizProps } from '../../features/quiz/components/quiz.tsx';
import css from './ministries.module.css';

/** The matching questions, loaded when they are first shown. Without a script it says where to turn. */
export function Matcher() {
  const { ministries } = useMinistries();
  const [Quiz, setQuiz] = useState<ComponentType<QuizProps> | null>(null);
  const [failed, setFailed] = useState(false);

  function load() {
    setFailed(false);
    import(/* webpackChunkName: "quiz" */ '../../features/quiz/components/quiz.tsx').then(
      (module) => setQuiz(() => module.default),
      () => setFailed(true),
    );
  }
  useEffect(load, []);

  return (
    <div className={css.matcher}>
      <p className={css.lead}>{words.lead}</p>
      {Quiz && ministries ? (
        <Quiz ministries={ministries.map(inShort)} joinHref={joinLink} mark={(icon) => <MinistryMark icon={icon} />} />
      ) : failed ? (
        <div role="alert">
          <p>{words.failed}</p>
          <button type="button" className="btn btn-nile" onClick={load}>
            {words.tryAgain}
          </button>
        </div>
      ) : (
        <div className={css.matcherWaits}>
          <MinistriesLoading />
        </div>
      )}
      <noscript>
        <p>{words.needsScript}</p>
        <a className="btn btn-nile" href="/contact#message">
          {words.write}
        </a>
      </noscript>
    </div>
  );
}
