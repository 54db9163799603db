import { useState } from 'react';
import type { PaymentRecordResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { api } from '../../session.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { paymentStates, providers } from './labels.ts';

/** Asks a provider again about a payment, and marks a problem as settled. @param onDone reloads the list */
export function usePaymentActions(onDone: () => void) {
  const [asking, setAsking] = useState<string | null>(null);
  const [settling, setSettling] = useState<string | null>(null);

  async function ask({ reference, provider, status: before }: PaymentRecordResponse) {
    setAsking(reference);
    try {
      const { status } = await dataOf(
        api.calls.POST('/api/payments/{reference}/check', { params: { path: { reference } } }),
      );
      showToast({
        title: `${providers[provider]}: ${paymentStates[status].toLowerCase()}`,
        description:
          status === before
            ? copy.online.nothingChanged
            : copy.online.stateBefore({ state: paymentStates[before].toLowerCase() }),
      });
      onDone();
    } catch (error) {
      showToast({
        title: copy.online.askFailed,
        description: readableError(error),
        variant: 'destructive',
      });
    } finally {
      setAsking(null);
    }
  }

  async function settle({ reference }: PaymentRecordResponse) {
    setSettling(reference);
    try {
      await dataOf(api.calls.POST('/api/payments/{reference}/settled', { params: { path: { reference } } }));
      showToast({ title: copy.online.settleDone });
      onDone();
    } catch (error) {
      showToast({ title: copy.online.settleFailed, description: readableError(error), variant: 'destructive' });
    } finally {
      setSettling(null);
    }
  }

  return {
    asking,
    settling,
    onAsk: (payment: PaymentRecordResponse) => void ask(payment),
    onSettle: (payment: PaymentRecordResponse) => void settle(payment),
  };
}
