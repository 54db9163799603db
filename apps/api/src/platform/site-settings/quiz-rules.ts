import { type Question, type QuizSettings, quizVariables } from '@ministry/domain/quiz';
import { type Sentence } from '../texts/sentence.ts';
import { officeLabels as labels } from '../validation/office-labels.copy.ts';
import { wrongVariables } from '../validation/variables.ts';
import { type FieldProblem, firstProblems } from './problems.ts';
import { ruleTexts } from './site-settings.copy.ts';

/** Problems, by field, that concern several fields together. Each single field has already been validated. */
export const quizProblems = ({ questions, lead, results }: QuizSettings): Record<string, Sentence> =>
  firstProblems([
    ['questions', questions.length === 0 && ruleTexts.questionNeeded],
    ['lead', wrongVariables(labels.lead, lead, [])],
    ...questions.flatMap((question, place) => questionProblems(question, `questions.${place}`, questions, place)),
    ...Object.entries(results).map(([name, text]): FieldProblem => [
      `results.${name}`,
      wrongVariables(labels.text, text, (quizVariables as Record<string, readonly string[]>)[name] ?? []),
    ]),
  ]);

function questionProblems(
  { id, type, reason, least, most, options }: Question,
  path: string,
  questions: readonly Question[],
  place: number,
): FieldProblem[] {
  const isScale = type === 'scale';
  return [
    [`${path}.id`, isRepeated(questions, id, place) && ruleTexts.idInQuestions],
    [`${path}.reason`, wrongVariables(labels.reason, reason, isScale ? quizVariables.reason : ['answer'])],
    [`${path}.least`, isScale && least === '' && ruleTexts.leastNeeded],
    [`${path}.most`, isScale && most === '' && ruleTexts.mostNeeded],
    [`${path}.options`, options.length < 2 && ruleTexts.answersNeeded],
    ...options.flatMap((option, at): FieldProblem[] => [
      [`${path}.options.${at}.id`, isRepeated(options, option.id, at) && ruleTexts.idInAnswers],
      [
        `${path}.options.${at}.label`,
        options.findIndex(({ label }) => label === option.label) < at && ruleTexts.answerTwice,
      ],
      [`${path}.options.${at}.step`, wrongVariables(labels.step, option.step, [])],
      [
        `${path}.options.${at}.weights`,
        option.weights.some(({ trait, ministryId }) => trait && ministryId) && ruleTexts.weightForOne,
      ],
    ]),
  ];
}

const isRepeated = (rows: readonly { id: string }[], id: string, place: number): boolean =>
  rows.findIndex((row) => row.id === id) < place;
