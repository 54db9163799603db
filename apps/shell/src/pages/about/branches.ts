/** An office and the offices that report to it. */
export interface Branch<Office> {
  office: Office;
  under: Branch<Office>[];
}

/** Turns an indented list into a tree: each office is below the nearest earlier office with a smaller level. */
export function branchesOf<Office extends { level: number }>(offices: readonly Office[]): Branch<Office>[] {
  const [first] = offices;
  if (!first) return [];
  const next = offices.findIndex(({ level }, place) => place > 0 && level <= first.level);
  const end = next < 0 ? offices.length : next;
  return [{ office: first, under: branchesOf(offices.slice(1, end)) }, ...branchesOf(offices.slice(end))];
}
