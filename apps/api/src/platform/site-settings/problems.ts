import type { Sentence } from '../texts/sentence.ts';

/** A possible problem of a field; false or undefined if there is none. */
export type FieldProblem = readonly [field: string, problem: Sentence | false | undefined];

/** Returns the first problem of each field. */
export function firstProblems(found: readonly FieldProblem[]): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  for (const [field, problem] of found) if (problem) problems[field] ??= problem;
  return problems;
}
