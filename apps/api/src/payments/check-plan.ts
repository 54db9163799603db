import type { PaymentState } from '@ministry/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes to the next question by the age of a payment in minutes; later every hour. However often it was asked about meanwhile. */
const pauses = [
  { below: 1, pause: 1 },
  { below: 3, pause: 2 },
  { below: 8, pause: 5 },
  { below: 18, pause: 10 },
  { below: 48, pause: 30 },
];
const longestPause = 60;

/** Milliseconds after which a payment of a state is not asked about any more. Somebody may pay after a failure, but not days later. */
const patience: Partial<Record<PaymentState, number>> & { pending: number } = { pending: 7 * day, failed: day, cancelled: day };

interface Asked {
  status: PaymentState;
  createdAt: Date;
}

/** Nobody has paid in all that time. */
export const isOverdue = ({ status, createdAt }: Asked, now: Date): boolean => status === 'pending' && now.getTime() - createdAt.getTime() >= patience.pending;

/** When the provider is asked next about a payment; null for never again. */
export function nextCheck({ status, createdAt }: Asked, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= (patience[status] ?? 0)) return null;
  const { pause } = pauses.find(({ below }) => age < below * minute) ?? { pause: longestPause };
  return new Date(now.getTime() + pause * minute);
}
