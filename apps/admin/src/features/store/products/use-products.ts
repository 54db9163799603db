import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductBulkRequest, ProductResponse } from '@ministry/api-client';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../../common.copy.ts';
import { partCopy, useBatches } from '../../../lists/use-batches.ts';
import { api } from '../../../session.ts';
import { productsPath } from '../store.ts';
import { useStoreReload } from '../use-store-reload.ts';
import { type Product, toDraft, toRequest } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';

type Action = ProductBulkRequest['action'];

/** What an action says once it is done, what takes it back, and what it says where it failed. */
const outcomes: Record<Action, { done(values: { count: number }): string; back: Action; failed: string }> = {
  activate: { done: copy.updated, back: 'deactivate', failed: copy.updateFailed },
  deactivate: { done: copy.updated, back: 'activate', failed: copy.updateFailed },
  delete: { done: copy.deleted, back: 'restore', failed: copy.deleteFailed },
  restore: { done: copy.restored, back: 'delete', failed: copy.restoreFailed },
};
const isActiveAfter: Partial<Record<Action, boolean>> = { activate: true, deactivate: false };

const run = (action: Action, ids: number[]): Promise<object> => {
  const [id] = ids;
  // One product goes by its own route: what the log says of it is the same, its refusal says more.
  return action === 'delete' && ids.length === 1 && id !== undefined
    ? dataOf(api.calls.DELETE('/api/products/{id}', { params: { path: { id } } }))
    : dataOf(api.calls.POST('/api/products/bulk', { body: { action, items: ids } }));
};

/** Shows a change at once in the list, before it is read again. */
function useShown() {
  const queries = useQueryClient();
  return (ids: number[], change: Partial<ProductResponse>) =>
    queries.setQueriesData<{ items: ProductResponse[] }>(
      { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${productsPath}?`) },
      (page) =>
        page && {
          ...page,
          items: page.items.map((product) => (ids.includes(product.id) ? { ...product, ...change } : product)),
        },
    );
}

/** The product as it is stored now, since the list may be of earlier, and what it becomes with so many units. */
async function writeUnits(id: number, stockQuantity: number): Promise<{ before: Product; saved: Product }> {
  const path = { id };
  const before = await api.read(apiPath('/api/products/{id}', { path }));
  const body = toRequest(toDraft({ ...before, stockQuantity }), {
    version: before.version,
    stock: before.stockQuantity,
  });
  return { before, saved: await dataOf(api.calls.PUT('/api/products/{id}', { params: { path }, body })) };
}

/** What can be done to products without their form. Success is a toast with the way back; what failed stands on the page (PROD-35). */
export function useProducts() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const show = useShown();
  const reload = useStoreReload();
  const batches = useBatches();

  /** Does one thing to some products. Answers those that it was not done to, which stay selected. */
  async function act(action: Action, ids: readonly number[]): Promise<number[]> {
    const { done, back, failed } = outcomes[action];
    const isActive = isActiveAfter[action];
    setBusy(true);
    setFailure('');
    const outcome = await batches.run(ids, (some) => run(action, some));
    setBusy(false);
    if (outcome.done.length > 0) {
      if (isActive !== undefined) show(outcome.done, { isActive });
      reload();
      showToast({
        title: copy.success,
        // PROD-37, PROD-38
        description: done({ count: outcome.done.length }),
        action: { label: common.undo, onSelect: () => void act(back, outcome.done) },
      });
    }
    if (outcome.error) setFailure(`${failed}. ${partCopy(outcome)}${readableError(outcome.error)}`);
    return outcome.left;
  }

  /** Writes how many units are left of one product. */
  async function setUnits(id: number, units: number): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      const { before, saved } = await writeUnits(id, units);
      show([id], saved);
      showToast({
        title: copy.success,
        description: copy.updated({ count: 1 }),
        action: { label: common.undo, onSelect: () => void setUnits(id, before.stockQuantity) },
      });
    } catch (error) {
      setFailure(`${copy.updateFailed}. ${readableError(error)}`);
    }
    setBusy(false);
    reload();
  }

  return {
    isBusy,
    progress: batches.progress,
    act,
    setUnits,
    /** What did not work, as a sentence; empty while nothing failed. */
    failure,
    forget: () => setFailure(''),
    /** A product was saved in its form: PROD-36, PROD-37. */
    saved(isNew: boolean) {
      reload();
      showToast({ title: copy.success, description: isNew ? copy.created : copy.updated({ count: 1 }) });
    },
  };
}

export type ProductActions = ReturnType<typeof useProducts>;
