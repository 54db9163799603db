import { type ComponentType, useEffect, useState } from 'react';
import { basePath } from '@ministry/messages';
import { useRead } from '../../app/reads.ts';
import { useMinistries } from '../../features/ministries/api/use-ministries.ts';
import { MinistriesLoading } from '../../features/ministries/components/ministries-loading.tsx';
import { MinistryIconImage } from '../../features/ministries/components/ministry-icon.tsx';
import { inShort, joinLink } from '../../features/ministries/ministry.ts';
import { quizPath } from '../../features/quiz/api/quiz-path.ts';
import type { QuizProps } from '../../features/quiz/components/quiz.tsx';
import { matcherCopy as copy } from '../../features/quiz/matcher.copy.ts';
import css from './ministries.module.css';

/** The quiz, loaded when it is first shown. Without a script there is a note. */
export function Matcher() {
  const { ministries } = useMinistries();
  const { data: settings, error, refetch } = useRead(quizPath);
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
  function tryAgain() {
    if (error) void refetch();
    if (failed) load();
  }

  return (
    <div className={css.matcher}>
      {settings ? <p className={css.lead}>{settings.lead}</p> : null}
      {Quiz && ministries && settings ? (
        <Quiz
          settings={settings}
          ministries={ministries.map(inShort)}
          joinHref={joinLink}
          mark={(icon) => <MinistryIconImage icon={icon} />}
        />
      ) : failed || error ? (
        <div role="alert">
          <p>{copy.failed}</p>
          <button type="button" className="btn btn-nile" onClick={tryAgain}>
            {copy.tryAgain}
          </button>
        </div>
      ) : (
        <div className={css.matcherWaits}>
          <MinistriesLoading />
        </div>
      )}
      <noscript>
        <p>{copy.needsScript}</p>
        <a className="btn btn-nile" href={`${basePath}/contact#message`}>
          {copy.write}
        </a>
      </noscript>
    </div>
  );
}
