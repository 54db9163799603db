/** An office and those that answer to it. */
export interface Branch<Office> {
  office: Office;
  under: Branch<Office>[];
}

/** An indented list as a tree: each office stands below the nearest one before it that stands further out. */
export function branchesOf<Office extends { level: number }>(offices: readonly Office[]): Branch<Office>[] {
  const [first] = offices;
  if (!first) return [];
  const next = offices.findIndex(({ level }, place) => place > 0 && level <= first.level);
  const end = next < 0 ? offices.length : next;
  return [{ office: first, under: branchesOf(offices.slice(1, end)) }, ...branchesOf(offices.slice(end))];
}
