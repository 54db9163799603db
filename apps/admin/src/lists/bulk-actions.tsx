import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { maxSelected } from './use-paged-list.ts';
import type { Selection } from './use-selection.ts';
import layout from '../components/layout.module.css';
import styles from './lists.module.css';

interface BulkActionsProps {
  selection: Selection;
  /** What the selection is from, where all that match can be selected. */
  list?: { total: number; listIds(): Promise<number[]> };
  /** How far a long action is. */
  progress?: Progress | null;
  /** No more are taken at once; the buttons are told through `children`. */
  most?: number;
  /** The buttons. @param canRun false while too many rows are chosen */
  children(canRun: boolean): ReactNode;
}

export interface Progress {
  done: number;
  total: number;
}

const number = (count: number) => count.toLocaleString('en-GB');

/** What can be done to the selected rows of all pages; nothing while none is selected. */
export function BulkActions({ selection, list, progress, most = maxSelected, children }: BulkActionsProps) {
  const count = selection.ids.length;
  const canRun = count <= most;
  if (count === 0) return null;
  return (
    <div className={styles.bulk} role="region" aria-label="Bulk actions">
      <strong role="status">
        {progress
          ? `${number(progress.done)} of ${number(progress.total)} done…`
          : `${number(count)} selected${canRun ? '' : `: at most ${number(most)} at once`}`}
      </strong>
      {list && list.total > count ? <SelectAll list={list} selection={selection} /> : null}
      <div className={`${layout.row} ${styles.bulkActions}`}>
        {children(canRun)}
        <Button type="text" onClick={selection.clear}>
          Clear selection
        </Button>
      </div>
    </div>
  );
}

/** Selects what matches on the other pages too, as it is on the server at this moment. */
function SelectAll({ list, selection }: { list: NonNullable<BulkActionsProps['list']>; selection: Selection }) {
  const [isBusy, setBusy] = useState(false);
  const { total } = list;
  if (total > maxSelected)
    return (
      <span>
        {number(total)} match; to select all, filter to at most {number(maxSelected)}.
      </span>
    );
  async function selectAll() {
    setBusy(true);
    try {
      const ids = await list.listIds();
      selection.set(ids);
      if (ids.length !== total)
        showToast({
          title: `${number(ids.length)} match now`,
          description: `The list showed ${number(total)}: it has changed since. Those that match now are selected.`,
        });
    } catch (error) {
      showToast({ title: 'They could not be selected', description: readableError(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button type="link" loading={isBusy} onClick={() => void selectAll()}>
      Select all {number(total)} that match
    </Button>
  );
}
