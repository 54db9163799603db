import { type QuizRequest, type QuizResponse, randomId } from '@ministry/api-client';
import { type Question, type QuizSettings, type Trait, traits, type Weight } from '@ministry/domain/quiz';
import type { FormRow, NestedRow } from '../../forms/form-row.ts';
import { quizCopy as copy } from './quiz.copy.ts';

/** The quiz with a fixed id, which the form requires. */
export type StoredQuiz = QuizResponse & { id: 1 };

export const resultFields = [
  'heading',
  'one',
  'several',
  'none',
  'introduce',
  'excellent',
  'good',
  'potential',
  'limited',
] as const;
type ResultField = (typeof resultFields)[number];
/** Each result text is its own field; the weights of an answer are one text (see `toWeights`). */
export type QuizValues = Record<'lead' | ResultField, string> & { questions: NestedRow[] };

/** API names of the fields of the results. */
export const apiNames = Object.fromEntries(resultFields.map((field) => [field, `results.${field}`]));

const textOf = (row: NestedRow | FormRow, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value.trim() : '';
};
export const optionsIn = (row: NestedRow | undefined): FormRow[] =>
  Array.isArray(row?.['options']) ? row['options'] : [];

/** Target of a weight as an option: `all`, a trait, or `#7` for a ministry. */
export const targetOf = ({ trait, ministryId }: Weight): string =>
  ministryId === null ? (trait ?? 'all') : `#${ministryId}`;

/** 'health 25, #7 40' */
export const weightsText = (weights: readonly Weight[]): string =>
  weights.map((weight) => `${targetOf(weight)} ${weight.points}`).join(', ');

export const toWeights = (text: string): Weight[] =>
  text
    .split(',')
    .map((each) => each.trim().split(' '))
    .filter(([target]) => target)
    .map(([target = '', points]) => ({
      trait: (traits as readonly string[]).includes(target) ? (target as Trait) : null,
      ministryId: target.startsWith('#') ? Number(target.slice(1)) : null,
      points: Number(points),
    }));

/** Display text of 'health 25, #7 40', in the language of the console. */
export const shownWeights = (text: string): string =>
  toWeights(text)
    .map(({ trait, ...weight }) => {
      const target = trait === null ? targetOf({ trait, ...weight }) : copy.traits[trait];
      return `${target === 'all' ? copy.all : target} ${weight.points}`;
    })
    .join(', ');

const questionRow = ({ options, ...question }: Question): NestedRow => ({
  ...question,
  options: options.map(({ weights, ...option }) => ({ ...option, weights: weightsText(weights) })),
});

export const toValues = ({ lead, questions, results }: QuizSettings): QuizValues => ({
  lead,
  ...results,
  questions: questions.map(questionRow),
});

/** The quiz with the current values of the form, for saving and for the try-out. */
export const toQuiz = ({ lead, questions, ...results }: QuizValues): QuizSettings => ({
  lead: lead.trim(),
  questions: questions.map((row) => ({
    id: textOf(row, 'id'),
    text: textOf(row, 'text'),
    type: textOf(row, 'type') as Question['type'],
    category: textOf(row, 'category'),
    reason: textOf(row, 'reason'),
    least: textOf(row, 'least'),
    most: textOf(row, 'most'),
    options: optionsIn(row).map((option) => ({
      id: textOf(option, 'id'),
      label: textOf(option, 'label'),
      phrase: textOf(option, 'phrase'),
      step: textOf(option, 'step'),
      weights: toWeights(textOf(option, 'weights')),
    })),
  })),
  results,
});

export const toRequest = (values: QuizValues, version: number): QuizRequest =>
  ({ ...toQuiz(values), version }) as QuizRequest;

const newId = (): string => `row-${randomId().slice(0, 8)}`;

export const newOption = (): FormRow => ({ id: newId(), label: '', phrase: '', step: '', weights: '' });
export const newQuestion = (): NestedRow => ({
  id: newId(),
  text: '',
  type: 'multiple_choice',
  category: 'interests',
  reason: '',
  least: '',
  most: '',
  options: [newOption(), newOption()],
});

/** Options for the target of a weight: all existing ministries, and deleted ones that a weight still refers to. */
export function targets(
  ministries: readonly { id: number; name: string }[],
  weights: readonly Weight[],
): Record<string, string> {
  const gone = weights.flatMap(({ ministryId }) =>
    ministryId === null || ministries.some(({ id }) => id === ministryId) ? [] : [ministryId],
  );
  return Object.fromEntries([
    ['all', copy.everyMinistry],
    ...traits.map((trait) => [trait, copy.aboutTrait({ trait: copy.traits[trait] })]),
    ...ministries.map(({ id, name }) => [`#${id}`, copy.onlyMinistry({ name })]),
    ...gone.map((id) => [`#${id}`, copy.goneMinistry({ id })]),
  ]) as Record<string, string>;
}
