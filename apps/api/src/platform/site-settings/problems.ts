/** What is wrong, by field: the first of each field. */
export function firstProblems(
  found: readonly (readonly [field: string, problem: string | false | undefined])[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, problem] of found) if (problem) problems[field] ??= problem;
  return problems;
}
