import { type Answer, type AnswerValue, chosenIds, type Question, type Rating } from './questions.ts';

/** State of a visitor's quiz; plain data that is never changed in place. */
export interface Quiz {
  phase: 'asking' | 'analysing' | 'results';
  /** Index of the question that is shown. */
  step: number;
  answers: readonly Answer[];
}

export type QuizAction =
  /** One option of a multiple choice. */
  | { type: 'choose'; option: string }
  /** One option of a checkbox question, on or off. */
  | { type: 'toggle'; option: string }
  | { type: 'rate'; option: string; rating: Rating }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'analysed' }
  | { type: 'retake' };

/** Milliseconds for which the screen says that the answers are analysed (QUIZ-14). */
export const analysisTime = 2_000;

export const freshQuiz: Quiz = { phase: 'asking', step: 0, answers: [] };

export const answerTo = (quiz: Quiz, questionId: string): AnswerValue | undefined =>
  quiz.answers.find((answer) => answer.questionId === questionId)?.value;

/** QUIZ-11, QUIZ-12: one option, or for a scale one rating, is enough. */
export const isAnswered = (quiz: Quiz, question: Question): boolean =>
  chosenIds(answerTo(quiz, question.id)).length > 0;

/** The reducer of the quiz. An action that is not possible changes nothing. */
export const quizOver =
  (questions: readonly Question[]) =>
  (quiz: Quiz, action: QuizAction): Quiz => {
    if (action.type === 'retake') return freshQuiz;
    if (action.type === 'analysed') return quiz.phase === 'analysing' ? { ...quiz, phase: 'results' } : quiz;
    const question = questions[quiz.step];
    if (quiz.phase !== 'asking' || !question) return quiz;
    switch (action.type) {
      case 'previous':
        return { ...quiz, step: Math.max(0, quiz.step - 1) };
      case 'next':
        if (!isAnswered(quiz, question)) return quiz;
        return quiz.step === questions.length - 1 ? { ...quiz, phase: 'analysing' } : { ...quiz, step: quiz.step + 1 };
      default:
        return question.options.some(({ id }) => id === action.option) ? record(quiz, question, action) : quiz;
    }
  };

function record(quiz: Quiz, question: Question, action: Extract<QuizAction, { option: string }>): Quiz {
  const before = answerTo(quiz, question.id);
  const value = valueAfter(before, action);
  return {
    ...quiz,
    answers: [
      ...quiz.answers.filter(({ questionId }) => questionId !== question.id),
      { questionId: question.id, value },
    ],
  };
}

function valueAfter(before: AnswerValue | undefined, action: Extract<QuizAction, { option: string }>): AnswerValue {
  if (action.type === 'choose') return action.option;
  if (action.type === 'rate')
    return { ...(typeof before === 'object' && !Array.isArray(before) ? before : {}), [action.option]: action.rating };
  const chosen = chosenIds(before);
  return chosen.includes(action.option) ? chosen.filter((id) => id !== action.option) : [...chosen, action.option];
}
