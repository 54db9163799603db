import type { SystemResponse } from '@ministry/api-client';
import { nearlyFullPercent } from '@ministry/domain';
import { sizeCopy } from '../../components/size-copy.ts';
import { formatMoment } from '../../content/normalise.ts';

type Disk = SystemResponse['disk'];
type Backups = SystemResponse['backups'];
type DiskUse = Disk['uses'][number];

/** From here on it is an error. */
const almostFullPercent = 95;
/** What takes less of the disk is not worth a line. */
const leastShare = 0.01;

type DiskLevel = 'fine' | 'warning' | 'error';

export const diskLevel = ({ usedPercent }: Disk): DiskLevel =>
  usedPercent < nearlyFullPercent ? 'fine' : usedPercent < almostFullPercent ? 'warning' : 'error';

export const listedUses = ({ totalBytes, uses }: Disk): DiskUse[] =>
  uses.filter(({ bytes }) => bytes >= leastShare * totalBytes);

interface UseCopy {
  name: string;
  /** Where it can be deleted. */
  place?: { to: string; label: string };
  /** Why there is no such place. */
  note?: string;
}

const sermons = { to: '/sermons', label: 'Sermons' };
export const diskUseCopy: Record<DiskUse['kind'], UseCopy> = {
  recordings: { name: 'Recordings of services', place: { to: '/sermons/recordings', label: 'Recordings' } },
  video: { name: 'Videos', place: sermons },
  audio: { name: 'Sound files', place: sermons },
  image: { name: 'Pictures', place: { to: '/community/galleries', label: 'Photo albums' } },
  unfinished: { name: 'Unfinished uploads', note: 'go by themselves within a day' },
  live: { name: 'Live stream', note: 'goes by itself' },
  database: { name: 'Database', note: 'texts, people, accounts' },
  backups: { name: 'Backups on this disk', note: 'better on another one (setting BACKUP_TO)' },
  other: { name: 'Everything else', note: 'the system, other programs, smaller copies of pictures' },
};

/** 'Sun 22 Nov 2026, 5:00 AM (34 MB)' */
export const lastBackup = ({ createdAt, bytes }: NonNullable<Backups['last']>): string =>
  `${formatMoment(createdAt)} (${sizeCopy(bytes)})`;

/** What is wrong with the backups; null where nothing is. */
export function backupProblem({ last, isOverdue, failure }: Backups): { title: string; text: string } | null {
  const known = last ? `The last good backup was made on ${lastBackup(last)}.` : 'There is no good backup yet.';
  if (failure)
    return { title: 'The last backup failed', text: `It was tried on ${formatMoment(failure.at)}. ${known}` };
  return isOverdue ? { title: 'The last backup is more than two days old', text: known } : null;
}

/** The same in a few words, where nothing is wrong. */
export function backupLine({ isConfigured, last }: Backups): string {
  if (!isConfigured)
    return 'No backups are made. To have one each day, whoever runs the server sets BACKUP_TO and BACKUP_PASSPHRASE.';
  return last ? `Last good backup: ${lastBackup(last)}.` : 'No backup yet: the first is made within ten minutes.';
}

export const diskLine = ({ usedPercent, freeBytes }: Disk): string =>
  `The disk is ${usedPercent}% full, ${sizeCopy(freeBytes)} free.`;
