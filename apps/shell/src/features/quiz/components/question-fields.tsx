import type { Dispatch } from 'react';
import { type AnswerValue, chosenIds, type Question, type QuizAction, ratingOf, ratings } from '@ministry/domain/quiz';
import css from './quiz.module.css';

interface QuestionFieldsProps {
  question: Question;
  value: AnswerValue | undefined;
  act: Dispatch<QuizAction>;
}

/** One question: radios, checkboxes, or a row of radios for each option of a scale. */
export function QuestionFields({ question, value, act }: QuestionFieldsProps) {
  if (question.type === 'scale') return <Scale question={question} value={value} act={act} />;
  const chosen = chosenIds(value);
  const isMultiple = question.type === 'multiple_choice';
  return (
    <fieldset className={css.question}>
      <legend>{question.text}</legend>
      <div className={css.options}>
        {question.options.map(({ id, label }) => (
          <label key={id}>
            <input
              type={isMultiple ? 'radio' : 'checkbox'}
              name={question.id}
              checked={chosen.includes(id)}
              onChange={() => act(isMultiple ? { type: 'choose', option: id } : { type: 'toggle', option: id })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Scale({ question, value, act }: QuestionFieldsProps) {
  const { least, most } = question;
  return (
    <fieldset className={css.question}>
      <legend>{question.text}</legend>
      {question.options.map(({ id, label }) => (
        <fieldset key={id} className={css.scale}>
          <legend>{label}</legend>
          <div>
            {ratings.map((rating) => (
              <label key={rating}>
                <input
                  type="radio"
                  name={`${question.id}-${id}`}
                  checked={ratingOf(value, id) === rating}
                  onChange={() => act({ type: 'rate', option: id, rating })}
                />
                <span>
                  {rating}
                  {rating === 1 ? (
                    <span className="unseen">, {least}</span>
                  ) : rating === 5 ? (
                    <span className="unseen">, {most}</span>
                  ) : null}
                </span>
              </label>
            ))}
          </div>
          <p aria-hidden="true">
            <span>{least}</span>
            <span>{most}</span>
          </p>
        </fieldset>
      ))}
    </fieldset>
  );
}
