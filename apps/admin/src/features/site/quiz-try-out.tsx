import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import {
  type Answer,
  chosenIds,
  freshQuiz,
  type MatchableMinistry,
  matchThreshold,
  type Question,
  type QuizAction,
  quizOver,
  type QuizSettings,
  ratingOf,
  ratings,
  scoreMinistries,
  traitsOf,
} from '@ministry/domain/quiz';
import { Choice } from '../../components/choice.tsx';
import { quizCopy as copy } from './quiz.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

interface QuizTryOutProps {
  quiz: QuizSettings;
  ministries: readonly MatchableMinistry[];
}

/** The quiz with the current values of the form. Shows every ministry with its score, computed by the same rules as on the site. */
export function QuizTryOut({ quiz, ministries }: QuizTryOutProps) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const { questions } = quiz;
  const act = (step: number, action: QuizAction) =>
    setAnswers(quizOver(questions)({ ...freshQuiz, step, answers }, action).answers);
  const scored = scoreMinistries(ministries, quiz, answers);
  return (
    <aside
      className={`${layout.card} ${layout.padded} ${layout.stack} ${styles.tryOut}`}
      aria-labelledby="quiz-try-out"
    >
      <h2 id="quiz-try-out">{copy.tryOut}</h2>
      <p>{copy.tryOutLead}</p>
      {questions.map((question, step) => (
        <QuestionLine
          key={question.id}
          question={question}
          answer={answers.find(({ questionId }) => questionId === question.id)}
          act={(action) => act(step, action)}
          onClear={() => setAnswers(answers.filter(({ questionId }) => questionId !== question.id))}
        />
      ))}
      <Button disabled={answers.length === 0} onClick={() => setAnswers([])}>
        {copy.clearAnswers}
      </Button>
      <h3>{copy.ranking}</h3>
      <div role="status">
        <ol>
          {scored.map(({ ministry, matchScore, compatibility, reasons }) => (
            <li key={ministry.id}>
              <strong>{ministry.name}</strong>:{' '}
              {copy.score({ points: matchScore, level: matchScore > matchThreshold ? compatibility : copy.notListed })}
              <br />
              <small>{[aboutOf(ministry), ...reasons].join(' ')}</small>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

function aboutOf(ministry: MatchableMinistry): string {
  const traits = [...traitsOf(ministry)].map((trait) => copy.traits[trait]).join(', ');
  return traits ? copy.aboutTraits({ traits }) : copy.aboutNothing;
}

interface QuestionLineProps {
  question: Question;
  answer: Answer | undefined;
  act(action: QuizAction): void;
  onClear(): void;
}

function QuestionLine({ question: { text, type, options }, answer, act, onClear }: QuestionLineProps) {
  const chosen = chosenIds(answer?.value);
  if (type === 'multiple_choice')
    return (
      <fieldset className={layout.stackTight}>
        <legend>{text || copy.newQuestion}</legend>
        <Choice
          aria-label={text || copy.newQuestion}
          value={chosen[0] ?? ''}
          options={{ '': copy.noAnswer, ...Object.fromEntries(options.map(({ id, label }) => [id, label])) }}
          onChange={(option) => (option === '' ? onClear() : act({ type: 'choose', option }))}
        />
      </fieldset>
    );
  return (
    <fieldset className={layout.stackTight}>
      <legend>{text || copy.newQuestion}</legend>
      {options.map(({ id, label }) =>
        type === 'checkbox' ? (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => act({ type: 'toggle', option: id })}>
            {label}
          </Checkbox>
        ) : (
          <div key={id} className={layout.between}>
            <span>{label}</span>
            <Choice
              aria-label={label}
              value={String(ratingOf(answer?.value, id) ?? '')}
              options={{ '': copy.notRated, ...Object.fromEntries(ratings.map((rating) => [rating, String(rating)])) }}
              onChange={(chosenRating) => {
                const rating = ratings.find((each) => String(each) === chosenRating);
                if (rating) act({ type: 'rate', option: id, rating });
                else onClear();
              }}
            />
          </div>
        ),
      )}
    </fieldset>
  );
}
