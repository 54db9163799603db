import type { SystemResponse } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { systemCopy as copy } from './system.copy.ts';
import { backupLine, backupProblem, diskLevel, diskLine } from './system-state.ts';
import { useSystem } from './use-system.ts';
import layout from '../../components/layout.module.css';

/** One muted line about the disk and the backups. Problems are shown by a notice instead. */
export function SystemLine() {
  const { data, error, refetch } = useSystem();
  if (data) return <Line system={data} />;
  return error ? (
    <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
  ) : (
    <p className={layout.muted} role="status">
      {copy.loading}
    </p>
  );
}

export function Line({ system: { disk, backups } }: { system: SystemResponse }) {
  const text = [backupProblem(backups) ? '' : backupLine(backups), diskLevel(disk) === 'fine' ? diskLine(disk) : '']
    .filter(Boolean)
    .join(' ');
  return text ? <p className={layout.muted}>{text}</p> : null;
}
