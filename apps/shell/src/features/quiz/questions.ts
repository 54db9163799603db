/** What a ministry is about, as far as the questions ask for it. */
export type Trait =
  | 'children'
  | 'youth'
  | 'women'
  | 'elders'
  | 'health'
  | 'trade'
  | 'teaching'
  | 'evangelism'
  | 'prayer'
  | 'media'
  | 'relief'
  | 'events';

/** 1 (least) to 5 (QUIZ-09). */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export interface Option {
  id: string;
  label: string;
  phrase?: string;
  traits: readonly Trait[];
}

/** DATA-22 */
export type Question = { id: string; text: string; category: string; options: readonly Option[] } & (
  | { type: 'multiple_choice' | 'checkbox' }
  /** `ends`: what 1 and 5 mean. */
  | { type: 'scale'; ends: readonly [string, string] }
);

/** DATA-23: one option, some options, or a rating for each rated option (QUIZ-08). */
export type AnswerValue = string | readonly string[] | Readonly<Record<string, Rating>>;
export interface Answer {
  questionId: string;
  value: AnswerValue;
}

/** The ids of what was chosen; for a scale those of the rated options. */
export function chosenIds(value: AnswerValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? [...(value as readonly string[])] : Object.keys(value);
}

/** The rating of one option, if it has one. */
export const ratingOf = (value: AnswerValue | undefined, option: string): Rating | undefined =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Readonly<Record<string, Rating>>)[option] : undefined;
