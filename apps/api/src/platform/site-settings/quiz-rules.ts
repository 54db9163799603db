import { type Question, type QuizSettings, quizVariables } from '@ministry/domain/quiz';
import { variableProblem } from '@ministry/domain/text-variables';
import { firstProblems } from './problems.ts';

/** What is wrong with fields that belong together, by field; each is right by itself. */
export const quizProblems = ({ questions, lead, results }: QuizSettings): Record<string, string> =>
  firstProblems([
    ['questions', questions.length === 0 && 'At least one question is needed'],
    ['lead', about('Lead', variableProblem(lead, []))],
    ...questions.flatMap((question, place) => questionProblems(question, `questions.${place}`, questions, place)),
    ...Object.entries(results).map(([name, text]): [string, string | undefined] => [
      `results.${name}`,
      about('Text', variableProblem(text, (quizVariables as Record<string, readonly string[]>)[name] ?? [])),
    ]),
  ]);

const about = (field: string, problem: string | undefined): string | undefined => problem && `${field} ${problem}`;

function questionProblems(
  { id, type, reason, least, most, options }: Question,
  path: string,
  questions: readonly Question[],
  place: number,
): [string, string | false | undefined][] {
  const isScale = type === 'scale';
  return [
    [`${path}.id`, isTwice(questions, id, place) && 'Id stands in two questions'],
    [`${path}.reason`, about('Reason', variableProblem(reason, isScale ? quizVariables.reason : ['answer']))],
    [`${path}.least`, isScale && least === '' && 'Least is needed: what 1 means'],
    [`${path}.most`, isScale && most === '' && 'Most is needed: what 5 means'],
    [`${path}.options`, options.length < 2 && 'At least two answers are needed'],
    ...options.flatMap((option, at): [string, string | false | undefined][] => [
      [`${path}.options.${at}.id`, isTwice(options, option.id, at) && 'Id stands in two answers'],
      [
        `${path}.options.${at}.label`,
        options.findIndex(({ label }) => label === option.label) < at && 'Answer stands in the question already',
      ],
      [`${path}.options.${at}.step`, about('Step', variableProblem(option.step, []))],
      [
        `${path}.options.${at}.weights`,
        option.weights.some(({ trait, ministryId }) => trait && ministryId) &&
          'A weight is for a trait or for a ministry, not for both',
      ],
    ]),
  ];
}

const isTwice = (rows: readonly { id: string }[], id: string, place: number): boolean =>
  rows.findIndex((row) => row.id === id) < place;
