import { useState } from 'react';
import type { BulkAction } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import { partCopy, useBatches } from '../lists/use-batches.ts';
import { bulkFailure, bulkSuccess, undoOf } from './bulk.ts';
import type { BulkOutcome } from './content-type.ts';
import { csvFile, download, joinCsv } from './download.ts';

/**
 * Applies one action to several items of one kind, in as many requests as needed. A toast says what was done and offers
 * Undo.
 * @param type as in the address, 'events'
 * @param onDone called when the list must be read again
 */
export function useBulk(
  type: string,
  run: (action: BulkAction, items: number[]) => Promise<BulkOutcome>,
  onDone: () => void,
) {
  const [isBusy, setBusy] = useState(false);
  const batches = useBatches();

  /** Returns the items that were not changed; they stay selected. */
  async function bulk(action: BulkAction, items: readonly number[]): Promise<number[]> {
    setBusy(true);
    const outcome = await batches.run(items, (some) => run(action, some));
    setBusy(false);
    onDone();
    const { done, left, answers, error } = outcome;
    const undo = undoOf[action];
    const back =
      undo && done.length > 0 ? { action: { label: common.undo, onSelect: () => void bulk(undo, done) } } : {};
    if (error) {
      const { title, description } = bulkFailure(action, error);
      showToast({ title, description: `${partCopy(outcome)}${description}`, variant: 'destructive', ...back });
      return left;
    }
    const files = answers.flatMap(({ csv }) => csv ?? []);
    if (files.length > 0) download(csvFile(joinCsv(files)), answers[0]?.fileName ?? `${type}.csv`);
    showToast({ ...bulkSuccess(action, done.length, type), ...back });
    return left;
  }
  return { isBusy, progress: batches.progress, bulk };
}
