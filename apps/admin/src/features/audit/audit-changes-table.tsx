import { Button } from 'antd';
import type { AuditEntryResponse } from '@ministry/api-client';
import { auditCopy as copy } from './audit.copy.ts';
import { changesBetween } from './audit-changes.ts';
import layout from '../../components/layout.module.css';

/** Each changed field before and after, with a link to all changes of the same item. */
export function AuditChangesTable({ entry, onEntity }: { entry: AuditEntryResponse; onEntity(): void }) {
  const { before, after, entity, entityId } = entry;
  return (
    <>
      <table className={layout.table} style={{ tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <th scope="col">{copy.field}</th>
            <th scope="col">{copy.before}</th>
            <th scope="col">{copy.after}</th>
          </tr>
        </thead>
        <tbody>
          {changesBetween(before, after).map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.field}</th>
              <td>{change.before}</td>
              <td>{change.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entityId === null ? null : (
        <Button size="small" className={layout.spaceAbove ?? ''} onClick={onEntity}>
          {copy.allChanges({ entity, id: entityId })}
        </Button>
      )}
    </>
  );
}
