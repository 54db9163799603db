import type { Sentence } from '../texts/sentence.ts';

/** What may be wrong with a field; false and undefined where it is not. */
export type FieldProblem = readonly [field: string, problem: Sentence | false | undefined];

/** What is wrong, by field: the first of each field. */
export function firstProblems(found: readonly FieldProblem[]): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  for (const [field, problem] of found) if (problem) problems[field] ??= problem;
  return problems;
}
