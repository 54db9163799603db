import type { OutboxMessageResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { outboxCopy as copy } from './outbox.copy.ts';

/** A message's delivery status as text. */
export function deliveryStatus({ status, attempts, nextAttemptAt, sentAt }: OutboxMessageResponse): string {
  if (status === 'sent') return copy.sentAt({ time: formatDateTime(sentAt ?? nextAttemptAt) });
  if (status === 'dead') return copy.givenUp({ attempts });
  return attempts === 0 ? copy.waiting : copy.waitingAfter({ attempts, time: formatDateTime(nextAttemptAt) });
}

export const subjectOf = ({ subject, channel }: OutboxMessageResponse): string =>
  subject ?? (channel === 'text' ? common.textMessage : copy.noSubject);

/** Subject and recipient of a message, for texts. */
export const namesOf = (message: OutboxMessageResponse) => ({
  subject: subjectOf(message),
  recipient: message.recipient,
});
