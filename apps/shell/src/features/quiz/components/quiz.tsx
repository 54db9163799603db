import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import type { MinistryIconName } from '@ministry/domain';
import {
  analysisTime,
  answerTo,
  isAnswered,
  type MatchableMinistry,
  matchMinistries,
  type Question,
  quizOver,
  type QuizSettings,
} from '@ministry/domain/quiz';
import { Coil } from '@ministry/ui/coil';
import { quizCopy as copy } from '../quiz.copy.ts';
import { loadQuiz, saveQuiz } from '../quiz-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { Results } from './results.tsx';
import css from './quiz.module.css';

export interface QuizProps {
  settings: QuizSettings;
  ministries: readonly MatchableMinistry[];
  /** Address of the form to volunteer for a ministry. */
  joinHref(ministry: MatchableMinistry): string;
  mark(icon: MinistryIconName): ReactNode;
}

/** Shows the questions one at a time, then the results. Not rendered on the server, which does not know the answers. */
export default function Quiz({ settings, ministries, joinHref, mark }: QuizProps) {
  const { questions } = settings;
  const { quiz, act, heading } = useQuiz(questions);
  const question = questions[quiz.step];
  if (quiz.phase === 'analysing') {
    return (
      <p className="loading" role="status">
        <Coil size={48} rings={4} />
        {copy.analysing}
      </p>
    );
  }
  if (quiz.phase === 'results' || !question) {
    return (
      <Results
        heading={heading}
        texts={settings.results}
        matches={matchMinistries(ministries, settings, quiz.answers)}
        joinHref={joinHref}
        mark={mark}
        onRetake={() => act({ type: 'retake' })}
      />
    );
  }
  const isLast = quiz.step === questions.length - 1;
  return (
    <form
      className={css.quiz}
      onSubmit={(event) => {
        event.preventDefault();
        act({ type: 'next' });
      }}
    >
      <h3 ref={heading} tabIndex={-1} className={css.progress}>
        {copy.progress({ number: quiz.step + 1, of: questions.length })}
      </h3>
      <progress value={quiz.step + 1} max={questions.length} aria-hidden="true" />
      <QuestionFields key={question.id} question={question} value={answerTo(quiz, question.id)} act={act} />
      <p className="actions">
        <button
          type="button"
          className="btn btn-quiet"
          disabled={quiz.step === 0}
          onClick={() => act({ type: 'previous' })}
        >
          {copy.previous}
        </button>
        <button className="btn btn-nile" disabled={!isAnswered(quiz, question)}>
          {isLast ? copy.finish : copy.next}
        </button>
      </p>
    </form>
  );
}

/** The quiz, stored on the device. `heading` takes the focus at each new question, but not when the page opens. */
function useQuiz(questions: readonly Question[]) {
  const [quiz, act] = useReducer(quizOver(questions), questions, loadQuiz);
  const heading = useRef<HTMLHeadingElement>(null);
  const position = `${quiz.phase} ${quiz.step}`;
  const opening = useRef(position);

  useEffect(() => saveQuiz(quiz), [quiz]);
  useEffect(() => {
    if (quiz.phase !== 'analysing') return;
    const timer = setTimeout(() => act({ type: 'analysed' }), analysisTime);
    return () => clearTimeout(timer);
  }, [quiz.phase]);
  useEffect(() => {
    if (opening.current !== position) heading.current?.focus();
    opening.current = '';
  }, [position]);
  return { quiz, act, heading };
}
