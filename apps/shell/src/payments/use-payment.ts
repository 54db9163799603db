import { useEffect, useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { useRead } from '../app/reads.ts';

/** Milliseconds between polls: often while the payer is likely to be typing a PIN, seldom later. */
const soon = 5_000;
const later = 30_000;
/** Milliseconds after which the payer is no longer typing. */
const timeoutMs = 120_000;

export const paymentPath = (reference: string) => apiPath('/api/payments/{reference}', { path: { reference } });

/** The status of a payment, polled while it is open and the page is visible. @param reference '' if there is no payment */
export function usePayment(reference: string) {
  const { data: payment, error, refetch } = useRead(paymentPath(reference), reference !== '');
  const [pause, setPause] = useState(soon);
  const isOpen = payment?.status === 'pending';
  useEffect(() => {
    if (!isOpen) return;
    const slower = setTimeout(() => setPause(later), timeoutMs);
    return () => clearTimeout(slower);
  }, [isOpen]);
  useEffect(() => (isOpen ? pollWhileVisible(() => void refetch(), pause) : undefined), [isOpen, pause, refetch]);
  return { payment, error, refresh: () => void refetch() };
}
