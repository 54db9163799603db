import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';
import styles from './lists.module.css';

interface BulkActionsProps {
  selection: Selection;
  /** The server takes no more at once; the buttons are told through `children`. */
  most: number;
  /** The buttons. @param canRun false while too many rows are chosen */
  children(canRun: boolean): ReactNode;
}

/** What can be done to the selected rows of all pages; nothing while none is selected. */
export function BulkActions({ selection, most, children }: BulkActionsProps) {
  const count = selection.ids.length;
  const canRun = count <= most;
  if (count === 0) return null;
  return (
    <div className={styles.bulk} role="region" aria-label="Bulk actions">
      <strong role="status">
        {count} selected{canRun ? '' : `: at most ${most} at once`}
      </strong>
      <div className={styles.bulkActions}>
        {children(canRun)}
        <Button type="text" onClick={selection.clear}>
          Clear selection
        </Button>
      </div>
    </div>
  );
}
