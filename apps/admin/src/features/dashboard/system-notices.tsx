import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { SystemResponse } from '@ministry/api-client';
import { restorableDays } from '@ministry/domain';
import { sizeCopy } from '../../components/size-copy.ts';
import { systemCopy as copy } from './system.copy.ts';
import { backupProblem, diskLevel, listedUses, placeOfUse } from './system-state.ts';
import { useSystem } from './use-system.ts';
import layout from '../../components/layout.module.css';
import styles from './system.module.css';

/** Problems of the disk or the backups that somebody must solve; nothing if there are none. */
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
      title={copy.disk.nearlyFull({ percent: disk.usedPercent })}
      description={
        <>
          <p>{copy.disk.free({ free: sizeCopy(disk.freeBytes), total: sizeCopy(disk.totalBytes) })}</p>
          <ul className={styles.uses} aria-label={copy.disk.whatTakesRoom}>
            {listedUses(disk).map(({ kind, bytes }) => (
              <DiskUse key={kind} kind={kind} bytes={bytes} />
            ))}
          </ul>
          <p>{copy.disk.deletion({ days: restorableDays })}</p>
        </>
      }
    />
  );
}

function DiskUse({ kind, bytes }: SystemResponse['disk']['uses'][number]) {
  const place = placeOfUse(kind);
  return (
    <li>
      <strong>{sizeCopy(bytes)}</strong>
      <span>{copy.uses[kind]}</span>
      {'to' in place ? <Link to={place.to}>{place.text}</Link> : <span className={layout.muted}>{place.note}</span>}
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
          {problem.text}{' '}
          {backups.failure ? (
            <>
              {copy.backups.retryWithReason} <code>{backups.failure.reason}</code>
            </>
          ) : (
            copy.backups.retry
          )}
        </>
      }
    />
  );
}
