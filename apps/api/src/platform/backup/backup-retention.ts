import type { StoredBackup } from './backup-store.ts';

/** The latest backup of each of these days, weeks and months is kept. */
const retained = { days: 7, weeks: 4, months: 12 };

const dayMs = 86_400_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const weekOf = (moment: Date): string => String(Math.floor((moment.getTime() / dayMs + 3) / 7));
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

function latestOfEach(
  backups: readonly StoredBackup[],
  periodOf: (moment: Date) => string,
  count: number,
): StoredBackup[] {
  const latest = new Map<string, StoredBackup>();
  for (const backup of backups)
    if (!latest.has(periodOf(backup.createdAt))) latest.set(periodOf(backup.createdAt), backup);
  return [...latest.values()].slice(0, count);
}

/** The backups to remove. The latest one is always kept, however old. @param backups the latest first */
export function outdated(backups: readonly StoredBackup[]): StoredBackup[] {
  const keep = new Set([
    ...latestOfEach(backups, dayOf, retained.days),
    ...latestOfEach(backups, weekOf, retained.weeks),
    ...latestOfEach(backups, monthOf, retained.months),
  ]);
  return backups.filter((backup) => !keep.has(backup));
}
