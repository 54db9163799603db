import type { SystemResponse } from '@ministry/api-client';
import { nearlyFullPercent } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { sizeCopy } from '../../components/size-copy.ts';
import { formatMoment } from '../../content/normalise.ts';
import { dashboardCopy as copy } from './dashboard.copy.ts';

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

const sermons = { to: '/sermons', label: common.sermons };
export const diskUseCopy: Record<DiskUse['kind'], UseCopy> = {
  recordings: { name: copy.recordingsOfServices, place: { to: '/sermons/recordings', label: common.recordings } },
  video: { name: 'Videos', place: sermons },
  audio: { name: copy.soundFiles, place: sermons },
  image: { name: 'Pictures', place: { to: '/community/galleries', label: copy.photoAlbums } },
  unfinished: { name: copy.unfinishedUploads, note: copy.goByThemselvesWithinA },
  live: { name: copy.liveStream, note: copy.goesByItself },
  database: { name: 'Database', note: 'texts, people, accounts' },
  backups: { name: copy.backupsOnThisDisk, note: copy.betterOnAnotherOneSetting },
  other: { name: copy.everythingElse, note: copy.theSystemOtherProgramsSmaller },
};

/** 'Sun 22 Nov 2026, 5:00 AM (34 MB)' */
export const lastBackup = ({ createdAt, bytes }: NonNullable<Backups['last']>): string =>
  `${formatMoment(createdAt)} (${sizeCopy(bytes)})`;

/** What is wrong with the backups; null where nothing is. */
export function backupProblem({ last, isOverdue, failure }: Backups): { title: string; text: string } | null {
  const known = last ? copy.theLastGoodBackupWas({ last: lastBackup(last) }) : copy.thereIsNoGoodBackup;
  if (failure)
    return { title: copy.theLastBackupFailed, text: copy.itWasTriedOn({ at: formatMoment(failure.at), known }) };
  return isOverdue ? { title: copy.theLastBackupIsMore, text: known } : null;
}

/** The same in a few words, where nothing is wrong. */
export function backupLine({ isConfigured, last }: Backups): string {
  if (!isConfigured) return copy.noBackupsAreMadeTo;
  return last ? copy.lastGoodBackup({ last: lastBackup(last) }) : copy.noBackupYetTheFirst;
}

export const diskLine = ({ usedPercent, freeBytes }: Disk): string =>
  copy.theDiskIsFullFree({ usedPercent, freeBytes: sizeCopy(freeBytes) });
