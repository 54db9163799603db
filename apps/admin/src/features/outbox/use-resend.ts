import { useState } from 'react';
import type { OutboxMessageResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useReload } from '../../lists/use-reload.ts';
import { api } from '../../session.ts';
import { subjectOf } from './outbox.copy.ts';

/** Sends messages again; each says what happens, and has the list read anew. */
export function useResend() {
  const [isBusy, setBusy] = useState(false);
  const reload = useReload('/api/outbox');

  async function attempt(work: () => Promise<string>): Promise<boolean> {
    setBusy(true);
    try {
      showToast({ title: await work() });
      reload();
      return true;
    } catch (error) {
      showToast({ title: 'That did not work', description: readableError(error), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    one: (message: OutboxMessageResponse) =>
      attempt(async () => {
        await dataOf(api.calls.POST('/api/outbox/{id}/resend', { params: { path: { id: message.id } } }));
        return `'${subjectOf(message)}' to ${message.recipient} is on its way again.`;
      }),
    /** Answers whether it was done, so that the selection can be let go. */
    several: (items: number[]) =>
      attempt(async () => {
        const { processed } = await dataOf(api.calls.POST('/api/outbox/resend', { body: { items } }));
        return processed === 1 ? '1 message is on its way again.' : `${processed} messages are on their way again.`;
      }),
  };
}
