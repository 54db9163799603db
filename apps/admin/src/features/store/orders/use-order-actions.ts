import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OrderPaymentRequest } from '@ministry/api-client';
import { apiPath, dataOf, randomId, readableError } from '@ministry/api-client';
import type { OrderState } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { download } from '../../../content/download.ts';
import { readQuery } from '../../../reads.ts';
import { api } from '../../../session.ts';
import { ordersPath } from '../store.ts';
import { useStoreReload } from '../use-store-reload.ts';
import type { Order, OrderDetails } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';

/** Runs an action and keeps its error, which is shown on the page or in the dialog where the action was started. */
function useAttemptsHere() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function attempt(failed: string, work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure('');
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(`${failed}. ${readableError(error)}`);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    /** The error as a sentence; empty if there is none (ORD-16). */
    failure,
    forget: () => setFailure(''),
    attempt,
  };
}

/** Adds a note that settles the problem of an order. Repeated after a lost response, it has the same idempotency key and is added once. */
function useSettlingNote() {
  const sent = useRef({ text: '', key: '' });

  return async (id: number, note: string): Promise<OrderDetails> => {
    const text = `${id} ${note}`;
    if (sent.current.text !== text) sent.current = { text, key: randomId() };
    const order = await dataOf(
      api.calls.POST('/api/orders/{id}/notes', {
        params: { path: { id } },
        body: { note, isSettled: true },
        headers: { 'Idempotency-Key': sent.current.key },
      }),
    );
    sent.current = { text: '', key: '' };
    return order;
  };
}

/** Actions on orders. Success is reported by a toast, an error where the action was started (PROD-35). Each returns whether it succeeded. */
export function useOrderActions() {
  const { attempt, ...attempts } = useAttemptsHere();
  const queries = useQueryClient();
  const reload = useStoreReload();
  const addSettlingNote = useSettlingNote();

  /** Updates the list and the details at once, before they are read again. */
  function show(order: OrderDetails) {
    const { id, status, paymentStatus, attention } = order;
    queries.setQueryData(readQuery(apiPath('/api/orders/{id}', { path: { id } })).queryKey, order);
    queries.setQueriesData<{ items: Order[] }>(
      { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${ordersPath}?`) },
      (page) =>
        page && {
          ...page,
          items: page.items.map((one) => (one.id === id ? { ...one, status, paymentStatus, attention } : one)),
        },
    );
    reload();
  }

  async function change(work: () => Promise<OrderDetails>, done: string): Promise<boolean> {
    const isDone = await attempt(copy.updateFailed, async () => {
      show(await work());
      showToast({ title: copy.success, description: done });
    });
    // A change is refused when somebody else has changed the order.
    if (!isDone) reload();
    return isDone;
  }
  const path = (id: number) => ({ params: { path: { id } } });

  return {
    ...attempts,
    /** ORD-11, ORD-17 */
    move: ({ id }: { id: number }, status: OrderState, note = '') =>
      change(
        () => dataOf(api.calls.PUT('/api/orders/{id}', { ...path(id), body: { status, ...(note ? { note } : {}) } })),
        copy.statusDone,
      ),
    /** Records money that was received or refunded at the office. */
    settle: ({ id }: { id: number }, body: OrderPaymentRequest) =>
      change(
        () => dataOf(api.calls.PUT('/api/orders/{id}/payment', { ...path(id), body })),
        body.paymentStatus === 'completed' ? copy.paidDone : copy.refundedDone,
      ),
    /** Marks the problem of an order as settled; the note is added to its history. */
    settleAttention: ({ id }: { id: number }, note: string) =>
      change(() => addSettlingNote(id, note), copy.attentionDone),
    /** Asks the provider for the status of a payment. */
    askAgain: (reference: string) =>
      attempt(copy.payments.askFailed, async () => {
        await dataOf(api.calls.POST('/api/payments/{reference}/check', { params: { path: { reference } } }));
        reload();
        showToast({ title: copy.payments.askedTitle, description: copy.payments.askedText });
      }),
    /** @param address path of the CSV export, with the list's filters */
    exportAll: (address: string, fileName: string) =>
      attempt(copy.exportFailed, async () => download(await api.readFile(address), fileName)),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
