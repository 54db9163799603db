import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { SystemResponse } from '@ministry/api-client';
import { restorableDays } from '@ministry/domain';
import { sizeCopy } from '../../components/size-copy.ts';
import { dashboardCopy as copy } from './dashboard.copy.ts';
import { backupProblem, diskLevel, diskUseCopy, listedUses } from './system.copy.ts';
import { useSystem } from './use-system.ts';
import layout from '../../components/layout.module.css';
import styles from './system.module.css';

/** What somebody has to do about the disk or the backups; nothing while all is well. */
export function SystemNotices() {
  const { data } = useSystem();
  return data ? (
    <>
      <DiskNotice disk={data.disk} />
      <BackupNotice backups={data.backups} />
    </>
  ) : null;
}

export function DiskNotice({ disk }: Pick<SystemResponse, 'disk'>) {
  const level = diskLevel(disk);
  if (level === 'fine') return null;
  return (
    <Alert
      type={level}
      showIcon
      title={copy.theDiskOfTheServer({ usedPercent: disk.usedPercent })}
      description={
        <>
          <p>{copy.ofAreFreeOnA({ freeBytes: sizeCopy(disk.freeBytes), totalBytes: sizeCopy(disk.totalBytes) })}</p>
          <ul className={styles.uses} aria-label={copy.whatTakesTheRoom}>
            {listedUses(disk).map(({ kind, bytes }) => (
              <DiskUse key={kind} kind={kind} bytes={bytes} />
            ))}
          </ul>
          <p>{copy.aDeletedRecordingMakesRoom({ restorableDays })}</p>
        </>
      }
    />
  );
}

function DiskUse({ kind, bytes }: SystemResponse['disk']['uses'][number]) {
  const { name, place, note } = diskUseCopy[kind];
  return (
    <li>
      <strong>{sizeCopy(bytes)}</strong>
      <span>{name}</span>
      {place ? (
        <Link to={place.to}>{copy.deleteIn({ label: place.label })}</Link>
      ) : (
        <span className={layout.muted}>{note}</span>
      )}
    </li>
  );
}

export function BackupNotice({ backups }: Pick<SystemResponse, 'backups'>) {
  const problem = backupProblem(backups);
  if (!problem) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={problem.title}
      description={
        <>
          {problem.text} {copy.theServerTriesAgainEvery}
          {backups.failure ? (
            <>
              : <code>{backups.failure.reason}</code>
            </>
          ) : (
            '.'
          )}
        </>
      }
    />
  );
}
