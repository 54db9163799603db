import {
  type Answer,
  chosenIds,
  freshQuiz,
  isAnswered,
  type Question,
  type Quiz,
  ratings,
} from '@ministry/domain/quiz';
import { readStored, writeStored } from '../../app/device-storage.ts';

const key = 'draft:ministry-match';

/** Restores the answers of the last visit, without those that no longer fit the questions. They never leave the device. */
export function loadQuiz(questions: readonly Question[]): Quiz {
  const stored = readStored(key) as Partial<Quiz> | null;
  if (stored === null) return freshQuiz;
  const answers = questions.flatMap((question) =>
    (Array.isArray(stored.answers) ? (stored.answers as Answer[]) : [])
      .filter((answer) => fits(answer, question))
      .slice(0, 1),
  );
  const quiz: Quiz = { ...freshQuiz, answers };
  const unanswered = questions.findIndex((question) => !isAnswered(quiz, question));
  const furthest = unanswered < 0 ? questions.length - 1 : unanswered;
  // The analysis was interrupted or is done: show the results.
  if (unanswered < 0 && stored.phase !== 'asking') return { ...quiz, phase: 'results', step: furthest };
  return { ...quiz, step: Math.min(Number.isInteger(stored.step) ? Math.max(0, Number(stored.step)) : 0, furthest) };
}

function fits(answer: Partial<Answer> | null, question: Question): boolean {
  if (answer?.questionId !== question.id || answer.value === undefined || answer.value === null) return false;
  const { value } = answer;
  const isOfType =
    question.type === 'multiple_choice'
      ? typeof value === 'string'
      : question.type === 'checkbox'
        ? Array.isArray(value)
        : typeof value === 'object' && !Array.isArray(value);
  if (!isOfType || !chosenIds(value).every((id) => question.options.some((option) => option.id === id))) return false;
  return (
    question.type !== 'scale' ||
    Object.values(value).every((rating) => (ratings as readonly unknown[]).includes(rating))
  );
}

export const saveQuiz = (quiz: Quiz): void => writeStored(key, quiz === freshQuiz ? null : quiz);
