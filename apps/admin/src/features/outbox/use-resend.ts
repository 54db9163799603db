import { useState } from 'react';
import type { OutboxMessageResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { partCopy, useBatches } from '../../lists/use-batches.ts';
import { useReload } from '../../lists/use-reload.ts';
import { api } from '../../session.ts';
import { namesOf } from './delivery.ts';
import { outboxCopy as copy } from './outbox.copy.ts';

/** Sends messages again; each action reports its result and reloads the list. */
export function useResend() {
  const [isBusy, setBusy] = useState(false);
  const reload = useReload('/api/outbox');
  const batches = useBatches();

  async function attempt(work: () => Promise<string>): Promise<boolean> {
    setBusy(true);
    try {
      showToast({ title: await work() });
      reload();
      return true;
    } catch (error) {
      showToast({ title: common.thatDidNotWork, description: readableError(error), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    progress: batches.progress,
    one: (message: OutboxMessageResponse) =>
      attempt(async () => {
        await dataOf(api.calls.POST('/api/outbox/{id}/resend', { params: { path: { id: message.id } } }));
        return copy.resent(namesOf(message));
      }),
    /** Returns the ids for which the action failed; they stay selected. */
    async several(items: readonly number[]): Promise<number[]> {
      setBusy(true);
      const outcome = await batches.run(items, (some) =>
        dataOf(api.calls.POST('/api/outbox/resend', { body: { items: some } })),
      );
      setBusy(false);
      const processed = outcome.done.length;
      if (processed > 0) reload();
      if (outcome.error)
        showToast({
          title: common.thatDidNotWork,
          description: `${partCopy(outcome)}${readableError(outcome.error)}`,
          variant: 'destructive',
        });
      else showToast({ title: copy.resentCount({ count: processed }) });
      return outcome.left;
    },
  };
}
