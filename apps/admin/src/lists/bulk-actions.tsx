import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { listsCopy as copy } from './lists.copy.ts';
import { maxSelected } from './use-paged-list.ts';
import type { Selection } from './use-selection.ts';
import layout from '../components/layout.module.css';
import styles from './lists.module.css';

interface BulkActionsProps {
  selection: Selection;
  /** The list that the selection is from, if all its matching rows can be selected. */
  list?: { total: number; listIds(): Promise<number[]> };
  /** Progress of a long action. */
  progress?: Progress | null;
  /** Maximum number of rows for one action; `children` receives whether it is exceeded. */
  most?: number;
  /** The buttons. @param canRun false while too many rows are selected */
  children(canRun: boolean): ReactNode;
}

export interface Progress {
  done: number;
  total: number;
}

/** Actions for the selected rows of all pages; nothing while none is selected. */
export function BulkActions({ selection, list, progress, most = maxSelected, children }: BulkActionsProps) {
  const count = selection.ids.length;
  const canRun = count <= most;
  if (count === 0) return null;
  return (
    <div className={styles.bulk} role="region" aria-label={copy.bulkActions}>
      <strong role="status">
        {progress
          ? copy.progress({ ...progress })
          : canRun
            ? copy.selected({ count })
            : copy.tooManySelected({ count, most })}
      </strong>
      {list && list.total > count ? <SelectAll list={list} selection={selection} /> : null}
      <div className={layout.row}>
        {children(canRun)}
        <Button type="text" onClick={selection.clear}>
          {copy.clearSelection}
        </Button>
      </div>
    </div>
  );
}

/** Also selects the matching rows of the other pages, as the server has them now. */
function SelectAll({ list, selection }: { list: NonNullable<BulkActionsProps['list']>; selection: Selection }) {
  const [isBusy, setBusy] = useState(false);
  const { total } = list;
  if (total > maxSelected) return <span>{copy.tooManyMatch({ total, most: maxSelected })}</span>;
  async function selectAll() {
    setBusy(true);
    try {
      const ids = await list.listIds();
      selection.set(ids);
      if (ids.length !== total)
        showToast({
          title: copy.matchNow({ count: ids.length }),
          description: copy.matchChanged({ total }),
        });
    } catch (error) {
      showToast({ title: copy.selectFailed, description: readableError(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button type="link" loading={isBusy} onClick={() => void selectAll()}>
      {copy.selectAll({ total })}
    </Button>
  );
}
