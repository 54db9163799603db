/** What a ministry can be about, as far as the questions need it. */
export const traits = [
  'children',
  'youth',
  'women',
  'elders',
  'health',
  'trade',
  'teaching',
  'evangelism',
  'prayer',
  'media',
  'relief',
  'events',
] as const;
export type Trait = (typeof traits)[number];

export const questionTypes = ['multiple_choice', 'checkbox', 'scale'] as const;

/** 1 (least) to 5 (QUIZ-09). */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** Points of an answer: for ministries with the trait, for one ministry, or, with both null, for every ministry. */
export interface Weight {
  trait: Trait | null;
  ministryId: number | null;
  points: number;
}

export interface Option {
  id: string;
  label: string;
  /** End of the sentence that gives a reason; if it is empty, the label is used. */
  phrase: string;
  /** Suggested next step for visitors who chose the option; empty for none. */
  step: string;
  weights: readonly Weight[];
}

/** DATA-22 */
export interface Question {
  id: string;
  text: string;
  type: (typeof questionTypes)[number];
  category: string;
  /** Sentence that says why a ministry fits, with `{{answer}}` and, for a scale, `{{rating}}`; empty for none. */
  reason: string;
  /** What 1 and 5 of a scale mean. */
  least: string;
  most: string;
  options: readonly Option[];
}

/** Levels of a match, the closest first (QUIZ-22 to QUIZ-25). */
export const matchLevels = ['excellent', 'good', 'potential', 'limited'] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** Texts of the results; `several` has `{{count}}`, `introduce` has `{{ministry}}`. */
export type ResultTexts = Record<'heading' | 'one' | 'several' | 'none' | 'introduce' | MatchLevel, string>;

/** The questions that lead to a ministry, as the office sets them. */
export interface QuizSettings {
  /** Shown above the questions. */
  lead: string;
  questions: readonly Question[];
  results: ResultTexts;
}

/** The variables of each text. */
export const quizVariables = {
  reason: ['answer', 'rating'],
  several: ['count'],
  introduce: ['ministry'],
} as const;

/** Longest accepted input in characters, and the most entries of each list. */
export const quizLimits = {
  lead: 200,
  questions: 20,
  text: 200,
  category: 40,
  reason: 120,
  end: 40,
  options: 12,
  label: 120,
  phrase: 120,
  step: 200,
  weights: 8,
  points: 100,
  result: 200,
  level: 40,
} as const;

/** DATA-23: one option, some options, or a rating for each rated option (QUIZ-08). */
export type AnswerValue = string | readonly string[] | Readonly<Record<string, Rating>>;
export interface Answer {
  questionId: string;
  value: AnswerValue;
}

/** The ids of the chosen options; for a scale, those of the rated options. */
export function chosenIds(value: AnswerValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? [...(value as readonly string[])] : Object.keys(value);
}

/** The rating of one option, if it has one. */
export const ratingOf = (value: AnswerValue | undefined, option: string): Rating | undefined =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Readonly<Record<string, Rating>>)[option] : undefined;
