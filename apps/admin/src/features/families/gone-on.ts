/** Days for which what was deleted can be restored. */
const restorableDays = 30;

/** The moment at which a deleted family is erased. @param deletedAt ISO 8601 */
export const goneOn = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + restorableDays * 86_400_000).toISOString();
