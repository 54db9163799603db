import { useQueryClient } from '@tanstack/react-query';
import type { FamilyBulkRequest, FamilyResponse, FamilyUpdateRequest } from '@ministry/api-client';
import { dataOf } from '@ministry/api-client';
import type { FamilyStatus } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { csvFile, download } from '../../content/download.ts';
import { useReload } from '../../lists/use-reload.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { countedFamilies } from './family-copy.ts';

const familiesPath = '/api/families';
const undo = (onSelect: () => unknown) => ({ action: { label: 'Undo', onSelect: () => void onSelect() } });
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

/** What can be done to families; each says what it did, offers to take it back, and has the list fetched again. Answers whether it was done. */
export function useFamilyActions() {
  const { isBusy, attempt: tryOut } = useAttempt();
  const show = useShow();
  const reload = useReload(familiesPath);

  const attempt = (failed: string, work: () => Promise<unknown>) =>
    tryOut(async () => {
      await work();
      reload();
    }, failed);

  /** @param back the status that an undo gives back; left out where they had several */
  const setStatus = (ids: number[], status: FamilyStatus, back?: FamilyStatus): Promise<boolean> =>
    attempt('Failed to update family status', async () => {
      await bulk(status === 'active' ? 'activate' : 'deactivate', ids);
      show(ids, { status });
      showToast({
        title: 'Family status updated successfully',
        description: `${countedFamilies(ids.length)} ${ids.length === 1 ? 'is' : 'are'} ${status} now.`,
        ...(back && back !== status ? undo(() => setStatus(ids, back)) : {}),
      });
    });

  const restore = (ids: number[]): Promise<boolean> =>
    attempt('Failed to restore family', async () => {
      await bulk('restore', ids);
      showToast({
        title:
          ids.length === 1 ? 'Family restored successfully' : `${countedFamilies(ids.length)} restored successfully`,
        ...undo(() => remove(ids)),
      });
    });

  const remove = (ids: number[]): Promise<boolean> =>
    attempt('Failed to delete family', async () => {
      await bulk('delete', ids);
      showToast({
        title: ids.length === 1 ? 'Family deleted successfully' : `${countedFamilies(ids.length)} deleted successfully`,
        ...undo(() => restore(ids)),
      });
    });

  return {
    isBusy,
    setStatus,
    restore,
    remove,
    /** The chosen families as a file. */
    exportSome: (ids: number[]): Promise<boolean> =>
      attempt('Failed to export families', async () => {
        const { csv = '', fileName = 'families.csv' } = await bulk('export', ids);
        download(csvFile(csv), fileName);
      }),
    /** Every family that a list shows on all its pages. @param address of the API's file, with the list's filters */
    exportAll: (address: string, fileName: string): Promise<boolean> =>
      attempt('Failed to export families', async () => download(await api.readFile(address), fileName)),
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
