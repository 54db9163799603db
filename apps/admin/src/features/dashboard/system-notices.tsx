import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { SystemResponse } from '@ministry/api-client';
import { restorableDays } from '@ministry/domain';
import { sizeCopy } from '../../components/size-copy.ts';
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
      title={`The disk of the server is ${disk.usedPercent}% full`}
      description={
        <>
          <p>
            {sizeCopy(disk.freeBytes)} of {sizeCopy(disk.totalBytes)} are free. On a full disk nothing new is stored: no
            upload, no recording, no message of a visitor.
          </p>
          <ul className={styles.uses} aria-label="What takes the room">
            {listedUses(disk).map(({ kind, bytes }) => (
              <DiskUse key={kind} kind={kind} bytes={bytes} />
            ))}
          </ul>
          <p>
            A deleted recording makes room at once. What else you delete makes room after {restorableDays} days, when it
            can no longer be restored.
          </p>
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
      {place ? <Link to={place.to}>Delete in {place.label}</Link> : <span className={layout.muted}>{note}</span>}
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
          {problem.text} The server tries again every ten minutes; if this notice stays, tell whoever runs it
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
