import type { PaymentState } from '@ministry/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes between one question to the provider and the next; then every hour. */
const pauses = [1, 2, 5, 10, 30];
const longestPause = 60;

/** Milliseconds after which a payment of a state is not asked about any more. Somebody may pay after a failure, but not days later. */
const patience: Partial<Record<PaymentState, number>> = { pending: 7 * day, failed: day, cancelled: day };

type Asked = { status: PaymentState; createdAt: Date; checks: number };

/** Nobody has paid in all that time. */
export const isOverdue = ({ status, createdAt }: Asked, now: Date): boolean => status === 'pending' && now.getTime() - createdAt.getTime() >= 7 * day;

/** When the provider is asked next about a payment that it was asked about `checks` times; null for never again. */
export function nextCheck({ status, createdAt, checks }: Asked, now: Date): Date | null {
  const left = createdAt.getTime() + (patience[status] ?? 0) - now.getTime();
  return left > 0 ? new Date(now.getTime() + (pauses[checks] ?? longestPause) * minute) : null;
}
