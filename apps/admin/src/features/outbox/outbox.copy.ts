import type { OutboxMessageResponse, StatsResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { formatMoment } from '../../content/normalise.ts';
import { outboxTexts as copy } from './outbox-texts.copy.ts';

export const statuses = { all: copy.allMessages, waiting: 'Waiting', sent: 'Sent', dead: copy.notDelivered };
export const channels = {
  '': copy.eMailsTextsAndNotifications,
  email: 'E-mails',
  text: copy.texts,
  push: 'Notifications',
};
const recipients: Record<OutboxMessageResponse['channel'], string> = {
  email: 'E-mail to',
  text: copy.textTo,
  push: copy.notificationToDevice,
};

export const recipientOf = ({ channel, recipient }: OutboxMessageResponse): string =>
  `${recipients[channel]} ${recipient}`;

const tries = (attempts: number) => (attempts === 1 ? '1 attempt' : copy.attempts({ attempts }));

/** A message's delivery status as text. */
export function deliveryStatus({ status, attempts, nextAttemptAt, sentAt }: OutboxMessageResponse): string {
  if (status === 'sent') return copy.sent({ moment: formatMoment(sentAt ?? nextAttemptAt) });
  if (status === 'dead') return copy.givenUpAfter({ attempts: tries(attempts) });
  return attempts === 0
    ? 'Waiting'
    : copy.waitingAfterNext({ attempts: tries(attempts), nextAttemptAt: formatMoment(nextAttemptAt) });
}

/** What the button does to a message of this status. */
export const resendLabel: Record<OutboxMessageResponse['status'], string> = {
  dead: common.tryAgain,
  waiting: copy.sendNow,
  sent: copy.sendOnceMore,
};

export const subjectOf = ({ subject, channel }: OutboxMessageResponse): string =>
  subject ?? (channel === 'text' ? common.textMessage : copy.eMailWithoutASubject);

/** 'e-mail and text messages' that are written to files instead of being sent; empty when all leave the house. */
export const withoutSender = ({ mailConfigured, textConfigured }: NonNullable<StatsResponse['outbox']>): string =>
  [mailConfigured ? '' : 'e-mail', textConfigured ? '' : 'text messages'].filter(Boolean).join(' and ');
