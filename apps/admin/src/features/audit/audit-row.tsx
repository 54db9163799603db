import { Button } from 'antd';
import type { AuditEntryResponse } from '@ministry/api-client';
import { formatMoment } from '../../content/normalise.ts';
import { auditCopy as copy } from './audit.copy.ts';
import { changesBetween } from './audit-changes.ts';
import layout from '../../components/layout.module.css';
import styles from './audit.module.css';

/** One entry; opened, it shows what each field was and became. */
export function AuditRow({ entry, onEntity }: { entry: AuditEntryResponse; onEntity(): void }) {
  const changes = changesBetween(entry.before, entry.after);
  const line = (
    <>
      {/* As it was written down. */}
      <span lang="en" className={layout.strong}>
        {entry.summary}
      </span>
      <span className={layout.muted}>
        {entry.actor} · <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </span>
    </>
  );
  if (changes.length === 0) return <li className={styles.entry}>{line}</li>;
  return (
    <li className={styles.entry}>
      <details>
        <summary>{line}</summary>
        <table className={`${layout.table} ${styles.changes}`}>
          <thead>
            <tr>
              <th scope="col">{copy.field}</th>
              <th scope="col">{copy.before}</th>
              <th scope="col">{copy.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {entry.entityId === null ? null : (
          <Button size="small" onClick={onEntity}>
            {copy.allChanges({ entity: entry.entity, id: entry.entityId })}
          </Button>
        )}
      </details>
    </li>
  );
}
