import { beforeEach, describe, expect, it } from '@jest/globals';
import { seedSite } from '@ministry/domain';
import {
  answerTo,
  freshQuiz,
  isAnswered,
  type Question,
  type Quiz,
  type QuizAction,
  quizOver,
  ratings,
} from '@ministry/domain/quiz';
import { loadQuiz, saveQuiz } from './quiz-draft.ts';

const { questions } = seedSite.quiz;

const step = quizOver(questions);
const run = (quiz: Quiz, ...actions: QuizAction[]): Quiz => actions.reduce(step, quiz);
const next: QuizAction = { type: 'next' };
const shown = (quiz: Quiz): Question => {
  const question = questions[quiz.step];
  if (!question) throw new Error('no question');
  return question;
};
/** The shortest answer to the question that is shown. */
function answer(quiz: Quiz): Quiz {
  const { type, options } = shown(quiz);
  const option = options[0]?.id ?? '';
  return step(
    quiz,
    type === 'multiple_choice'
      ? { type: 'choose', option }
      : type === 'checkbox'
        ? { type: 'toggle', option }
        : { type: 'rate', option, rating: 1 },
  );
}
const answerAll = () => questions.reduce((quiz) => step(answer(quiz), next), freshQuiz);
const at = (id: string): Quiz => ({ ...freshQuiz, step: questions.findIndex((question) => question.id === id) });

describe('the questions', () => {
  // QUIZ-06, QUIZ-07, DATA-22
  it('are seven, of the three types, each with id, text, options and category', () => {
    expect(questions).toHaveLength(7);
    expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(['multiple_choice', 'checkbox', 'scale']));
    for (const { id, text, category, options } of questions) {
      expect([id, text, category].every((each) => each.length > 0)).toBe(true);
      expect(new Set(options.map((option) => option.id)).size).toBe(options.length);
      expect(options.length).toBeGreaterThan(1);
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(7);
  });

  // DATA-23, QUIZ-08, QUIZ-09
  it('store an option, a list of options, or ratings from 1 to 5', () => {
    expect(run(at('heart'), { type: 'choose', option: 'gospel' }, { type: 'choose', option: 'care' }).answers).toEqual([
      { questionId: 'heart', value: 'care' },
    ]);
    const skills = run(
      at('skills'),
      { type: 'toggle', option: 'music' },
      { type: 'toggle', option: 'media' },
      { type: 'toggle', option: 'music' },
    );
    expect(skills.answers).toEqual([{ questionId: 'skills', value: ['media'] }]);
    const rated = run(
      at('readiness'),
      { type: 'rate', option: 'class', rating: 4 },
      { type: 'rate', option: 'homes', rating: 2 },
      { type: 'rate', option: 'class', rating: 5 },
    );
    expect(rated.answers).toEqual([{ questionId: 'readiness', value: { class: 5, homes: 2 } }]);
    expect(ratings).toEqual([1, 2, 3, 4, 5]);
  });

  it('accept no option that they do not have', () => {
    expect(run(at('heart'), { type: 'choose', option: 'media' })).toEqual(at('heart'));
  });
});

describe('the way through the questions', () => {
  // QUIZ-10
  it('has no step before the first', () => {
    expect(step(answer(freshQuiz), { type: 'previous' }).step).toBe(0);
    expect(run(answer(freshQuiz), next, { type: 'previous' }).step).toBe(0);
  });

  // QUIZ-11
  it('moves on only from an answered question, not from one whose answer was taken back', () => {
    for (const [index] of questions.entries()) {
      const quiz = { ...freshQuiz, step: index };
      expect(step(quiz, next)).toBe(quiz);
      expect(step(answer(quiz), next)).not.toMatchObject({ phase: 'asking', step: index });
    }
    expect(
      isAnswered(
        run(at('skills'), { type: 'toggle', option: 'music' }, { type: 'toggle', option: 'music' }),
        shown(at('skills')),
      ),
    ).toBe(false);
  });

  // QUIZ-12
  it('accepts a single rating as the answer to a scale', () => {
    expect(isAnswered(run(at('growth'), { type: 'rate', option: 'tools', rating: 1 }), shown(at('growth')))).toBe(true);
  });

  // QUIZ-14
  it('ends with the weighing of the answers, and then the results', () => {
    const weighing = answerAll();
    expect(weighing.phase).toBe('analysing');
    expect(run(weighing, next, { type: 'previous' })).toBe(weighing);
    expect(step(weighing, { type: 'analysed' }).phase).toBe('results');
  });

  // QUIZ-15
  it('starts again, without any answer', () => {
    expect(run(answerAll(), { type: 'analysed' }, { type: 'retake' })).toEqual({
      phase: 'asking',
      step: 0,
      answers: [],
    });
  });
});

describe('what is kept on the device', () => {
  beforeEach(() => localStorage.clear());

  it('is the current question and the answers', () => {
    const third = run(answer(step(answer(freshQuiz), next)), next);
    saveQuiz(third);
    expect(loadQuiz(questions)).toEqual(third);
    saveQuiz(step(third, { type: 'retake' }));
    expect(localStorage).toHaveLength(0);
    expect(loadQuiz(questions)).toEqual(freshQuiz);
  });

  it('leads to the results if the weighing was interrupted', () => {
    saveQuiz(answerAll());
    expect(loadQuiz(questions).phase).toBe('results');
  });

  it.each([
    'null',
    '[]',
    '{',
    '"x"',
    '{"answers":7,"step":"x"}',
    '{"answers":[null,{"questionId":"heart","value":"gone"},{"questionId":"readiness","value":{"class":9}},{"questionId":"skills","value":"music"}],"step":99,"phase":"results"}',
  ])('is ignored when it is %s', (saved) => {
    localStorage.setItem('draft:ministry-match', saved);
    expect(loadQuiz(questions)).toEqual(freshQuiz);
  });

  it('never leads past a question without an answer', () => {
    const { answers } = answerAll();
    saveQuiz({ phase: 'results', step: 6, answers: answers.filter(({ questionId }) => questionId !== 'skills') });
    const quiz = loadQuiz(questions);
    expect([quiz.phase, quiz.step, answerTo(quiz, 'begin')]).toEqual(['asking', 2, 'meet']);
  });
});
