import type { PaymentState } from '@ministry/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes until the next check, by the age of a payment or notification in minutes; later every hour. Earlier checks make no difference. */
const pauses = [
  { below: 1, pause: 1 },
  { below: 3, pause: 2 },
  { below: 8, pause: 5 },
  { below: 18, pause: 10 },
  { below: 48, pause: 30 },
];
const maxPauseMinutes = 60;

/** Milliseconds after which a payment in this state is not checked any more. Somebody may pay after a failure, but not days later. */
const timeoutMs: Partial<Record<PaymentState, number>> = { failed: day, cancelled: day };

/** Milliseconds after which a pending payment is overdue. Its next check ends it. */
const pendingTimeoutMs = 7 * day;

/** Milliseconds for which a notification is retried; its payment is checked for longer. */
const notificationTimeoutMs = day;

interface CheckState {
  status: PaymentState;
  createdAt: Date;
}

/** Whether nobody has paid within the time limit. */
export const isOverdue = ({ status, createdAt }: CheckState, now: Date): boolean =>
  status === 'pending' && now.getTime() - createdAt.getTime() >= pendingTimeoutMs;

/** When the provider is asked next about a payment; null for never again. A pending payment is checked until one check succeeds when it is overdue. */
export function nextCheck({ status, createdAt }: CheckState, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  return status === 'pending' || age < (timeoutMs[status] ?? 0) ? afterPause(age, now) : null;
}

/** When a notification that could not be checked is retried; null for never again. */
export function nextTry({ receivedAt }: { receivedAt: Date }, now: Date): Date | null {
  const age = now.getTime() - receivedAt.getTime();
  return age < notificationTimeoutMs ? afterPause(age, now) : null;
}

/** A payment that was created before this time and is still open is overdue. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - pendingTimeoutMs);

function afterPause(age: number, now: Date): Date {
  const { pause } = pauses.find(({ below }) => age < below * minute) ?? { pause: maxPauseMinutes };
  return new Date(now.getTime() + pause * minute);
}
