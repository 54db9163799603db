import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FamilyBulkRequest, FamilyResponse, FamilyUpdateRequest } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import type { FamilyStatus } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { csvFile, download, joinCsv } from '../../content/download.ts';
import { partCopy, useBatches } from '../../lists/use-batches.ts';
import { useReload } from '../../lists/use-reload.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { familiesCopy as copy } from './families.copy.ts';

const familiesPath = '/api/families';
const undo = (onSelect: () => unknown) => ({ action: { label: common.undo, onSelect: () => void onSelect() } });
const bulk = (action: FamilyBulkRequest['action'], items: number[]) =>
  dataOf(api.calls.POST('/api/families/bulk', { body: { action, items } }));

/** Shown at once wherever the families stand, before they are read again. */
function useShow() {
  const queries = useQueryClient();
  return (ids: number[], change: Partial<FamilyResponse>) => {
    const changed = (family: FamilyResponse) => (ids.includes(family.id) ? { ...family, ...change } : family);
    queries.setQueriesData<FamilyResponse | { items: FamilyResponse[] }>(
      { predicate: ({ queryKey }) => new RegExp(`^${familiesPath}(\\?|/\\d+$)`).test(String(queryKey[0])) },
      (saved) =>
        saved === undefined ? saved : 'items' in saved ? { ...saved, items: saved.items.map(changed) } : changed(saved),
    );
  };
}

/** One thing done to some families, in as many requests as it takes. */
function useSeveral(reload: () => void) {
  const [isBusy, setBusy] = useState(false);
  const batches = useBatches();

  /** Answers those that it was not done to, which stay selected. @param onDone says what was done */
  async function several(
    action: FamilyBulkRequest['action'],
    ids: readonly number[],
    failed: string,
    onDone: (done: number[]) => void,
  ): Promise<number[]> {
    setBusy(true);
    const outcome = await batches.run(ids, (some) => bulk(action, some));
    setBusy(false);
    if (outcome.done.length > 0) {
      onDone(outcome.done);
      reload();
    }
    if (outcome.error)
      showToast({
        title: failed,
        description: `${partCopy(outcome)}${readableError(outcome.error)}`,
        variant: 'destructive',
      });
    return outcome.left;
  }
  return { isBusy, progress: batches.progress, several, inBatches: batches.run };
}

/** What can be done to families; each says what it did, offers to take it back, and has the list fetched again. */
export function useFamilyActions() {
  const { isBusy, attempt: tryOut } = useAttempt();
  const show = useShow();
  const reload = useReload(familiesPath);
  const { progress, isBusy: isBulkBusy, several, inBatches } = useSeveral(reload);

  const attempt = (failed: string, work: () => Promise<unknown>) =>
    tryOut(async () => {
      await work();
      reload();
    }, failed);

  /** @param back the status that an undo gives back; left out where they had several */
  const setStatus = (ids: readonly number[], status: FamilyStatus, back?: FamilyStatus): Promise<number[]> =>
    several(status === 'active' ? 'activate' : 'deactivate', ids, copy.statusFailed, (done) => {
      show(done, { status });
      showToast({
        title: copy.statusUpdated,
        description: (status === 'active' ? copy.nowActive : copy.nowInactive)({ count: done.length }),
        ...(back && back !== status ? undo(() => setStatus(done, back)) : {}),
      });
    });

  const restore = (ids: readonly number[]): Promise<number[]> =>
    several('restore', ids, copy.restoreFailed, (done) =>
      showToast({ title: copy.restored({ count: done.length }), ...undo(() => remove(done)) }),
    );

  const remove = (ids: readonly number[]): Promise<number[]> =>
    several('delete', ids, copy.deleteFailed, (done) =>
      showToast({ title: copy.deleted({ count: done.length }), ...undo(() => restore(done)) }),
    );

  return {
    isBusy: isBusy || isBulkBusy,
    /** How far an action in several batches is. */
    progress,
    setStatus,
    restore,
    remove,
    /** The chosen families as a file. */
    exportSome: (ids: readonly number[]): Promise<boolean> =>
      attempt(copy.exportFailed, async () => {
        const { answers, error } = await inBatches(ids, (some) => bulk('export', some));
        if (error) throw error;
        download(csvFile(joinCsv(answers.flatMap(({ csv }) => csv ?? []))), answers[0]?.fileName ?? 'families.csv');
      }),
    /** Every family that a list shows on all its pages. @param address of the API's file, with the list's filters */
    exportAll: (address: string, fileName: string): Promise<boolean> =>
      attempt(copy.exportFailed, async () => download(await api.readFile(address), fileName)),
    /** Raises `ApiError` when refused: the form shows what is wrong beside the field. */
    async correct(id: number, body: FamilyUpdateRequest): Promise<FamilyResponse> {
      const family = await dataOf(api.calls.PUT('/api/families/{id}', { params: { path: { id } }, body }));
      show([id], family);
      reload();
      return family;
    },
  };
}

export type FamilyActions = ReturnType<typeof useFamilyActions>;
