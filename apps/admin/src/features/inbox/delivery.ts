import type { ContactReplyResponse, PrayerReplyResponse } from '@ministry/api-client';
import { inboxCopy as copy } from './inbox.copy.ts';
import { receivedAt } from './received-at.tsx';

type Delivery = Pick<ContactReplyResponse, 'delivery' | 'sentAt' | 'failure' | 'nextAttemptAt'>;

/** Whether a reply is sent by e-mail. Other replies are read with a code on the site. */
export const isEmail = (reply: ContactReplyResponse | PrayerReplyResponse): reply is ContactReplyResponse =>
  'delivery' in reply;

/** Delivery status of a reply and the reason, as text. */
export function deliveryCopy({ delivery, sentAt, failure, nextAttemptAt }: Delivery): string {
  switch (delivery) {
    case 'sent':
      return sentAt ? copy.sentAt({ moment: receivedAt(sentAt) }) : copy.sentOnce;
    case 'failed':
      return copy.failed({ reason: failure ?? copy.givenUp });
    case 'queued':
      if (!failure) return copy.queued;
      return nextAttemptAt
        ? copy.notDeliveredNext({ moment: receivedAt(nextAttemptAt), reason: failure })
        : copy.notDelivered({ reason: failure });
    case null:
      return copy.recordGone;
  }
}

/** The reply was written a moment ago and will be sent within seconds. */
export const isLeaving = ({ delivery, failure }: Delivery): boolean => delivery === 'queued' && failure === null;
