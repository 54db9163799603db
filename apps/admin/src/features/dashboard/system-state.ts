import type { SystemResponse } from '@ministry/api-client';
import { nearlyFullPercent } from '@ministry/domain';
import { sizeCopy } from '../../components/size-copy.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { systemCopy as copy } from './system.copy.ts';

type Disk = SystemResponse['disk'];
type Backups = SystemResponse['backups'];
type DiskUse = Disk['uses'][number];

/** From this percentage on the level is an error. */
const almostFullPercent = 95;
/** Uses with a smaller share of the disk are not listed. */
const leastShare = 0.01;

type DiskLevel = 'fine' | 'warning' | 'error';

export const diskLevel = ({ usedPercent }: Disk): DiskLevel =>
  usedPercent < nearlyFullPercent ? 'fine' : usedPercent < almostFullPercent ? 'warning' : 'error';

export const listedUses = ({ totalBytes, uses }: Disk): DiskUse[] =>
  uses.filter(({ bytes }) => bytes >= leastShare * totalBytes);

/** The page where this use can be reduced, or a note why there is no such page. */
export function placeOfUse(kind: DiskUse['kind']): { to: string; text: string } | { note: string } {
  switch (kind) {
    case 'recordings':
      return { to: '/sermons/recordings', text: copy.deleteIn.recordings };
    case 'video':
    case 'audio':
      return { to: '/sermons', text: copy.deleteIn.sermons };
    case 'image':
      return { to: '/community/galleries', text: copy.deleteIn.albums };
    default:
      return { note: copy.notes[kind] };
  }
}

/** 'Sun 22 Nov 2026, 5:00 AM (34 MB)' */
export const lastBackup = ({ createdAt, bytes }: NonNullable<Backups['last']>): string =>
  `${formatDateTime(createdAt)} (${sizeCopy(bytes)})`;

/** The problem of the backups, or null if there is none. */
export function backupProblem({ last, isOverdue, failure }: Backups): { title: string; text: string } | null {
  const known = last ? copy.backups.lastGood({ backup: lastBackup(last) }) : copy.backups.noneGood;
  if (failure)
    return {
      title: copy.backups.failed,
      text: `${copy.backups.triedOn({ time: formatDateTime(failure.at) })} ${known}`,
    };
  return isOverdue ? { title: copy.backups.old, text: known } : null;
}

/** Short line about the backups, used if there is no problem. */
export function backupLine({ isConfigured, last }: Backups): string {
  if (!isConfigured) return copy.backups.off;
  return last ? copy.backups.line({ backup: lastBackup(last) }) : copy.backups.first;
}

export const diskLine = ({ usedPercent, freeBytes }: Disk): string =>
  copy.disk.line({ percent: usedPercent, free: sizeCopy(freeBytes) });
