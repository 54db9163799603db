import { chosenIds, ratings, type Answer, type Question } from './questions.ts';
import { freshQuiz, isAnswered, type Quiz } from './quiz-flow.ts';

const key = 'draft:ministry-match';

/** What was answered before the page was left; kept on this device alone. What no longer fits the questions is left out. */
export function loadQuiz(questions: readonly Question[]): Quiz {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Quiz> | null;
    const answers = questions.flatMap((question) =>
      (Array.isArray(kept?.answers) ? (kept.answers as Answer[]) : [])
        .filter((answer) => fits(answer, question))
        .slice(0, 1),
    );
    const quiz: Quiz = { ...freshQuiz, answers };
    const unanswered = questions.findIndex((question) => !isAnswered(quiz, question));
    const furthest = unanswered < 0 ? questions.length - 1 : unanswered;
    // A weighing that was cut short is over by now.
    if (unanswered < 0 && kept?.phase !== 'asking') return { ...quiz, phase: 'results', step: furthest };
    return { ...quiz, step: Math.min(Number.isInteger(kept?.step) ? Math.max(0, Number(kept?.step)) : 0, furthest) };
  } catch {
    // Storage is refused or holds something else: the questions begin anew.
    return freshQuiz;
  }
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

export function saveQuiz(quiz: Quiz): void {
  try {
    if (quiz === freshQuiz) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(quiz));
  } catch {
    // Storage is full or refused; the questions on screen still hold the answers.
  }
}
