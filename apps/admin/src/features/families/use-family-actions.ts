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

/** Returns a function that updates families in all cached reads at once, before they are read again. */
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

/** Runs one action on several families, in as many requests as necessary. */
function useSeveral(reload: () => void) {
  const [isBusy, setBusy] = useState(false);
  const batches = useBatches();

  /** Returns the ids for which the action failed; they stay selected. @param onDone reports the successful ids */
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

/** Actions on families. Each reports its result, offers Undo where possible, and reloads the list. */
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

  /** @param back the previous status, for Undo; left out if the families had different ones */
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
    /** Progress of an action in several batches. */
    progress,
    setStatus,
    restore,
    remove,
    /** Downloads the selected families as a file. */
    exportSome: (ids: readonly number[]): Promise<boolean> =>
      attempt(copy.exportFailed, async () => {
        const { answers, error } = await inBatches(ids, (some) => bulk('export', some));
        if (error) throw error;
        download(csvFile(joinCsv(answers.flatMap(({ csv }) => csv ?? []))), answers[0]?.fileName ?? 'families.csv');
      }),
    /** Downloads every family of the list, on all its pages. @param address path of the CSV export, with the list's filters */
    exportAll: (address: string, fileName: string): Promise<boolean> =>
      attempt(copy.exportFailed, async () => download(await api.readFile(address), fileName)),
    /** Throws `ApiError` when the API refuses it: the form shows the error beside the field. */
    async correct(id: number, body: FamilyUpdateRequest): Promise<FamilyResponse> {
      const family = await dataOf(api.calls.PUT('/api/families/{id}', { params: { path: { id } }, body }));
      show([id], family);
      reload();
      return family;
    },
  };
}

export type FamilyActions = ReturnType<typeof useFamilyActions>;
