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

/** Success text of an action, the action that undoes it, and its error text. */
const outcomes: Record<Action, { done(values: { count: number }): string; back: Action; failed: string }> = {
  activate: { done: copy.updated, back: 'deactivate', failed: copy.updateFailed },
  deactivate: { done: copy.updated, back: 'activate', failed: copy.updateFailed },
  delete: { done: copy.deleted, back: 'restore', failed: copy.deleteFailed },
  restore: { done: copy.restored, back: 'delete', failed: copy.restoreFailed },
};
const isActiveAfter: Partial<Record<Action, boolean>> = { activate: true, deactivate: false };

const run = (action: Action, ids: number[]): Promise<object> => {
  const [id] = ids;
  // A single product is deleted by its own route: the log entry is the same, and its errors are more specific.
  return action === 'delete' && ids.length === 1 && id !== undefined
    ? dataOf(api.calls.DELETE('/api/products/{id}', { params: { path: { id } } }))
    : dataOf(api.calls.POST('/api/products/bulk', { body: { action, items: ids } }));
};

/** Returns a function that shows a change in the list at once, before it is read again. */
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

/** Reads the product again, because the list may be out of date, and saves it with a new number of units. Returns it before and after. */
async function writeUnits(id: number, stockQuantity: number): Promise<{ before: Product; saved: Product }> {
  const path = { id };
  const before = await api.read(apiPath('/api/products/{id}', { path }));
  const body = toRequest(toDraft({ ...before, stockQuantity }), {
    version: before.version,
    stock: before.stockQuantity,
  });
  return { before, saved: await dataOf(api.calls.PUT('/api/products/{id}', { params: { path }, body })) };
}

/** Actions on products outside their form. Success is reported by a toast with Undo, an error on the page (PROD-35). */
export function useProducts() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const show = useShown();
  const reload = useStoreReload();
  const batches = useBatches();

  /** Runs one action on several products. Returns the ids for which it failed; they stay selected. */
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

  /** Sets the number of units of one product. */
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
    /** The error as a sentence; empty if there is none. */
    failure,
    forget: () => setFailure(''),
    /** Called after a product was saved in its form: PROD-36, PROD-37. */
    saved(isNew: boolean) {
      reload();
      showToast({ title: copy.success, description: isNew ? copy.created : copy.updated({ count: 1 }) });
    },
  };
}

export type ProductActions = ReturnType<typeof useProducts>;
