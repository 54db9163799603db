interface DeletableRow {
  id: number;
  deletedAt: Date | null;
}

/**
 * Checks that a row exists for each id, so that a bulk action changes all of them or none. Deleted rows count only `withDeleted`.
 * @throws the error that `missingError` creates for the ids without a row
 */
export function requireAll(
  ids: readonly number[],
  rows: readonly DeletableRow[],
  withDeleted: boolean,
  missingError: (ids: readonly number[]) => Error,
): void {
  const known = new Set(rows.filter(({ deletedAt }) => withDeleted || deletedAt === null).map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) throw missingError(missing);
}
