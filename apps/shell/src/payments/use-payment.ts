import { useEffect, useState } from 'react';
import type { PaymentResponse } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { useRead } from '../app/reads.ts';

/** Milliseconds between two questions: often while somebody is likely to be typing a PIN, seldom later. */
const soon = 5_000;
const later = 30_000;
/** Milliseconds after which nobody is typing any more. */
const patience = 120_000;

export const paymentPath = (reference: string): string => `/api/payments/${reference}`;

/** What became of a payment, asked again while it is open and the page is seen; '' is no reference. */
export function usePayment(reference: string) {
  const { data: payment, error, refetch } = useRead<PaymentResponse>(paymentPath(reference), reference !== '');
  const [pause, setPause] = useState(soon);
  const isOpen = payment?.status === 'pending';
  useEffect(() => {
    if (!isOpen) return;
    const slower = setTimeout(() => setPause(later), patience);
    return () => clearTimeout(slower);
  }, [isOpen]);
  useEffect(() => (isOpen ? pollWhileVisible(() => void refetch(), pause) : undefined), [isOpen, pause, refetch]);
  return { payment, error, look: () => void refetch() };
}
