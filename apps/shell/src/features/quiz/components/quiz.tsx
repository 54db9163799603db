import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import type { MinistryIcon } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { matchMinistries } from '../matching.ts';
import { loadQuiz, saveQuiz } from '../quiz-draft.ts';
import { analysisTime, answerTo, isAnswered, quizOver } from '../quiz-flow.ts';
import { questions, quizWords as words } from '../quiz.content.ts';
import type { MatchableMinistry } from '../traits.ts';
import { QuestionFields } from './question-fields.tsx';
import css from './quiz.module.css';
import { Results } from './results.tsx';

export interface QuizProps {
  ministries: readonly MatchableMinistry[];
  /** Where a visitor volunteers for a ministry. */
  joinHref(ministry: MatchableMinistry): string;
  mark(icon: MinistryIcon): ReactNode;
}

const reduce = quizOver(questions);

/** The seven questions, one at a time, and where they lead. Drawn by the browser alone, because the answers are kept there. */
export default function Quiz({ ministries, joinHref, mark }: QuizProps) {
  const [quiz, act] = useReducer(reduce, questions, loadQuiz);
  const heading = useRef<HTMLHeadingElement>(null);
  const opening = useRef(`${quiz.phase} ${quiz.step}`);
  const question = questions[quiz.step];

  useEffect(() => saveQuiz(quiz), [quiz]);
  useEffect(() => {
    if (quiz.phase !== 'analysing') return;
    const weighing = setTimeout(() => act({ type: 'analysed' }), analysisTime);
    return () => clearTimeout(weighing);
  }, [quiz.phase]);
  // What comes next is read from its beginning; what the page opened with leaves the focus where it is.
  const place = `${quiz.phase} ${quiz.step}`;
  useEffect(() => {
    if (opening.current !== place) heading.current?.focus();
    opening.current = '';
  }, [place]);

  if (quiz.phase === 'analysing') {
    return (
      <p className="loading" role="status">
        <Coil size={48} rings={4} />
        {words.analysing}
      </p>
    );
  }
  if (quiz.phase === 'results' || !question) {
    return (
      <Results
        heading={heading}
        matches={matchMinistries(ministries, questions, quiz.answers)}
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
        {words.progress(quiz.step + 1, questions.length)}
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
          {words.previous}
        </button>
        <button className="btn btn-nile" disabled={!isAnswered(quiz, question)}>
          {isLast ? words.finish : words.next}
        </button>
      </p>
    </form>
  );
}
